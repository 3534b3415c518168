import type { RefObject } from 'react';
import type { Fight, Kill } from '#domain/raid/raid';
import { EmblemTile } from '#features/emblems/EmblemTile';
import { FightTitle } from '#features/emblems/FightTitle';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { FindPlayerOnPhone } from '#features/find/FindPlayer';
import { RAID_TEXTS } from '#texts/raid';
import { formatDateTime, formatDuration } from '#ui/format';
import { BossSwitch } from './BossSwitch';
import styles from './FightHead.module.css';

interface FightHeadProps {
  title: string;
  fight: Fight;
  kills: readonly Kill[];
  raiders: number | undefined;
  fetchedAt: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function FightHead(props: FightHeadProps) {
  const { title, fight, kills, raiders, fetchedAt, heading } = props;
  return (
    <header className={styles.head}>
      <EmblemTile emblem={fightEmblem(fight)} zoneClass={zoneClass(fight)} size="large" />
      <div className={styles.words}>
        <h2 className={styles.heading} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className={`${styles.facts} facts`}>
          <FightTitle fight={fight} />
          <span>{formatDuration(fight.endedAt - fight.startedAt)}</span>
          {raiders !== undefined && (
            <>
              <span>{RAID_TEXTS.raiders(raiders)}</span>
              <span>{RAID_TEXTS.fetchedAt(formatDateTime(fetchedAt))}</span>
            </>
          )}
        </p>
      </div>
      <FindPlayerOnPhone />
      <BossSwitch kills={kills} fight={fight} />
    </header>
  );
}
