import { type ReactNode, useCallback, useId, useMemo } from 'react';
import type { AuditedKill } from '#domain/audit/night';
import type { PulledKill } from '#domain/pull/pull-night';
import type { Kill, Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { useFoundPlayers, wordsOfRaider } from '#features/find/sought-player';
import { RaiderHead } from '#features/tables/RaiderHead';
import table from '#features/tables/RaidTable.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import type { RaidAddress } from '../address/raid-address';
import { KillHeads, type Passed } from './KillHeads';
import styles from './NightTable.module.css';

export interface NightTableProps<AtKill, Row> {
  kills: readonly AtKill[];
  rows: readonly Row[];
  shown: readonly Row[];
  address: RaidAddress;
}

interface NightFrameProps<AtKill, Row> extends NightTableProps<AtKill, Row> {
  className?: string | undefined;
  /** What the field Find a player finds beside names, classes and roles. */
  findingsOf?: (row: Row) => string;
  /** Rows under headings; without a heading all are in one. */
  groups?: readonly Group<Row>[] | undefined;
  passedAt?: ((kill: AtKill) => Passed | undefined) | undefined;
  /** Heading of the last column. */
  last: string;
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
export function NightFrame<
  AtKill extends { fight: Kill; why?: string },
  Row extends { id: string; player: Raider },
>(props: NightFrameProps<AtKill, Row>) {
  const { kills, rows, shown, address, className = '', findingsOf, groups, last, foot } = props;
  const names = useMemo(() => shownNames(rows.map(({ player }) => player)), [rows]);
  const wordsOf = useCallback(
    (row: Row) => [row.player.key, ...wordsOfRaider(row.player), findingsOf?.(row) ?? ''],
    [findingsOf],
  );
  const found = useFoundPlayers(shown, wordsOf);
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
        <KillHeads kills={kills} address={address} last={last} passedAt={props.passedAt} />
        {groups ? (
          groups.map(({ name, has, className }) => {
            const own = found.filter(has);
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
          <tbody role="rowgroup">{found.map(rowOf)}</tbody>
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

/** Says why a kill's data is missing; empty if it is there. */
export function describeMissing(kill: AuditedKill | PulledKill | undefined): string {
  if (!kill || !('missing' in kill)) return '';
  if (kill.missing === 'failed') return NIGHT_TEXTS.failed(kill.why);
  return kill.missing === 'unread' ? NIGHT_TEXTS.reading : NIGHT_TEXTS.notFetched;
}
