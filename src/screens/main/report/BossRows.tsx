import { useMemo } from 'react';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { useRaidAddress } from '../address/raid-address';
import styles from './BossList.module.css';
import { BossRow } from './BossRow';

export interface BossRowsProps {
  raid: Raid;
  open: Fight | undefined;
}

export function BossRows({ raid, fights, open }: BossRowsProps & { fights: readonly Fight[] }) {
  const { openFight } = useRaidAddress();
  const sameBoss = useMemo(() => killsByBoss(raid.kills), [raid]);
  return (
    <div className={`${styles.list} list-group`}>
      {fights.map((fight) => (
        <BossRow
          key={fight.id}
          fight={fight}
          sameBoss={fight.kind === 'attempt' ? NONE : (sameBoss.get(bossKey(fight)) ?? NONE)}
          isOpen={fight.id === open?.id}
          onChoose={openFight}
        />
      ))}
    </div>
  );
}

const NONE: Fight[] = [];
