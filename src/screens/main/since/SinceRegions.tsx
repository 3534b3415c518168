import { useMemo } from 'react';
import type { Era } from '#domain/eras/era';
import { averageItemLevel } from '#domain/item-level';
import { findingWords, type NightRow, nightRows } from '#domain/night';
import { namesakes } from '#domain/player-id';
import {
  compareRaids,
  type ItemLevelChange,
  type SincePlayer,
  type SinceRegion,
} from '#domain/since';
import { SINCE_TEXTS } from '#texts/since';
import { formatNumber } from '#ui/format';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { FetchingKills } from '../night/FetchingKills';
import { useWholeRaid } from '../night/use-whole-raid';
import { RaiderHead } from '../RaiderHead';
import { useJudging } from '../use-judging';
import type { ViewProps } from '../views/OpenView';
import styles from './SinceRegions.module.css';

type Compared = Omit<ViewProps, 'kill'>;

const REGIONS: readonly (readonly [SinceRegion, MarkName])[] = [
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
  const twice = useMemo(
    () => namesakes([...(now?.rows ?? []), ...(then?.rows ?? [])].map(({ raider }) => raider)),
    [now, then],
  );
  if (!since || !now || !then) return null;
  const isWhole = ![...now.kills, ...then.kills].some((kill) => 'missing' in kill);
  const shares = since.newHere.length < now.rows.length;
  return (
    <>
      <FetchingKills code={present.code} kills={now.kills} of={SINCE_TEXTS.thisRaid} />
      <FetchingKills code={earlier.code} kills={then.kills} of={SINCE_TEXTS.earlierRaid} />
      <p className="small text-body-secondary">{SINCE_TEXTS.lastKill}</p>
      <dl className={styles.numbers}>
        {REGIONS.map(([region, mark]) => (
          <div key={region} className={`${styles.number} ${styles[region]}`}>
            <dt>
              <Mark name={mark} /> {SINCE_TEXTS.regions[region]}
            </dt>
            <dd>{since[region].length}</dd>
          </div>
        ))}
      </dl>
      {isWhole && !shares && <p role="status">{SINCE_TEXTS.nobodyShared}</p>}
      <div className={styles.regions}>
        {REGIONS.map(([region, mark]) => (
          <section
            key={region}
            aria-label={SINCE_TEXTS.regions[region]}
            className={`${styles.region} ${styles[region]}`}
          >
            <h3 className={styles.heading}>
              <Mark name={mark} size={14} /> {SINCE_TEXTS.regions[region]}
            </h3>
            {since[region].length === 0 && (
              <p className="small text-body-secondary m-0">{SINCE_TEXTS.nobody}</p>
            )}
            <ul className="list-unstyled m-0">
              {since[region].map((player) => (
                <li key={player.row.id} className={styles.player}>
                  <Head row={player.row} twice={twice} />
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
        {since.itemLevels.length > 0 && <ItemLevels changes={since.itemLevels} twice={twice} />}
      </div>
    </>
  );
}

interface HeadProps {
  row: NightRow;
  /** Names that several players bear. */
  twice: ReadonlySet<string>;
}

const Head = ({ row: { raider }, twice }: HeadProps) => (
  <RaiderHead raider={raider} server={twice.has(raider.name) ? raider.server : undefined} />
);

interface ItemLevelsProps extends Pick<HeadProps, 'twice'> {
  changes: readonly ItemLevelChange[];
}

/** Who won or lost how much item level. */
function ItemLevels({ changes, twice }: ItemLevelsProps) {
  return (
    <section aria-label={SINCE_TEXTS.itemLevels} className={styles.region}>
      <h3 className={styles.heading}>{SINCE_TEXTS.itemLevels}</h3>
      <ul className="list-unstyled m-0">
        {changes.map(({ row, before, now }) => (
          <li key={row.id} className={styles.player}>
            <Head row={row} twice={twice} />
            <span className={styles.change}>
              {formatNumber(before)} → {formatNumber(now)}
            </span>
            <span className={styles.change}>{signed(now - before)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A raid's players as they stood at its end, as far as its kills are on the device. */
function useRows({ code, raid, era }: Compared) {
  const kills = useWholeRaid(code, raid, era);
  const { facts } = useJudging(era);
  return useMemo(() => {
    if (!kills) return undefined;
    return {
      rows: nightRows(kills),
      kills,
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
