import type { DigestedRaids } from '#data/digests/digested-raids';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { GroupHead } from '#features/groups/GroupHead';
import { NoGroup } from '#features/groups/NoGroup';
import { ReadingRaids, ReadingTroubles } from '#features/groups/ReadingTroubles';
import { type ChosenGroup, useChosenGroup } from '#features/groups/use-groups';
import { useShortcuts } from '#features/keyboard/use-shortcuts';
import { UndoNotice } from '#features/notices/UndoNotice';
import { PageTitle } from '#features/page/PageTitle';
import { FRAME_TEXTS } from '#texts/frame';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Loading } from '#ui/Loading';
import { GroupTable } from './GroupTable';
import { SeasonCounts } from './SeasonCounts';
import { SeasonFigures } from './SeasonFigures';
import { SeasonPlot } from './SeasonPlot';
import styles from './SeasonScreen.module.css';
import { SeasonTable } from './SeasonTable';
import { SignInToCount } from './SignInToCount';
import { useSeasonAddress } from './season-address';
import { LeftOutRaids, UncountedRaids } from './UncountedRaids';

/** Renders /season: the saved raids of a group in one table. It sends no request. */
export function SeasonScreen() {
  useObservable(language);
  useShortcuts();
  const { address } = useSeasonAddress();
  const season = useChosenGroup(address.group);
  const { digested, table, isFilling } = season;
  return (
    <main className={`${styles.season} stack page screen`} id="content">
      <PageTitle words={[FRAME_TEXTS.season]} />
      <SeasonHead season={season} />
      <ReadingTroubles reading={season} />
      <UndoNotice />
      {!digested && isFilling && <Loading />}
      {table && (
        <GroupTable
          // Each group has a separate table.
          key={address.group}
          table={table}
          isFilling={isFilling}
          isPartial={digested?.isPartial}
          unread={digested ? unreadRaids(digested) : 0}
          canNote={!season.notes.isError}
        />
      )}
      {digested && !table && !isFilling && (
        <NoGroup
          words={SEASON_VIEW_TEXTS.none}
          exampleOf={(example) => (
            <SeasonTable table={example} rows={example.rows} unread={0} canNote={false} />
          )}
        />
      )}
      {digested && !isFilling && (
        <UncountedRaids digested={digested} guildLists={table?.guildLists} />
      )}
      <LeftOutRaids raids={season.leftOut} />
    </main>
  );
}

/** Returns how many raids are not in the table. A raid that is being read is in it. */
const unreadRaids = ({ total, done, isPartial }: DigestedRaids): number =>
  total - done - (isPartial ? 1 : 0);

function SeasonHead({ season }: { season: ChosenGroup }) {
  const { change } = useSeasonAddress();
  const { digested, group, table, isFilling } = season;
  return (
    <div className={`${styles.top} stack`}>
      <header className={`${styles.head} stack`}>
        <GroupHead
          title={FRAME_TEXTS.season}
          chosen={season}
          onChoose={(code) => change({ group: code }, { isStep: true })}
        />
        {digested && (group || isFilling) && (
          <p className="facts">
            {group && <SeasonCounts group={group} guildLists={table?.guildLists} />}
            {isFilling ? (
              // Another fact takes this place once all raids are read: no layout shift.
              <ReadingRaids digested={digested} />
            ) : (
              <span>{SEASON_VIEW_TEXTS.noRequest}</span>
            )}
          </p>
        )}
        {table && <SeasonFigures table={table} />}
        <SignInToCount />
      </header>
      {digested && table && <SeasonPlot table={table} mayGrow={isFilling && digested.total > 1} />}
    </div>
  );
}
