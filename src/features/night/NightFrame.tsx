import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { shownNames } from '#domain/raid/shown-names';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { Matrix, MatrixRow } from '../tables/Matrix';
import matrix from '../tables/Matrix.module.css';
import { RaiderHead } from '../tables/RaiderHead';
import { KillHeads, type KillHeadsProps } from './KillHeads';
import styles from './NightTable.module.css';
import { WaitingRows } from './WaitingRows';

export interface RowWithPlayer {
  id: string;
  player: ComponentProps<typeof RaiderHead>['raider'];
}

export interface NightTableProps<Row> extends Pick<KillHeadsProps, 'kills' | 'queryStringOf'> {
  rows: readonly Row[];
  shown: readonly Row[];
}

interface NightFrameProps<Row> extends NightTableProps<Row>, KillHeadsProps {
  className?: string | undefined;
  /** Groups of rows with headings; by default rows have no groups. */
  groups?: readonly Group<Row>[] | undefined;
  lastOf: (row: Row) => ReactNode;
  cellsOf: (row: Row) => ReactNode;
  foot?: ReactNode;
  /** Whether kills are still loading. Before the first of them, rows are placeholders. */
  isFilling?: boolean;
}

interface Group<Row> {
  name: string;
  includes: (row: Row) => boolean;
  className: string | undefined;
}

/** Renders a row per player with a column per kill, and a last column. */
export function NightFrame<Row extends RowWithPlayer>(props: NightFrameProps<Row>) {
  const { kills, rows, shown, className = '', groups, foot, isFilling = false } = props;
  const names = useMemo(() => shownNames(rows.map(({ player }) => player)), [rows]);
  const rowOf = (row: Row) => (
    <KillsRow
      key={row.id}
      head={<RaiderHead raider={row.player} names={names} />}
      last={props.lastOf(row)}
    >
      {props.cellsOf(row)}
    </KillsRow>
  );
  return (
    <Matrix
      title={VIEW_TEXTS.names.night}
      regionName={NIGHT_TEXTS.scrolls}
      box={`${styles.box} ${className}`}
      table={styles.table}
      columns={kills.length}
      maxOnPhone={12}
    >
      <KillHeads {...props} />
      {isFilling && rows.length === 0 && <WaitingRows columns={kills.length} />}
      {groups ? (
        groups.map(({ name, includes, className }) => (
          <RowGroup
            key={name}
            name={name}
            className={className}
            columns={kills.length + 2}
            rows={shown.filter(includes).map(rowOf)}
          />
        ))
      ) : (
        <tbody role="rowgroup">{shown.map(rowOf)}</tbody>
      )}
      {foot}
    </Matrix>
  );
}

interface RowGroupProps {
  name: string;
  className: string | undefined;
  columns: number;
  rows: readonly ReactNode[];
}

function RowGroup({ name, className, columns, rows }: RowGroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <tbody role="rowgroup" aria-labelledby={id} className={className}>
      <tr role="row" className={styles.group}>
        {/* biome-ignore lint/a11y/useSemanticElements: it heads a group, not a row */}
        <th role="rowheader" scope="rowgroup" colSpan={columns}>
          <span>
            <span id={id}>{name}</span>{' '}
            <b className="fw-semibold text-body-emphasis">{rows.length}</b>
          </span>
        </th>
      </tr>
      {rows}
    </tbody>
  );
}

interface RowOfKillsProps {
  head: ReactNode;
  last?: ReactNode;
  children: ReactNode;
}

export const KillsRow = ({ head, last, children }: RowOfKillsProps) => (
  <MatrixRow head={head}>
    {children}
    <td role="cell" className={`${matrix.side} ${styles.lastCell}`}>
      {last}
    </td>
  </MatrixRow>
);
