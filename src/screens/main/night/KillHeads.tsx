import { useMemo } from 'react';
import { HEROIC } from '#domain/raid/fight-title';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Kill } from '#domain/raid/raid';
import { EmblemTile } from '#features/emblems/EmblemTile';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import table from '#features/tables/RaidTable.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { RAID_TEXTS } from '#texts/raid';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { type RaidAddress, viewSearch } from '../address/raid-address';
import styles from './KillHeads.module.css';
import night from './NightTable.module.css';

interface KillHeadsProps {
  /** `why` tells why something of the kill could not be fetched. */
  kills: readonly { fight: Kill; why?: string }[];
  address: RaidAddress;
  last: string;
}

export function KillHeads({ kills, address, last }: KillHeadsProps) {
  const sameBoss = useMemo(() => killsByBoss(kills.map(({ fight }) => fight)), [kills]);
  return (
    <thead>
      <tr>
        <th scope="col" className={table.corner}>
          {NIGHT_TEXTS.player}
        </th>
        {kills.map(({ fight: kill, why }) => (
          <th key={kill.id} scope="col" className={night.kill}>
            <KillHead
              kill={kill}
              sameBoss={sameBoss.get(bossKey(kill)) ?? []}
              why={why}
              search={killSearch(address, kill.id)}
            />
          </th>
        ))}
        <th scope="col" className={`${table.last} ${night.now}`}>
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
  why?: string | undefined;
  search: string;
}

function KillHead({ kill, sameBoss, why, search }: KillHeadProps) {
  const nth = sameBoss.indexOf(kill) + 1;
  return (
    <Link className={styles.head} to={{ search }}>
      <bdi className={table.upright}>{kill.boss}</bdi>
      <span className={styles.emblem}>
        <EmblemTile emblem={fightEmblem(kill)} zoneClass={zoneClass(kill)} />
        {kill.difficulty === HEROIC && (
          <span className={styles.heroic} role="img" aria-label={RAID_TEXTS.heroic}>
            {RAID_TEXTS.heroicMark}
          </span>
        )}
      </span>
      {sameBoss.length > 1 && (
        <span className={styles.nth}>
          <span aria-hidden="true">
            {nth}/{sameBoss.length}
          </span>
          <span className="visually-hidden">{RAID_TEXTS.killOf(nth, sameBoss.length)}</span>
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
