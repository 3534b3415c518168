import { useMemo } from 'react';
import { type AuditedKill, isJudged, type NightRow } from '#domain/audit/night';
import { countPassed } from '#domain/audit/verdict';
import type { Era } from '#domain/eras/era';
import { distinctNames } from '#domain/raid/player-id';
import { NIGHT_TEXTS } from '#texts/night';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import { RaiderHead } from '../RaiderHead';
import table from '../RaidTable.module.css';
import { RoleGroups } from '../RoleGroups';
import type { RaidAddress } from '../raid-address';
import { describeMissing } from './describe-missing';
import { KillHeads } from './KillHeads';
import { describeState, NightCell } from './NightCell';
import styles from './NightTable.module.css';

interface NightTableProps {
  kills: readonly AuditedKill[];
  rows: readonly NightRow[];
  shown: readonly NightRow[];
  era: Era;
  address: RaidAddress;
}

export function NightTable({ kills, rows, shown, era, address }: NightTableProps) {
  const nameOf = useMemo(() => distinctNames(rows.map(({ player }) => player)), [rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
    <section className={`${table.box} ${styles.box}`} tabIndex={0} aria-label={NIGHT_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.night}</caption>
        <KillHeads kills={kills} address={address} last={NIGHT_TEXTS.now} />
        <tbody>
          <RoleGroups
            rows={shown}
            columns={kills.length + 2}
            heading={(role, { length }) => `${ROLE_TEXTS[role]} ${length}`}
          >
            {(row) => (
              <Row key={row.id} row={row} name={nameOf(row.player)} kills={kills} era={era} />
            )}
          </RoleGroups>
        </tbody>
        {era.tables && rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{NIGHT_TEXTS.passedAtEach(rows.length)}</th>
              {kills.map((kill) => (
                <PassedAt key={kill.fight.id} kill={kill} />
              ))}
              <td className={styles.now} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface RowProps {
  row: NightRow;
  /** With the server if ambiguous. */
  name: string;
  kills: readonly AuditedKill[];
  era: Era;
}

function Row({ row, name, kills, era }: RowProps) {
  const { state } = row.now;
  return (
    <tr>
      <th scope="row">
        <RaiderHead raider={row.player} name={name} />
      </th>
      {row.cells.map((cell, index) => {
        const kill = kills[index];
        return (
          <NightCell
            key={kill?.fight.id}
            cell={cell}
            era={era}
            unknownText={describeMissing(kill)}
          />
        );
      })}
      <td className={`${table.last} ${styles.now}`}>
        <span className={isJudged(row.now) ? styles[state] : undefined}>
          {isJudged(row.now) && <Mark name={state === 'passed' ? 'tick' : 'cross'} size={11} />}{' '}
          {describeState(row.now, era)}
        </span>
        {' · '}
        <span className={styles.attendance}>{NIGHT_TEXTS.attendance(row.attended, row.known)}</span>
      </td>
    </tr>
  );
}

function PassedAt({ kill }: { kill: AuditedKill }) {
  if (!('audits' in kill)) return <td className={styles.kill} />;
  const passed = countPassed(kill.audits);
  return (
    <td className={styles.kill}>
      <span aria-hidden="true">{passed}</span>
      <span className="visually-hidden">{NIGHT_TEXTS.passedOf(passed, kill.audits.length)}</span>
      <meter
        className={styles.share}
        min={0}
        max={kill.audits.length}
        value={passed}
        aria-hidden="true"
      />
    </td>
  );
}
