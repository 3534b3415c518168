import { type ReactNode, useCallback } from 'react';
import { rosterNotes } from '#data/kept/kept-record';
import { leaveOut } from '#data/season/left-out';
import type { Evening } from '#domain/digests/groups';
import { playerRef } from '#domain/digests/roster-notes';
import type { SeasonRaid } from '#domain/digests/season-raid';
import { formatDate, formatShortDate } from '#domain/format';
import { currentLanguage } from '#domain/language';
import type { EveningSum } from '#domain/season/cells';
import type { ListedEvening } from '#domain/season/listed-evenings';
import { columnKey, type SeasonRow, type SeasonTable as Table } from '#domain/season/season';
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
  const { group, columns } = table;
  const { address } = useSeasonAddress();
  const excuse = useExcuse(canNote);
  const listed = columns.length - group.evenings.length;
  return (
    <section
      className={`${raidTable.box} ${raidTable.cards} ${styles.box}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
      tabIndex={0}
      aria-label={SEASON_VIEW_TEXTS.scrolls}
    >
      <table
        role="table"
        className={styles.table}
        style={{ '--columns': columns.length + unread, '--listed': listed }}
      >
        <caption className="visually-hidden">{SEASON_TEXTS.title}</caption>
        <Head table={table} unread={unread} />
        {/* Cells stay while what they show does, in words of one language. */}
        <tbody role="rowgroup" key={currentLanguage()}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              table={table}
              view={address.show}
              unread={unread}
              onExcuse={excuse}
            />
          ))}
        </tbody>
        {group.era.tables && <Foot table={table} unread={unread} />}
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
  table: Table;
  unread: number;
}

function Head({ table: { group, columns }, unread }: HeadProps) {
  const { address, change, stay } = useSeasonAddress();
  const leave = (raid: SeasonRaid) => {
    leaveOut(raid);
    const another = group.raids.find((one) => one !== raid);
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
        {columns.map((column) => (
          <th
            key={columnKey(column)}
            role="columnheader"
            scope="col"
            className={column.kind === 'listed' ? styles.listed : undefined}
          >
            <div className={styles.head}>
              {column.kind === 'listed' ? (
                <ListedLink evening={column.evening} />
              ) : (
                <OpenedHead evening={column.evening} onLeave={leave} />
              )}
            </div>
          </th>
        ))}
        <Unread count={unread} />
      </tr>
    </thead>
  );
}

interface OpenedHeadProps {
  evening: Evening;
  onLeave: (raid: SeasonRaid) => void;
}

/** Leads to the whole night of the raid whose log ends last. */
function OpenedHead({ evening: { raids, pulledAt }, onLeave }: OpenedHeadProps) {
  const [last] = raids;
  return (
    <>
      {last && (
        <EveningLink search={searchOf({ code: last.code, view: 'night' })} date={pulledAt} />
      )}
      {raids.map((raid) => (
        <LeaveOut
          key={raid.code}
          title={raids.length > 1 ? shownTitle(raid.title) : undefined}
          onClick={() => onLeave(raid)}
        />
      ))}
    </>
  );
}

const ListedLink = ({ evening: { codes, pulledAt } }: { evening: ListedEvening }) => (
  <EveningLink
    search={searchOf({ code: codes[0] ?? '' })}
    date={pulledAt}
    words={SEASON_VIEW_TEXTS.fromList}
  />
);

interface EveningLinkProps {
  search: string;
  date: number;
  words?: string;
}

const EveningLink = ({ search, date, words }: EveningLinkProps) => (
  <Link className={styles.evening} to={{ pathname: PATHS.main, search }} title={words}>
    <span className={styles.drawn} aria-hidden="true">
      {formatShortDate(date)}
    </span>
    <span className={spoken.spoken}>{[formatDate(date), words].filter(Boolean).join(' ')}</span>
  </Link>
);

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
  table: Table;
  unread: number;
}

/** Sums up what is judged. */
function Foot({ table: { group, columns, sums }, unread }: FootProps) {
  const { foot } = SEASON_VIEW_TEXTS;
  const sumOf = new Map(group.evenings.map((evening, index) => [evening, sums[index]]));
  const rowOf = (title: string, cellOf: (sum: EveningSum) => ReactNode) => (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.player}>
        {title}
      </th>
      <td role="cell" colSpan={3} className={styles.gap} />
      {columns.map((column) => {
        const sum = column.kind === 'opened' && sumOf.get(column.evening);
        return (
          <td
            role="cell"
            key={columnKey(column)}
            className={`${styles.sum} ${sum ? '' : styles.listed}`}
          >
            {sum ? cellOf(sum) : <NotOpened />}
          </td>
        );
      })}
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

const NotOpened = () => (
  <>
    <Mark name="dash" size={11} />
    <span className={spoken.spoken}>{SEASON_TEXTS.notOpened}</span>
  </>
);
