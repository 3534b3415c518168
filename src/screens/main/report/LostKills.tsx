import { RAID_TEXTS } from '#texts/raid';
import { needsFight, useAddressInView } from '../address/raid-address';
import styles from './BossList.module.css';
import { BossRows, type BossRowsProps } from './BossRows';
import { useFetchingFights } from './use-fetching-fights';

export function LostKills({ raid, open, counts }: BossRowsProps) {
  const address = useAddressInView();
  const fetching = useFetchingFights(address.code ?? '');
  const lost = raid.kills.filter(({ isLost }) => isLost);
  return (
    <section
      className={`mt-3 ${needsFight(address.view) ? '' : styles.spare}`}
      aria-label={RAID_TEXTS.lostKills}
    >
      <h2 className="h5">
        {RAID_TEXTS.lostKills} {lost.length}
      </h2>
      <p className="small">{RAID_TEXTS.lostKillsHint}</p>
      <BossRows raid={raid} fights={lost} fetching={fetching} open={open} counts={counts} />
    </section>
  );
}
