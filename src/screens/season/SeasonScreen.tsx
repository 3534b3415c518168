import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { type EveningTable, sortRows } from '#domain/groups/evening-table';
import { filterRows } from '#domain/season/season';
import { useFoundPlayers } from '#features/find/found-players';
import { GroupHead } from '#features/groups/GroupHead';
import { NoGroup } from '#features/groups/NoGroup';
import { ReadingRaids, ReadingTroubles } from '#features/groups/ReadingTroubles';
import { useChosenGroup } from '#features/groups/use-groups';
import { useShortcuts } from '#features/keyboard/use-shortcuts';
import { UndoNotice } from '#features/notices/UndoNotice';
import { announce } from '#features/page/PageStatus';
import { PageTitle } from '#features/page/PageTitle';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { isDialogIn } from '#routes';
import { FIND_TEXTS } from '#texts/find';
import { FRAME_TEXTS } from '#texts/frame';
import { GROUP_TEXTS } from '#texts/groups';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Loading } from '#ui/Loading';
import { useOnChange } from '#ui/use-on-change';
import { SeasonCounts } from './SeasonCounts';
import { SeasonFigures } from './SeasonFigures';
import { SeasonPlot } from './SeasonPlot';
import styles from './SeasonScreen.module.css';
import { SeasonShare } from './SeasonShare';
import { SeasonTable } from './SeasonTable';
import { SeasonTools } from './SeasonTools';
import { SignInToCount } from './SignInToCount';
import { useSeasonAddress } from './season-address';
import { LeftOutRaids, UncountedRaids } from './UncountedRaids';
import { useWordsOfRow } from './use-words-of-row';

/** Renders /season: the saved raids of a group in one table. It sends no request. */
export function SeasonScreen() {
  useObservable(language);
  useShortcuts();
  const { address, change } = useSeasonAddress();
  const season = useChosenGroup(address.group);
  const { onDevice, group, table, isFilling } = season;
  return (
    <main className={`${styles.season} stack page screen`} id="content">
      <PageTitle words={[FRAME_TEXTS.season]} />
      <div className={`${styles.top} stack`}>
        <header className={`${styles.head} stack`}>
          <GroupHead
            title={FRAME_TEXTS.season}
            chosen={season}
            onChoose={(group) => change({ group }, { isStep: true })}
          />
          {onDevice && (group || isFilling) && (
            <p className="facts">
              {group && <SeasonCounts group={group} guildLists={table?.guildLists} />}
              {isFilling ? (
                // Once all raids are read, another fact takes this place, so that nothing moves.
                <ReadingRaids onDevice={onDevice} />
              ) : (
                <span>{SEASON_VIEW_TEXTS.noRequest}</span>
              )}
            </p>
          )}
          {table && <SeasonFigures table={table} />}
          <SignInToCount />
        </header>
        {onDevice && table && (
          <SeasonPlot table={table} mayGrow={isFilling && onDevice.total > 1} />
        )}
      </div>
      <ReadingTroubles onDevice={season} />
      <UndoNotice />
      {!onDevice && isFilling && <Loading />}
      {table && (
        <GroupTable
          // Each group has a separate table.
          key={address.group}
          table={table}
          isFilling={isFilling}
          isFirstKill={onDevice?.isFirstKill}
          unread={onDevice ? onDevice.total - onDevice.done : 0}
          canNote={!season.notes.isError}
        />
      )}
      {onDevice && !table && !isFilling && (
        <NoGroup
          words={SEASON_VIEW_TEXTS.none}
          exampleOf={(example) => (
            <SeasonTable table={example} rows={example.rows} unread={0} canNote={false} />
          )}
        />
      )}
      {onDevice && !isFilling && (
        <UncountedRaids onDevice={onDevice} guildLists={table?.guildLists} />
      )}
      <LeftOutRaids raids={season.leftOut} />
    </main>
  );
}

interface GroupTableProps {
  table: EveningTable;
  isFilling: boolean;
  isFirstKill: true | undefined;
  unread: number;
  canNote: boolean;
}

const GroupTable = memo(({ table, isFilling, isFirstKill, unread, canNote }: GroupTableProps) => {
  const { address } = useSeasonAddress();
  const { hash } = useLocation();
  const { role, onlyWithFindings, withLeft, order } = address;
  const sortedBy = `${order.by} ${order.isAscending}`;
  const sorted = useStableRowOrder(sortRows(table.rows, order), isFilling, {
    sortedBy,
    isPreview: isFirstKill,
  });
  const filtered = filterRows(sorted, { role, onlyWithFindings, withLeft });
  const rows = useFoundPlayers(filtered, useWordsOfRow(table.group.era));
  useOnChange(`${role} ${onlyWithFindings} ${withLeft}`, () =>
    announce(FIND_TEXTS.shown(filtered.length, table.rows.length)),
  );
  useOnChange(sortedBy, () =>
    announce(SEASON_VIEW_TEXTS.sorted(GROUP_TEXTS.columns[order.by], order.isAscending)),
  );
  return (
    <>
      <SeasonTools table={table} />
      {rows.length === 0 && !isFilling && <p role="status">{SEASON_VIEW_TEXTS.nobody}</p>}
      <SeasonTable table={table} rows={rows} unread={unread} canNote={canNote} />
      {isDialogIn(hash, 'share') && (
        <SeasonShare table={table} rows={filterRows(sorted, { withLeft })} />
      )}
    </>
  );
});
