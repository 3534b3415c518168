import { useMemo } from 'react';
import type { Era } from '#domain/eras/era';
import { averageItemLevel } from '#domain/item-level';
import { findingWords, type NightRow, nightRows } from '#domain/night';
import { compareRaids, type Since, type SincePlayer } from '#domain/since';
import { SINCE_TEXTS } from '#texts/since';
import { formatNumber } from '#ui/format';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { useAuditedKills } from '../night/use-audited-kills';
import { RaiderHead } from '../RaiderHead';
import { useJudging } from '../use-judging';
import type { ViewProps } from '../views/OpenView';
import styles from './SinceRegions.module.css';

type Compared = Omit<ViewProps, 'kill'>;

const REGIONS: readonly (readonly [keyof Since, MarkName])[] = [
  ['mended', 'up'],
  ['newFaults', 'down'],
  ['stillOpen', 'cross'],
  ['newHere', 'plus'],
  ['notHere', 'dash'],
];

/** Who mended what, who has new faults, what is still open, who came and who is gone. */
export function SinceRegions({ present, earlier }: { present: Compared; earlier: Compared }) {
  const now = useRows(present);
  const then = useRows(earlier);
  const since = useMemo(() => now && then && compareRaids(now, then), [now, then]);
  if (!since || !now || !then) return null;
  const shares = now.rows.some(({ id }) => then.rows.some((row) => row.id === id));
  return (
    <>
      <p className="small text-body-secondary">
        {SINCE_TEXTS.lastKill} {(now.isIncomplete || then.isIncomplete) && SINCE_TEXTS.incomplete}
      </p>
      {!shares && <p role="status">{SINCE_TEXTS.nobodyShared}</p>}
      <div className={styles.regions}>
        {REGIONS.map(([region, mark]) => (
          <section
            key={region}
            aria-label={SINCE_TEXTS.regions[region]}
            className={`${styles.region} ${styles[region]}`}
          >
            <h3 className={styles.heading}>
              <Mark name={mark} size={14} /> {SINCE_TEXTS.regions[region]}
              <span className={styles.count}>{since[region].length}</span>
            </h3>
            {since[region].length === 0 && (
              <p className="small text-body-secondary m-0">{SINCE_TEXTS.nobody}</p>
            )}
            <ul className="list-unstyled m-0">
              {since[region].map((player) => (
                <li key={player.row.id} className={styles.player}>
                  <RaiderHead raider={player.row.raider} />
                  <span className={styles.slots}>
                    {playerWords(player, region === 'mended' ? earlier.era : present.era)}
                  </span>
                  {player.itemLevelChange !== undefined && player.itemLevelChange !== 0 && (
                    <span className={styles.change}>
                      {SINCE_TEXTS.itemLevel(signed(player.itemLevelChange))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** A raid's players as they stood at its end, as far as its kills are on the device. */
function useRows({ code, raid, era }: Compared) {
  const kills = useAuditedKills(code, raid, era);
  const { facts } = useJudging(era);
  return useMemo(() => {
    if (!kills) return undefined;
    return {
      rows: nightRows(kills),
      isIncomplete: kills.some((kill) => 'missing' in kill),
      itemLevelOf: ({ raider }: NightRow) => facts && averageItemLevel(raider.gear, era, facts),
    };
  }, [kills, facts, era]);
}

function playerWords({ row, findings }: SincePlayer, era: Era): string {
  if (findings.length > 0) return findingWords(era, findings);
  return row.now.state === 'passed' ? SINCE_TEXTS.passed : SINCE_TEXTS.noGear;
}

const signed = (change: number): string =>
  `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
