import { useMemo } from 'react';
import type { PassedCount } from '#domain/audit/night';
import { HEROIC_DIFFICULTY, shortBossName } from '#domain/raid/fight-title';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Fight } from '#domain/raid/raid';
import { NIGHT_TEXTS } from '#texts/night';
import { RAID_TEXTS } from '#texts/raid';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { FightRing } from '../emblems/FightRing';
import matrix from '../tables/Matrix.module.css';
import styles from './KillHeads.module.css';
import night from './NightTable.module.css';

/** The fields of a kill that a shared link has. */
type KillOfNight = Pick<Fight, 'id' | 'boss' | 'zone' | 'difficulty'> &
  Partial<Pick<Fight, 'zoneId' | 'encounterId'>>;

const MAX_ON_A_LINE = 6;

export interface KillHeadsProps {
  /** `reason` says why the kill or its pull could not be fetched. */
  kills: readonly { fight: KillOfNight; reason?: string }[];
  /** The title of the last column. */
  last: string;
  /** The number of players who passed, by kill; undefined where nobody is judged. */
  counts: readonly (PassedCount | undefined)[] | undefined;
  /** Returns the query string of a kill's link. Absent if heads are no links. */
  queryStringOf?: ((kill: KillOfNight) => string) | undefined;
}

export function KillHeads({ kills, last, counts, queryStringOf }: KillHeadsProps) {
  const sameBoss = useMemo(() => killsByBoss(kills.map(({ fight }) => fight)), [kills]);
  return (
    <thead role="rowgroup">
      <tr role="row" className={kills.length > MAX_ON_A_LINE ? styles.staggered : ''}>
        <th role="columnheader" scope="col" className={matrix.player}>
          {NIGHT_TEXTS.player}
        </th>
        {kills.map((one, index) => (
          <th role="columnheader" key={one.fight.id} scope="col" className={night.kill}>
            <KillHead
              kill={one.fight}
              sameBoss={sameBoss.get(bossKey(one.fight)) ?? []}
              reason={one.reason}
              isCounted={counts !== undefined}
              count={counts?.[index]}
              queryString={queryStringOf?.(one.fight)}
            />
          </th>
        ))}
        <th role="columnheader" scope="col" className={`${matrix.side} ${night.lastCell}`}>
          {last}
        </th>
      </tr>
    </thead>
  );
}

interface KillHeadProps {
  kill: KillOfNight;
  /** All kills of the boss, including this kill. */
  sameBoss: readonly KillOfNight[];
  reason: string | undefined;
  /** Whether there is a count. Its space is reserved until it loads. */
  isCounted: boolean;
  count: PassedCount | undefined;
  queryString: string | undefined;
}

function KillHead({ kill, sameBoss, reason, isCounted, count, queryString }: KillHeadProps) {
  const head = (
    <>
      <bdi className={spoken.spoken} lang="en">
        {kill.boss}
      </bdi>
      <FightRing fight={kill} share={count && count.passed / Math.max(1, count.present)} />
      <span className={styles.facts}>
        {isCounted && (
          <span className={styles.count} aria-hidden="true">
            {count?.passed}
          </span>
        )}
        <KillMarks kill={kill} sameBoss={sameBoss} />
      </span>
      <span className={styles.shortName} title={kill.boss} aria-hidden="true">
        {shortBossName(kill.boss)}
      </span>
      {count && (
        <span className={spoken.spoken}>
          {` ${NIGHT_TEXTS.passedOf(count.passed, count.present)}`}
        </span>
      )}
      {reason && (
        <span
          className="tone-square"
          role="img"
          aria-label={NIGHT_TEXTS.failed(reason)}
          title={reason}
        >
          <Mark name="square" size={14} />
        </span>
      )}
    </>
  );
  if (queryString === undefined) return <div className={`${styles.head} label`}>{head}</div>;
  return (
    <Link className={`${styles.head} label`} to={{ search: queryString }}>
      {head}
    </Link>
  );
}

/** Shows what distinguishes a kill from other kills of its boss: heroic, and its number. */
function KillMarks({ kill, sameBoss }: Pick<KillHeadProps, 'kill' | 'sameBoss'>) {
  const [nth, all] = [sameBoss.indexOf(kill) + 1, sameBoss.length];
  return (
    <>
      {kill.difficulty === HEROIC_DIFFICULTY && (
        <span role="img" aria-label={RAID_TEXTS.heroic}>
          {RAID_TEXTS.heroicMark}
        </span>
      )}
      {all > 1 && (
        <span>
          <span aria-hidden="true">{`${nth}/${all}`}</span>
          <span className={spoken.spoken}>{` ${RAID_TEXTS.killOf(nth, all)}`}</span>
        </span>
      )}
    </>
  );
}
