import { memo } from 'react';
import { findingParts } from '#domain/audit/finding-parts';
import { formatNumber } from '#domain/format';
import { columnKey, type EveningTable, type MemberRow } from '#domain/groups/evening-table';
import { attendanceText, type EveningView, levelTexts } from '#domain/groups/evening-words';
import type { RaidGroup } from '#domain/groups/groups';
import { classAndSpecText } from '#domain/raid/classes';
import { seasonDrawings } from '#domain/season/drawing';
import { openFindings } from '#domain/season/season';
import { findingCountText } from '#domain/season/words';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { OwnPlayerMark } from '#features/player/OwnPlayerMark';
import { PlayerLink } from '#features/player/PlayerLink';
import { FindingParts } from '#features/tables/FindingParts';
import { MatrixRow } from '#features/tables/Matrix';
import matrix from '#features/tables/Matrix.module.css';
import head from '#features/tables/RaiderHead.module.css';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import { UserText } from '#ui/UserText';
import { type ExcuseAbsence, SeasonCell, UnreadEvenings } from './SeasonCell';
import styles from './SeasonTable.module.css';

interface SeasonRowProps {
  row: MemberRow;
  table: Pick<EveningTable, 'group' | 'columns'>;
  view: EveningView;
  unread: number;
  onExcuse: ExcuseAbsence | undefined;
}

export const SeasonRow = memo(
  ({ row, table: { group, columns }, view, unread, onExcuse }: SeasonRowProps) => {
    const { name, detail, character, cells } = row;
    const drawn = seasonDrawings(cells);
    return (
      <MatrixRow
        className={row.hasLeft ? 'opacity-75' : undefined}
        head={
          <PlayerLink
            player={character}
            className={`${head.raider} ${styles.name} class-${character.classKey ?? 'unknown'}`}
            aria-description={detail ? undefined : classAndSpecText(character)}
          >
            <ClassPicture name={character.picture} size={20} />
            <UserText>{name}</UserText>
            <NamesakeDetail detail={detail} />
            <OwnPlayerMark player={character} />
          </PlayerLink>
        }
      >
        <td role="cell" className={`${matrix.side} ${styles.attendance}`}>
          <span>{attendanceText(row)}</span>{' '}
          {row.expected > 0 && (
            <span className={styles.attendanceBar} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * row.attended) / row.expected}%` }} />
            </span>
          )}
        </td>
        <td role="cell" className={`${matrix.side} ${styles.level}`}>
          <RowLevel row={row} />
        </td>
        <td role="cell" className={`${matrix.side} ${styles.faults}`}>
          <RowFaults row={row} group={group} />
        </td>
        {cells.map((cell, index) => {
          const [column, drawing] = [columns[index], drawn[index]];
          return (
            column &&
            drawing && (
              <SeasonCell
                key={columnKey(column)}
                {...drawing}
                isListed={column.kind === 'listed'}
                name={name}
                character={character}
                cell={cell}
                evening={column.evening}
                view={view}
                era={group.era}
                onExcuse={onExcuse}
              />
            )
          );
        })}
        <UnreadEvenings count={unread} />
      </MatrixRow>
    );
  },
);

/** Splits `12 of 25` and `2, was 5` after the first number. */
export const splitLeadingNumber = (text: string): [number: string, rest: string] => {
  const [number = ''] = /^\d*/.exec(text) ?? [];
  return [number, text.slice(number.length)];
};

function RowLevel({ row }: { row: MemberRow }) {
  const [level, change] = levelTexts(row);
  return (
    <>
      <span className={styles.fullText}>
        <span>{level}</span>
        <span className={styles.change}>{change}</span>
      </span>
      {row.level !== undefined && (
        <span className="d-sm-none d-print-none" aria-hidden="true">
          {`· ${formatNumber(Math.round(row.level))}`}
        </span>
      )}
    </>
  );
}

function RowFaults({ row, group }: { row: MemberRow; group: RaidGroup }) {
  const [now, before] = splitLeadingNumber(findingCountText(row));
  const findings = openFindings(row);
  return (
    <>
      <span className={styles.fullText}>
        <b className="fw-semibold">{now}</b>
        <span className={styles.change}>{before}</span>
      </span>
      {findings.length > 0 && (
        <span className="d-sm-none d-print-none" aria-hidden="true">
          <FindingParts parts={findingParts(group.era, findings)} isWrapped />
        </span>
      )}
    </>
  );
}
