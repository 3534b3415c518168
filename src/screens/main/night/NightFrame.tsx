import { type ReactNode, useCallback, useMemo } from 'react';
import type { AuditedKill } from '#domain/audit/night';
import type { PulledKill } from '#domain/pull/pull-night';
import type { Kill, Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { useFoundPlayers, wordsOfRaider } from '#features/find/sought-player';
import { RaiderHead } from '#features/tables/RaiderHead';
import table from '#features/tables/RaidTable.module.css';
import { RoleGroups } from '#features/tables/RoleGroups';
import { NIGHT_TEXTS } from '#texts/night';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import type { RaidAddress } from '../address/raid-address';
import { KillHeads } from './KillHeads';
import styles from './NightTable.module.css';

export interface NightTableProps<AtKill, Row> {
  kills: readonly AtKill[];
  rows: readonly Row[];
  shown: readonly Row[];
  address: RaidAddress;
}

interface NightFrameProps<AtKill, Row extends { cells: readonly unknown[] }>
  extends NightTableProps<AtKill, Row> {
  className?: string | undefined;
  /** What the field Find a player finds beside names, classes and roles. */
  faultsOf?: (row: Row) => string;
  /** Heading of the last column. */
  last: string;
  lastOf: (row: Row) => ReactNode;
  cellOf: (cell: Row['cells'][number], kill: AtKill | undefined) => ReactNode;
  foot: ReactNode;
}

/** Renders a row per player, by role, with a column per kill and a last one. */
export function NightFrame<
  AtKill extends { fight: Kill; why?: string },
  Row extends { id: string; player: Raider; cells: readonly unknown[] },
>(props: NightFrameProps<AtKill, Row>) {
  const {
    kills,
    rows,
    shown,
    address,
    className = '',
    faultsOf,
    last,
    lastOf,
    cellOf,
    foot,
  } = props;
  const names = useMemo(() => shownNames(rows.map(({ player }) => player)), [rows]);
  const wordsOf = useCallback(
    (row: Row) => [...wordsOfRaider(row.player), faultsOf?.(row) ?? ''],
    [faultsOf],
  );
  const found = useFoundPlayers(shown, wordsOf);
  const box = `${table.box} ${styles.box} ${className}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className={box} tabIndex={0} aria-label={NIGHT_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.night}</caption>
        <KillHeads kills={kills} address={address} last={last} />
        <tbody>
          <RoleGroups
            rows={found}
            columns={kills.length + 2}
            heading={(role, { length }) => `${ROLE_TEXTS[role]} ${length}`}
          >
            {(row) => (
              <tr key={row.id}>
                <th scope="row">
                  <RaiderHead raider={row.player} names={names} />
                </th>
                {row.cells.map((cell, index) => cellOf(cell, kills[index]))}
                <td className={`${table.last} ${styles.now}`}>{lastOf(row)}</td>
              </tr>
            )}
          </RoleGroups>
        </tbody>
        {foot}
      </table>
    </section>
  );
}

export const FootRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{title}</th>
    {children}
    <td className={styles.now} />
  </tr>
);

export const ShareMeter = ({ value, max }: { value: number; max: number }) => (
  <span className={styles.share} aria-hidden="true">
    <span style={{ inlineSize: `${(100 * value) / max}%` }} />
  </span>
);

/** Says why a kill's data is missing; empty if it is there. */
export function describeMissing(kill: AuditedKill | PulledKill | undefined): string {
  if (!kill || !('missing' in kill)) return '';
  if (kill.missing === 'failed') return NIGHT_TEXTS.failed(kill.why);
  return kill.missing === 'unread' ? NIGHT_TEXTS.reading : NIGHT_TEXTS.notFetched;
}
