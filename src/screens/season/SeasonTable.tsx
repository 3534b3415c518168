import { type ReactNode, useCallback } from 'react';
import { rosterNotes } from '#data/kept/kept-record';
import { leaveOut } from '#data/season/left-out';
import type { Evening, SeasonGroup } from '#domain/digests/groups';
import { playerRef } from '#domain/digests/roster-notes';
import type { SeasonRaid } from '#domain/digests/season-raid';
import { formatDate, formatShortDate } from '#domain/format';
import { currentLanguage } from '#domain/language';
import type { EveningSum } from '#domain/season/cells';
import type { SeasonRow, SeasonTable as Table } from '#domain/season/season';
import { medianText, passedText, pullCountText, SEASON_TEXTS } from '#domain/season/words';
import raidTable from '#features/tables/RaidTable.module.css';
import { SortHead } from '#features/tables/SortHead';
import { PATHS } from '#routes';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { shownTitle } from '#ui/game/shown-title';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { searchOf } from '#ui/search-of';
import spoken from '#ui/spoken.module.css';
import { EveningPullCounts, type ExcuseAbsence, Unread } from './SeasonCell';
import { Row } from './SeasonRow';
import styles from './SeasonTable.module.css';
import { SEASON_COLUMNS, useSeasonAddress } from './season-address';

interface SeasonTableProps {
  table: Table;
  /** Those shown, in order. */
  rows: readonly SeasonRow[];
  /** Raids that are not read yet: they may be further evenings. */
  unread: number;
  canNote: boolean;
}

/**
 * Renders a row per player and a column per evening, newest first. Phones show it as cards, which takes
 * its roles away, so each is set.
 */
export function SeasonTable({ table, rows, unread, canNote }: SeasonTableProps) {
  const { group, sums } = table;
  const { address } = useSeasonAddress();
  const excuse = useExcuse(canNote);
  const columns = group.evenings.length + unread;
  return (
    <section
      className={`${raidTable.box} ${raidTable.cards} ${styles.box}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
      tabIndex={0}
      aria-label={SEASON_VIEW_TEXTS.scrolls}
    >
      <table role="table" className={styles.table} style={{ '--columns': columns }}>
        <caption className="visually-hidden">{SEASON_TEXTS.title}</caption>
        <Head group={group} unread={unread} />
        {/* Cells stay while what they show does, in words of one language. */}
        <tbody role="rowgroup" key={currentLanguage()}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              group={group}
              view={address.show}
              unread={unread}
              onExcuse={excuse}
            />
          ))}
        </tbody>
        {group.era.tables && <Foot sums={sums} unread={unread} />}
      </table>
    </section>
  );
}

/** Stays the same, so that rows without a change are not rendered again. */
function useExcuse(canNote: boolean): ExcuseAbsence | undefined {
  const excuse = useCallback<ExcuseAbsence>(
    (character, { begins, ends }, isExcused) =>
      void rosterNotes.say((at) => [
        { at, kind: 'excused', player: playerRef(character), begins, ends, isExcused },
      ]),
    [],
  );
  return canNote ? excuse : undefined;
}

interface HeadProps {
  group: SeasonGroup;
  unread: number;
}

function Head({ group: { evenings, raids }, unread }: HeadProps) {
  const { address, change, stay } = useSeasonAddress();
  const leave = (raid: SeasonRaid) => {
    leaveOut(raid);
    const another = raids.find((one) => one !== raid);
    const isNamed = address.group !== '' && address.group !== raid.code;
    if (another && !isNamed) stay(another.code);
  };
  return (
    <thead role="rowgroup">
      <tr role="row">
        {SEASON_COLUMNS.map((column) => (
          <SortHead
            key={column}
            by={column}
            order={address.order}
            onSort={(order) => change({ order })}
            className={styles[column]}
          >
            {SEASON_VIEW_TEXTS.columns[column]}
          </SortHead>
        ))}
        {evenings.map((evening) => (
          <th key={evening.raids[0]?.code} role="columnheader" scope="col">
            <div className={styles.head}>
              <EveningLink evening={evening} />
              {evening.raids.map((raid) => (
                <LeaveOut
                  key={raid.code}
                  title={evening.raids.length > 1 ? shownTitle(raid.title) : undefined}
                  onClick={() => leave(raid)}
                />
              ))}
            </div>
          </th>
        ))}
        <Unread count={unread} />
      </tr>
    </thead>
  );
}

/** Leads to the whole night of the raid whose log ends last. */
function EveningLink({ evening }: { evening: Evening }) {
  const [raid] = evening.raids;
  if (!raid) return null;
  return (
    <Link
      className={styles.evening}
      to={{ pathname: PATHS.main, search: searchOf({ code: raid.code, view: 'night' }) }}
    >
      <span
        className={styles.drawn}
        data-words={formatShortDate(evening.pulledAt)}
        aria-hidden="true"
      />
      <span className={spoken.spoken}>{formatDate(evening.pulledAt)}</span>
    </Link>
  );
}

interface LeaveOutProps {
  /** Of the raid, if the evening has several. */
  title: string | undefined;
  onClick: () => void;
}

function LeaveOut({ title, onClick }: LeaveOutProps) {
  const { leaveOut: action } = SEASON_VIEW_TEXTS;
  const words = title ? `${action} · ${title}` : action;
  return (
    <button
      type="button"
      className={`${styles.leaveOut} d-print-none`}
      aria-label={words}
      title={words}
      onClick={onClick}
    >
      <Mark name="close" size={10} />
    </button>
  );
}

interface FootProps {
  sums: readonly EveningSum[];
  unread: number;
}

/** Sums up what is judged. */
function Foot({ sums, unread }: FootProps) {
  const { foot } = SEASON_VIEW_TEXTS;
  const rowOf = (title: string, cellOf: (sum: EveningSum) => ReactNode) => (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.player}>
        {title}
      </th>
      <td role="cell" colSpan={3} className={styles.gap} />
      {sums.map((sum, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum per evening, in their order
        <td role="cell" key={index} className={styles.sum}>
          {cellOf(sum)}
        </td>
      ))}
      <Unread count={unread} />
    </tr>
  );
  return (
    <tfoot role="rowgroup">
      {rowOf(foot.passed, passedText)}
      {rowOf(foot.median, medianText)}
      {rowOf(foot.pull, (sum) => (
        <EveningPullCounts {...sum} text={pullCountText(sum)} />
      ))}
    </tfoot>
  );
}
