import { useMemo } from 'react';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { needsFight, useRaidAddress } from '../raid-address';
import styles from './BossList.module.css';
import { BossRow } from './BossRow';

interface LostKillsProps {
  raid: Raid;
  chosen: Fight | undefined;
}

export function LostKills({ raid, chosen }: LostKillsProps) {
  const { address, openFight } = useRaidAddress();
  const sameBoss = useMemo(() => killsByBoss(raid.kills), [raid]);
  const lost = raid.kills.filter(({ isLost }) => isLost);
  if (lost.length === 0) return null;
  return (
    <section
      className={`mt-3 ${needsFight(address.view) ? '' : styles.spare}`}
      aria-label={RAID_TEXTS.lostKills}
    >
      <h2 className={styles.heading}>
        {RAID_TEXTS.lostKills} <span className={styles.count}>{lost.length}</span>
      </h2>
      <p className="small">{RAID_TEXTS.lostKillsHint}</p>
      <div className={`${styles.list} list-group`}>
        {lost.map((kill) => (
          <BossRow
            key={kill.id}
            fight={kill}
            sameBoss={sameBoss.get(bossKey(kill)) ?? [kill]}
            isChosen={kill.id === chosen?.id}
            onChoose={openFight}
          />
        ))}
      </div>
    </section>
  );
}
