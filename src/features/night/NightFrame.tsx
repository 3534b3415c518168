import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { shownNames } from '#domain/raid/shown-names';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { RaiderHead } from '../tables/RaiderHead';
import table from '../tables/RaidTable.module.css';
import { KillHeads, type KillHeadsProps } from './KillHeads';
import styles from './NightTable.module.css';

export interface RowOfNight {
  id: string;
  player: ComponentProps<typeof RaiderHead>['raider'];
}

export interface NightTableProps<Row> extends Pick<KillHeadsProps, 'kills' | 'searchOf'> {
  rows: readonly Row[];
  /** Of these rows. */
  shown: readonly Row[];
}

interface NightFrameProps<Row> extends NightTableProps<Row>, KillHeadsProps {
  className?: string | undefined;
  /** Rows under headings; without a heading all are in one. */
  groups?: readonly Group<Row>[] | undefined;
  lastOf: (row: Row) => ReactNode;
  cellsOf: (row: Row) => ReactNode;
  foot?: ReactNode;
}

interface Group<Row> {
  name: string;
  has: (row: Row) => boolean;
  className: string | undefined;
}

/**
 * Renders a row per player with a column per kill and a last one. Phones show it as cards, which
 * takes its roles away, so each is set.
 */
export function NightFrame<Row extends RowOfNight>(props: NightFrameProps<Row>) {
  const { kills, rows, shown, className = '', groups, foot } = props;
  const names = useMemo(() => shownNames(rows.map(({ player }) => player)), [rows]);
  const box = `${table.box} ${table.cards} ${styles.box} ${className}`;
  const rowOf = (row: Row) => (
    <tr role="row" key={row.id}>
      <th role="rowheader" scope="row" className={styles.player}>
        <RaiderHead raider={row.player} names={names} />
      </th>
      {props.cellsOf(row)}
      <td role="cell" className={styles.now}>
        {props.lastOf(row)}
      </td>
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className={box} tabIndex={0} aria-label={NIGHT_TEXTS.scrolls}>
      <table role="table" className={styles.table} style={{ '--columns': kills.length }}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.night}</caption>
        <KillHeads {...props} />
        {groups ? (
          groups.map(({ name, has, className }) => {
            const own = shown.filter(has);
            return (
              own.length > 0 && (
                <RowGroup
                  key={name}
                  name={name}
                  className={className}
                  columns={kills.length + 2}
                  rows={own.map(rowOf)}
                />
              )
            );
          })
        ) : (
          <tbody role="rowgroup">{shown.map(rowOf)}</tbody>
        )}
        {foot}
      </table>
    </section>
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
  return (
    <tbody role="rowgroup" aria-labelledby={id} className={className}>
      <tr role="row" className={`${table.group} ${styles.group}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: it heads a group, not a row */}
        <th role="rowheader" scope="rowgroup" colSpan={columns}>
          <span>
            <span id={id}>{name}</span> <b>{rows.length}</b>
          </span>
        </th>
      </tr>
      {rows}
    </tbody>
  );
}

export const FootRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <tr role="row">
    <th role="rowheader" scope="row" className={styles.player}>
      {title}
    </th>
    {children}
    <td role="cell" className={styles.now} />
  </tr>
);
