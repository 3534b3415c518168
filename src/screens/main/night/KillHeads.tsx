import { useMemo } from 'react';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Kill } from '#domain/raid/raid';
import table from '#features/tables/RaidTable.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { type RaidAddress, viewSearch } from '../address/raid-address';
import { KillHead } from './KillHead';
import styles from './NightTable.module.css';

interface KillHeadsProps {
  /** `why` tells why something of the kill could not be fetched. */
  kills: readonly { fight: Kill; why?: string }[];
  address: RaidAddress;
  last: string;
}

/** Renders a head for each kill, linked to its verdicts. */
export function KillHeads({ kills, address, last }: KillHeadsProps) {
  const sameBoss = useMemo(() => killsByBoss(kills.map(({ fight }) => fight)), [kills]);
  return (
    <thead>
      <tr>
        <th scope="col" className={table.corner}>
          {NIGHT_TEXTS.player}
        </th>
        {kills.map(({ fight: kill, why }) => (
          <th key={kill.id} scope="col" className={styles.kill}>
            <KillHead
              kill={kill}
              sameBoss={sameBoss.get(bossKey(kill)) ?? []}
              why={why}
              search={killSearch(address, kill.id)}
            />
          </th>
        ))}
        <th scope="col" className={`${table.last} ${styles.now}`}>
          {last}
        </th>
      </tr>
    </thead>
  );
}

const killSearch = (address: RaidAddress, killId: number): string =>
  viewSearch({ ...address, fight: `${killId}`, view: 'verdicts', player: '', only: '' });
