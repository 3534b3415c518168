import { useMemo, useState } from 'react';
import { killsAndAttempts } from '#domain/raid/open-fight';
import type { Fight } from '#domain/raid/raid';
import { MAIN_TEXTS } from '#texts/main';
import { RAID_TEXTS } from '#texts/raid';
import { Checkbox } from '#ui/Checkbox';
import { UserText } from '#ui/UserText';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { BOSS_LIST_ID } from '../boss-list-link';
import { needsFight, useRaidAddress } from '../raid-address';
import styles from './BossList.module.css';
import { BossRows, type BossRowsProps } from './BossRows';

/** Lists kills, optionally with attempts. Scrolls into view when it appears. */
export function BossList({ raid, open }: BossRowsProps) {
  const { address } = useRaidAddress();
  const heading = useFocusOnArrival();
  const kills = useMemo(() => raid.kills.filter(({ isLost }) => !isLost), [raid]);
  // Off unless a link opens an attempt.
  const [hasAttempts, setAttempts] = useState(open?.nth !== undefined);
  const fights: Fight[] = useMemo(
    () => (hasAttempts ? killsAndAttempts({ ...raid, kills }) : kills),
    [hasAttempts, raid, kills],
  );

  return (
    <section
      className={`${styles.bosses} ${needsFight(address.view) ? '' : styles.spare}`}
      aria-label={MAIN_TEXTS.bossKills}
    >
      <h2 className={styles.heading} id={BOSS_LIST_ID} tabIndex={-1} ref={heading}>
        {MAIN_TEXTS.bossKills} <span className={styles.count}>{kills.length}</span>
      </h2>
      {kills.length === 0 && <p>{RAID_TEXTS.noKills}</p>}
      {address.fight && !open && (
        <p role="status">
          <UserText text={RAID_TEXTS.notAKill(address.fight)} />
        </p>
      )}
      <BossRows raid={raid} fights={fights} open={open} />
      {(raid.tries?.length ?? 0) > 0 && (
        <Checkbox
          className="m-0"
          label={RAID_TEXTS.attemptsToo}
          isOn={hasAttempts}
          onChange={setAttempts}
        />
      )}
    </section>
  );
}
