import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '#data/query-cache/query-client';
import { raiderQueries } from '#data/raids/raid-queries';
import { isReportCode, type ReportCode, type ReportLink } from '#domain/log-site/report-link';
import type { Fight } from '#domain/raid/raid';
import { closePlayer, openPlayer } from '#features/keyboard/player-steps';
import { RAID_VIEWS, type RaidQuery, type RaidView, raidQueryString } from '#routes';
import { type EntryState, useEntryState } from '#ui/entry-state';

/** `/?report=CODE&fight=ID&player=NAME&view=board`. */
export interface RaidAddress {
  /** The code as typed or linked, valid or not. */
  typedCode?: string;
  code?: ReportCode;
  /** A fight's id, `last`, or empty. */
  fight: string;
  /** The chosen player's key, or empty. */
  player: string;
  /** An unknown word means the verdicts. */
  view: RaidView;
  /** Code of the raid that `since` compares with, or empty. */
  against: string;
  /** A filter of the rows: `faults`, `changed` or `unseen`; empty for all rows. */
  filter: string;
  /** `pull`, or empty for gear. It lasts while the raid is open. */
  show: 'pull' | '';
}

export const needsFight = (view: RaidView): boolean => view === 'verdicts' || view === 'board';

const codeIn = (text: string | null): ReportCode | undefined =>
  text !== null && isReportCode(text) ? text : undefined;

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
    filter: params.get('only') ?? '',
    show: params.get('show') === 'pull' ? 'pull' : '',
  };
}

/** Returns the address alone, without functions that change it. */
export const useAddressInView = (): RaidAddress =>
  readRaidAddress(new URLSearchParams(useLocation().search));

/** Returns the address and the report field's text. A change shows that the user has moved on. */
export function viewSnapshot(): string {
  const field = document.querySelector<HTMLInputElement>('input[name="report"]');
  return `${window.location.href} ${field?.value}`;
}

/**
 * The address is the main page's state: Back, Forward, reload and links restore it. Each function
 * is stable until the part of the address that it preserves changes.
 */
export function useRaidAddress() {
  const address = useAddressInView();
  const navigate = useNavigate();
  const { code, typedCode = '', fight, view, against, filter, show } = address;

  const open = useCallback(
    (query: RaidQuery, state?: EntryState) => {
      const queryString = `?${raidQueryString(query)}`;
      // A double click is one step back.
      navigate({ search: queryString }, { replace: queryString === window.location.search, state });
    },
    [navigate],
  );
  const openReport = useCallback((link: ReportLink) => open(link), [open]);
  /** Opens a fight, or a player of it, on the board if that is in view, else in its verdicts. */
  const openFight = useCallback(
    (opened: Fight, player = '') => {
      if (code) void queryClient.prefetchQuery(raiderQueries.ofFight(code, opened));
      const choice = `${opened.boss} ${opened.startedAt}`;
      open(
        {
          code: typedCode,
          fight: opened.id,
          player,
          view: view === 'board' ? 'board' : 'verdicts',
          show,
        },
        { choice },
      );
    },
    [open, code, typedCode, view, show],
  );
  const choosePlayer = useCallback(
    (player = '') => {
      const queryString = `?${raidQueryString({ code: typedCode, fight, player, view, against, filter, show })}`;
      if (player) openPlayer(navigate, queryString);
      else closePlayer(navigate, queryString);
    },
    [navigate, typedCode, fight, view, against, filter, show],
  );
  const showOnly = (wanted: RaidAddress['filter']) =>
    navigate({ search: viewQueryString({ ...address, filter: wanted }) });
  return { address, openReport, openFight, choosePlayer, showOnly };
}

/** Returns a key of the user's choice of fight; undefined if a link opened it. */
export const useFightChoice = (): string | undefined => useEntryState().choice;

/** Returns the query string of a kill’s verdicts. */
export const killQueryString = (address: RaidAddress, kill: Pick<Fight, 'id'>): string =>
  viewQueryString({ ...address, fight: `${kill.id}`, view: 'verdicts', player: '', filter: '' });

export const viewQueryString = ({ typedCode = '', ...view }: RaidAddress): string =>
  raidQueryString({ ...view, code: typedCode });
