import { useMemo, useState } from 'react';
import { isNoRaid, withoutOtherFights } from '#domain/eras/raid-fights';
import { allFights } from '#domain/raid/open-fight';
import type { Fight } from '#domain/raid/raid';
import { MAIN_TEXTS } from '#texts/main';
import { RAID_TEXTS } from '#texts/raid';
import { Checkbox } from '#ui/Checkbox';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { BOSS_LIST_ID } from '../address/boss-list-link';
import { needsFight, useAddressInView } from '../address/raid-address';
import styles from './BossList.module.css';
import { BossRows, type BossRowsProps } from './BossRows';
import { useFetchingFights } from './use-fetching-fights';

/** Lists kills, optionally with attempts. Scrolls into view when it appears without a shown fight. */
export function BossList({ raid, open, counts }: BossRowsProps) {
  const address = useAddressInView();
  const heading = useFocusOnArrival();
  const fetching = useFetchingFights(address.code ?? '');
  const own = withoutOtherFights(raid);
  const kills = useMemo(() => own.kills.filter(({ isLost }) => !isLost), [own]);
  // Off unless a link opens an attempt, or there is nothing else.
  const [hasAttempts, setAttempts] = useState(open?.kind === 'attempt' || raid.kills.length === 0);
  const fights: Fight[] = useMemo(
    () => (hasAttempts ? allFights({ ...own, kills }) : kills),
    [hasAttempts, own, kills],
  );
  const others = useMemo(
    () =>
      allFights(raid).filter(
        (fight) => !fight.isLost && (hasAttempts || fight.kind === 'kill') && isNoRaid(fight, raid),
      ),
    [hasAttempts, raid],
  );

  return (
    <section
      className={`${styles.bosses} ${needsFight(address.view) ? '' : styles.spare}`}
      aria-label={MAIN_TEXTS.bossKills}
    >
      <h2 className="visually-hidden" id={BOSS_LIST_ID} tabIndex={-1} ref={open ? null : heading}>
        {`${MAIN_TEXTS.bossKills} ${kills.length}`}
      </h2>
      {kills.length === 0 && (
        <p>{others.length > 0 ? RAID_TEXTS.noRaidKills : RAID_TEXTS.noKills}</p>
      )}
      <BossRows raid={raid} fights={fights} fetching={fetching} open={open} counts={counts} />
      {others.length > 0 && (
        <>
          <h3 className="h6 mt-3">{RAID_TEXTS.otherFights}</h3>
          <ul aria-label={RAID_TEXTS.otherFights} className="list-unstyled m-0 d-grid gap-1">
            {others.map((fight) => (
              <li key={fight.id}>
                <BossRows
                  raid={raid}
                  fights={[fight]}
                  fetching={fetching}
                  open={open}
                  counts={counts}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {(raid.attempts?.length ?? 0) > 0 && (
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
