import type { ReactNode } from 'react';
import { rosterNotes } from '#data/kept/kept-record';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { formatDate, formatShortDate } from '#domain/format';
import { type EveningSum, passedText } from '#domain/groups/evening-cells';
import { columnKey, type EveningTable, type MemberRow } from '#domain/groups/evening-table';
import { EVENING_TEXTS, pullCountText } from '#domain/groups/evening-words';
import type { Evening } from '#domain/groups/groups';
import { currentLanguage } from '#domain/language';
import { playerRef } from '#domain/raid/player-ref';
import { medianText, SEASON_TEXTS } from '#domain/season/words';
import { Matrix, MatrixRow } from '#features/tables/Matrix';
import matrix from '#features/tables/Matrix.module.css';
import { SortHead } from '#features/tables/SortHead';
import { PATHS, raidQueryString } from '#routes';
import { GROUP_TEXTS } from '#texts/groups';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { shownTitle } from '#ui/game/shown-title';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import evenings from './Evenings.module.css';
import { leaveOutRaid } from './left-out';
import { EveningPullCounts, type ExcuseAbsence, SpokenMark, UnreadEvenings } from './SeasonCell';
import { SeasonRow } from './SeasonRow';
import styles from './SeasonTable.module.css';
import { ShortIfNarrow } from './ShortIfNarrow';
import { SEASON_COLUMNS, useSeasonAddress } from './season-address';

interface SeasonTableProps {
  table: EveningTable;
  /** The rows in view, in order. */
  rows: readonly MemberRow[];
  /** The number of raids that are not read yet: each may be a further evening. */
  unread: number;
  canNote: boolean;
}

/** Renders a row per player and a column per evening, newest first. */
export function SeasonTable({ table, rows, unread, canNote }: SeasonTableProps) {
  const { group, columns } = table;
  const { address } = useSeasonAddress();
  const listed = columns.length - group.evenings.length;
  return (
    <Matrix
      title={SEASON_TEXTS.title}
      regionName={SEASON_VIEW_TEXTS.scrolls}
      box={styles.box}
      table={styles.table}
      columns={columns.length + unread}
      maxOnPhone={6}
      style={{ '--listed': listed }}
    >
      <TableHead table={table} unread={unread} />
      {/* Only changed cells render again. A new language renders all cells again. */}
      <tbody role="rowgroup" key={currentLanguage()}>
        {rows.map((row) => (
          <SeasonRow
            key={row.id}
            row={row}
            table={table}
            view={address.show}
            unread={unread}
            onExcuse={canNote ? setExcused : undefined}
          />
        ))}
      </tbody>
      {group.era.tables && <TableFoot table={table} unread={unread} />}
    </Matrix>
  );
}

const setExcused: ExcuseAbsence = (character, { begins, ends }, isExcused) =>
  void rosterNotes.addStatements((at) => [
    { at, kind: 'excused', player: playerRef(character), begins, ends, isExcused },
  ]);

function TableHead({ table: { group, columns }, unread }: { table: EveningTable; unread: number }) {
  const { address, change } = useSeasonAddress();
  const leave = (raid: DigestedRaid) => {
    leaveOutRaid(raid);
    const another = group.raids.find((one) => one !== raid);
    const isNamed = address.group !== '' && address.group !== raid.code;
    if (another && !isNamed) change({ group: another.code });
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
            className={column === 'player' ? matrix.player : `${matrix.side} ${styles[column]}`}
          >
            {column === 'level' ? (
              <ShortIfNarrow
                text={GROUP_TEXTS.columns.level}
                short={SEASON_VIEW_TEXTS.shortShows.level}
              />
            ) : (
              GROUP_TEXTS.columns[column]
            )}
          </SortHead>
        ))}
        {columns.map((column) => (
          <th
            key={columnKey(column)}
            role="columnheader"
            scope="col"
            className={column.kind === 'listed' ? evenings.listed : undefined}
          >
            <div className="d-flex flex-wrap justify-content-center align-items-center">
              {column.kind === 'listed' ? (
                <EveningLink
                  queryString={raidQueryString({ code: column.evening.codes[0] ?? '' })}
                  date={column.evening.pulledAt}
                  words={SEASON_VIEW_TEXTS.fromList}
                />
              ) : (
                <OpenedEveningHead evening={column.evening} onLeave={leave} />
              )}
            </div>
          </th>
        ))}
        <UnreadEvenings count={unread} />
      </tr>
    </thead>
  );
}

interface OpenedEveningHeadProps {
  evening: Evening;
  onLeave: (raid: DigestedRaid) => void;
}

/** Links to the night of the raid whose log ends last on the evening. */
function OpenedEveningHead({ evening: { raids, pulledAt }, onLeave }: OpenedEveningHeadProps) {
  const [last] = raids;
  const { leaveOut } = SEASON_VIEW_TEXTS;
  const isSplit = raids.length > 1;
  const buttons = raids.map((raid) => {
    const words = isSplit ? `${leaveOut} · ${shownTitle(raid.title)}` : leaveOut;
    return (
      <button
        key={raid.code}
        type="button"
        className={`plain ${evenings.leaveOut} d-print-none`}
        aria-label={words}
        title={words}
        onClick={() => onLeave(raid)}
      >
        <Mark name="close" size={10} />
      </button>
    );
  });
  return (
    <>
      {last && (
        <EveningLink
          queryString={raidQueryString({ code: last.code, view: 'night' })}
          date={pulledAt}
        />
      )}
      {isSplit ? (
        <span className="d-flex flex-fill flex-sm-grow-0 justify-content-center align-items-center">
          <span className={spoken.spoken}>{EVENING_TEXTS.raids(raids.length)}</span>
          {buttons}
        </span>
      ) : (
        buttons
      )}
    </>
  );
}

interface EveningLinkProps {
  queryString: string;
  date: number;
  words?: string;
}

const EveningLink = ({ queryString, date, words }: EveningLinkProps) => (
  <Link className={evenings.date} to={{ pathname: PATHS.main, search: queryString }} title={words}>
    <span className={evenings.shownDate} aria-hidden="true">
      {formatShortDate(date)}
    </span>
    <span className={spoken.spoken}>{[formatDate(date), words].filter(Boolean).join(' ')}</span>
  </Link>
);

function TableFoot({
  table: { group, columns, sums },
  unread,
}: {
  table: EveningTable;
  unread: number;
}) {
  const { foot } = SEASON_VIEW_TEXTS;
  const sumOf = new Map(group.evenings.map((evening, index) => [evening, sums[index]]));
  const rowOf = (title: string, cellOf: (sum: EveningSum) => ReactNode) => (
    <MatrixRow head={title}>
      <td role="cell" colSpan={3} className={styles.gap} />
      {columns.map((column) => {
        const sum = column.kind === 'opened' && sumOf.get(column.evening);
        return (
          <td
            role="cell"
            key={columnKey(column)}
            className={`${evenings.cell} ${sum ? '' : evenings.listed}`}
          >
            {sum ? cellOf(sum) : <SpokenMark text={SEASON_TEXTS.notOpened} mark="dash" />}
          </td>
        );
      })}
      <UnreadEvenings count={unread} />
    </MatrixRow>
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
