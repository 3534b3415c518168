import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useLayoutEffect, useState } from 'react';
import { storeRaidsFlag } from '#data/raids/has-raids';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { language } from '#data/settings/language';
import { deletions } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import type { ReportLink } from '#domain/log-site/report-link';
import { SECOND } from '#domain/time';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsMainContentLoaded } from '#ui/when-idle';
import styles from './MainScreen.module.css';
import { SavedRaidList, SavedRaids } from './saved/SavedRaids';
import { SearchSection } from './search/SearchSection';

interface PartsBelowReportProps {
  isHome: boolean;
  onOpenSaved: (link: ReportLink) => void;
  onOpen: (link: ReportLink) => void;
}

const LateYourGuilds = lateComponent('YourGuilds', () => import('./guilds/YourGuilds'));
const LateOwnPlayers = lateComponent('OwnPlayers', () => import('./saved/OwnPlayers'));

const LateGroupLinks = lateComponent('GroupLinks', () => import('./saved/GroupLinks'));

const LateExampleVerdict = lateComponent(
  'ExampleVerdict',
  () => import('./ways-in/ExampleVerdict'),
);

function useGuildsPart(isHome: boolean) {
  const { data = false, isPending } = useQuery(savedRaidQueries.hasGuilds());
  const hasGuilds = isHome && data;
  const YourGuilds = useLateComponent(LateYourGuilds, { isWanted: hasGuilds });
  return {
    YourGuilds: hasGuilds && YourGuilds,
    areGuildsWaiting: isPending || (hasGuilds && YourGuilds === undefined),
  };
}

/** Renders each part once the part above has rendered, so that nothing is pushed down. */
export const PartsBelowReport = memo(({ isHome, onOpenSaved, onOpen }: PartsBelowReportProps) => {
  useObservable(language);
  const { data: raids, isPending } = useQuery(savedRaidQueries.list());
  const isFirstVisit = isHome && raids?.length === 0;
  // A page without raids does not change while their deletion can be undone.
  const canUndo = useObservable(deletions).length > 0;
  const hasRaids = raids && (raids.length > 0 || canUndo);
  useLayoutEffect(() => {
    if (hasRaids !== undefined) storeRaidsFlag(hasRaids, isHome);
  }, [isHome, hasRaids]);
  const Example = useLateComponent(LateExampleVerdict, {
    isWanted: isFirstVisit,
    patience: 3 * SECOND,
    isDroppedWhenLate: true,
  });
  const canHaveSeason =
    isHome && (raids ?? []).filter(({ savedKills }) => savedKills.length > 0).length > 1;
  const GroupLinks = useLateComponent(LateGroupLinks, { isWanted: canHaveSeason });
  const { YourGuilds, areGuildsWaiting } = useGuildsPart(isHome);
  const OwnPlayers = useLateComponent(LateOwnPlayers, { isWanted: isHome && Boolean(hasRaids) });
  const isOpened = useIsMainContentLoaded(SavedRaidList.load);
  const [isListRendered, setListRendered] = useState(false);
  const noteRendered = useCallback(() => setListRendered(true), []);
  const isWaiting =
    isPending || areGuildsWaiting || !isOpened || (isFirstVisit && Example === undefined);
  // A part that was shown stays: the first opened raid adds a list that is not rendered yet.
  const isNext = !isWaiting && (isListRendered || !raids?.length);
  const [hasSearch] = useAdjustedState(false, (before) => before || isNext);

  // An open raid has nothing below until the user searches. A search stays while parts load.
  const [hasSearched, setSearched] = useState(false);
  const noteSearch = useCallback(() => setSearched(true), []);
  if (isHome ? isWaiting && !hasSearch : !hasSearched) return null;
  return (
    <>
      {isFirstVisit && Example && <Example />}
      {canHaveSeason && (
        <div className={`${styles.season} stack`}>
          {GroupLinks && <GroupLinks raids={raids?.length ?? 0} />}
        </div>
      )}
      {isHome && (
        <div className={isFirstVisit ? styles.fullWidth : styles.saved}>
          {OwnPlayers && <OwnPlayers />}
          {YourGuilds && <YourGuilds onOpen={onOpen} />}
          <SavedRaids onOpen={onOpenSaved} onRendered={noteRendered} />
        </div>
      )}
      {hasSearch && (
        <div className={styles.fullWidth} onInput={noteSearch}>
          <SearchSection onSearch={noteSearch} onOpen={onOpen} />
        </div>
      )}
    </>
  );
});
