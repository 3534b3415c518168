import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queryClient } from '#data/query-client';
import { raiderQueries } from '#data/raids/raid-queries';
import { isReportCode, type ReportCode, type ReportLink } from '#domain/log-site/report-link';
import type { OpenFight } from '#domain/raid/open-fight';
import { RAID_VIEWS, type RaidQuery, type RaidView } from '#routes';
import { searchOf } from '#ui/search-of';
import { closePlayer, openPlayer } from './player-steps';

/** What the address says is open: `/?report=CODE&fight=ID&player=NAME&view=board`. */
export interface RaidAddress {
  /** As it stands in the address, if anything does. */
  typedCode?: string;
  /** The same, when it is a report code. */
  code?: ReportCode;
  /** A fight's id, `last`, or empty. */
  fight: string;
  /** The chosen player's key; empty when nobody is chosen. */
  player: string;
  /** How the raid is looked at. Unknown words mean the verdicts. */
  view: RaidView;
  /** The code of the raid that `since` compares with; empty when the address names none. */
  against: string;
  /** What a table is narrowed to: `faults`, `changed`; empty when it shows everybody. */
  only: string;
  /** What the whole night's table is about: `pull`, or empty for gear. It is kept while the raid is open. */
  show: 'pull' | '';
}

/** Whether a view is of one fight, and so needs one to be chosen. */
export const needsFight = (view: RaidView): boolean => view === 'verdicts' || view === 'board';

const codeIn = (text: string | null): ReportCode | undefined =>
  text !== null && isReportCode(text) ? text : undefined;

/** What the query of an address says is open. */
export function readRaidAddress(params: URLSearchParams): RaidAddress {
  const typedCode = params.get('report') ?? undefined;
  const code = codeIn(params.get('report'));
  return {
    ...(typedCode !== undefined && { typedCode }),
    ...(code && { code }),
    fight: params.get('fight') ?? '',
    player: params.get('player') ?? '',
    view: RAID_VIEWS.find((view) => view === params.get('view')) ?? 'verdicts',
    against: codeIn(params.get('against')) ?? '',
    only: params.get('only') ?? '',
    show: params.get('show') === 'pull' ? 'pull' : '',
  };
}

/** What the person has before them: the address and what stands in the report field. What is drawn may be behind. */
export function pageInHand(): string {
  const field = document.querySelector<HTMLInputElement>('[data-shortcut="report"]');
  return `${window.location.href} ${field?.value}`;
}

/**
 * The address is the main page's state: back, forward, reload and a shared link bring it again.
 *
 * Each function stays the same until the part of the address that it leaves alone changes, so that a memoised
 * component which is given one is not drawn again.
 */
export function useRaidAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readRaidAddress(params);
  const { code, typedCode = '', fight, view, against, only, show } = address;

  const open = useCallback(
    (query: RaidQuery, state?: PickState) => {
      const search = `?${searchOf(query)}`;
      // Pressed twice, one step back leads to where the person was.
      navigate({ search }, { replace: search === window.location.search, state });
    },
    [navigate],
  );
  const openReport = useCallback((link: ReportLink) => open(link), [open]);
  /** Shows a fight: on the board where that is in view, else by its verdicts. */
  const openFight = useCallback(
    (fight: OpenFight) => {
      // Asked for before what waits for it is drawn.
      if (code) void queryClient.prefetchQuery(raiderQueries.ofFight(code, fight));
      const pick = `${fight.boss} ${fight.startedAt}`;
      open(
        { code: typedCode, fight: fight.id, view: view === 'board' ? 'board' : 'verdicts', show },
        { pick },
      );
    },
    [open, code, typedCode, view, show],
  );
  /** Chooses a player, or nobody. */
  const choosePlayer = useCallback(
    (player = '') => {
      const search = `?${searchOf({ code: typedCode, fight, player, view, against, only, show })}`;
      if (player) openPlayer(navigate, search);
      else closePlayer(navigate, search);
    },
    [navigate, typedCode, fight, view, against, only, show],
  );
  return { address, openReport, openFight, choosePlayer };
}

interface PickState {
  /** Tells the fight that the user pressed from another one that had its number before. */
  pick: string;
}

/** The fight that the user pressed to come to this address. Undefined if a link or another press led here. */
export function usePick(): string | undefined {
  const state: Partial<PickState> | null = useLocation().state;
  return state?.pick;
}

/** The query that leads to an address: a link takes what `useRaidAddress` says is open, and changes some of it. */
export const viewSearch = ({ typedCode = '', ...view }: RaidAddress): string =>
  searchOf({ ...view, code: typedCode });
