import { useMemo } from 'react';
import { wholeCount } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/consumables';
import { countedAtEach, describeCounts } from '#domain/pull/pull-list-words';
import type { PulledKill, PullNightRow } from '#domain/pull/pull-night';
import { describePullState } from '#domain/pull/pull-words';
import { distinctNames } from '#domain/raid/player-id';
import { NIGHT_TEXTS } from '#texts/night';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import { PullMark } from '../PullMark';
import { RaiderHead } from '../RaiderHead';
import table from '../RaidTable.module.css';
import { RoleGroups } from '../RoleGroups';
import type { RaidAddress } from '../raid-address';
import { describeMissing } from './describe-missing';
import { KillHeads } from './KillHeads';
import styles from './NightTable.module.css';
import { PullNightCell } from './PullNightCell';

const BOX = `${table.box} ${styles.box} ${styles.ofPulls}`;

interface PullNightTableProps {
  kills: readonly PulledKill[];
  rows: readonly PullNightRow[];
  shown: readonly PullNightRow[];
  categories: readonly PullCategory[];
  address: RaidAddress;
}

export function PullNightTable(props: PullNightTableProps) {
  const { kills, rows, shown, categories, address } = props;
  const nameOf = useMemo(() => distinctNames(rows.map(({ player }) => player)), [rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
    <section className={BOX} tabIndex={0} aria-label={NIGHT_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.night}</caption>
        <KillHeads kills={kills} address={address} last={NIGHT_TEXTS.seen} />
        <tbody>
          <RoleGroups
            rows={shown}
            columns={kills.length + 2}
            heading={(role, { length }) => `${ROLE_TEXTS[role]} ${length}`}
          >
            {(row) => <Row key={row.id} row={row} name={nameOf(row.player)} kills={kills} />}
          </RoleGroups>
        </tbody>
        <tfoot>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{countedAtEach(category, rows.length)}</th>
              {kills.map((kill) => (
                <SeenAt key={kill.kill.id} kill={kill} category={category} />
              ))}
              <td className={styles.now} />
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  row: PullNightRow;
  /** With the server if ambiguous. */
  name: string;
  kills: readonly PulledKill[];
}

function Row({ row, name, kills }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <RaiderHead raider={row.player} name={name} />
      </th>
      {row.cells.map((cell, index) => {
        const kill = kills[index];
        return (
          <PullNightCell key={kill?.kill.id} cell={cell} unknownText={describeMissing(kill)} />
        );
      })}
      <td className={`${table.last} ${styles.now}`}>{describeCounts(row.counts)}</td>
    </tr>
  );
}

function SeenAt({ kill, category }: { kill: PulledKill; category: PullCategory }) {
  if (!('pull' in kill)) return <td className={styles.kill} />;
  const { pull } = kill;
  if (!pull.isInLog[category]) {
    return (
      <td className={styles.kill}>
        <PullMark state="not in log" category={category} size={13} />
        <span className="visually-hidden">{describePullState('not in log')}</span>
      </td>
    );
  }
  const seen = wholeCount(category, pull);
  return (
    <td className={styles.kill}>
      {seen}
      <meter
        className={styles.share}
        min={0}
        max={pull.raiders.length}
        value={seen}
        aria-hidden="true"
      />
    </td>
  );
}
