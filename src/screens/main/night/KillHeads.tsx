import { useMemo } from 'react';
import { shortBossName } from '#domain/raid/fight-title';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Kill } from '#domain/raid/raid';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { KillMarks } from '#features/tables/KillMarks';
import { NIGHT_TEXTS } from '#texts/night';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { type RaidAddress, viewSearch } from '../address/raid-address';
import styles from './KillHeads.module.css';
import night from './NightTable.module.css';

export interface Passed {
  passed: number;
  of: number;
}

const MOST_ON_A_LINE = 6;

interface KillHeadsProps<AtKill> {
  /** `why` tells why something of the kill could not be fetched. */
  kills: readonly AtKill[];
  address: RaidAddress;
  last: string;
  passedAt: ((kill: AtKill) => Passed | undefined) | undefined;
}

export function KillHeads<AtKill extends { fight: Kill; why?: string }>(
  props: KillHeadsProps<AtKill>,
) {
  const { kills, address, last, passedAt } = props;
  const sameBoss = useMemo(() => killsByBoss(kills.map(({ fight }) => fight)), [kills]);
  return (
    <thead role="rowgroup">
      <tr role="row" className={kills.length > MOST_ON_A_LINE ? styles.many : ''}>
        <th role="columnheader" scope="col" className={night.player}>
          {NIGHT_TEXTS.player}
        </th>
        {kills.map((one) => (
          <th role="columnheader" key={one.fight.id} scope="col" className={night.kill}>
            <KillHead
              kill={one.fight}
              sameBoss={sameBoss.get(bossKey(one.fight)) ?? []}
              why={one.why}
              isCounted={passedAt !== undefined}
              passed={passedAt?.(one)}
              search={killSearch(address, one.fight.id)}
            />
          </th>
        ))}
        <th role="columnheader" scope="col" className={night.now}>
          {last}
        </th>
      </tr>
    </thead>
  );
}

const killSearch = (address: RaidAddress, killId: number): string =>
  viewSearch({ ...address, fight: `${killId}`, view: 'verdicts', player: '', only: '' });

interface KillHeadProps {
  kill: Kill;
  /** This one included. */
  sameBoss: readonly Kill[];
  why: string | undefined;
  /** Keeps the room of a count to come. */
  isCounted: boolean;
  passed: Passed | undefined;
  search: string;
}

function KillHead({ kill, sameBoss, why, isCounted, passed, search }: KillHeadProps) {
  return (
    <Link className={styles.head} to={{ search }}>
      <bdi className={spoken.spoken} lang="en">
        {kill.boss}
      </bdi>
      <ReadinessRing
        emblem={fightEmblem(kill)}
        zoneClass={zoneClass(kill)}
        encounterId={kill.encounterId}
        share={passed && passed.passed / Math.max(1, passed.of)}
      />
      <span className={styles.facts}>
        {isCounted && (
          <span className={styles.count} aria-hidden="true">
            {passed?.passed}
          </span>
        )}
        <KillMarks kill={kill} sameBoss={sameBoss} />
      </span>
      <span
        className={styles.short}
        data-words={shortBossName(kill.boss)}
        title={kill.boss}
        aria-hidden="true"
      />
      {passed && (
        <span className={spoken.spoken}>
          {` ${NIGHT_TEXTS.passedOf(passed.passed, passed.of)}`}
        </span>
      )}
      {why && (
        <span className={styles.failed} role="img" aria-label={NIGHT_TEXTS.failed(why)} title={why}>
          <Mark name="square" size={14} />
        </span>
      )}
    </Link>
  );
}
