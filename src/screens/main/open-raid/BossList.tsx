import { notifyManager } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { queryClient } from '#data/query-cache/query-client';
import { raiderQueries } from '#data/raids/raid-queries';
import { isOutsideRaids, onlyRaidFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import { allFights, bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { MAIN_TEXTS } from '#texts/main';
import { RAID_TEXTS } from '#texts/raid';
import { Checkbox } from '#ui/Checkbox';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { BOSS_LIST_ID } from '../address/boss-list-link';
import { needsFight, useAddressInView, useRaidAddress } from '../address/raid-address';
import styles from './BossList.module.css';
import { BossRow } from './BossRow';
import type { CountsOfRaid } from './KillCounts';

/** In a view of all bosses, the list appears only in the rail. */
const ONLY_IN_RAIL = 'd-none d-xl-block';

/** Lists kills, and optionally attempts. Without a shown fight, the list scrolls into view. */
export function BossList({ raid, open, counts }: BossRowsProps) {
  const address = useAddressInView();
  const heading = useFocusOnArrival();
  const fetching = useFetchingFights(address.code ?? '');
  const raidFights = onlyRaidFights(raid);
  const kills = raidFights.kills.filter(({ isLost }) => !isLost);
  // At first attempts are shown only if a link opens an attempt, or without kills.
  const [hasAttempts, setAttempts] = useState(open?.kind === 'attempt' || raid.kills.length === 0);
  const fights: Fight[] = hasAttempts ? allFights({ ...raidFights, kills }) : kills;
  const others = useMemo(
    () =>
      allFights(raid).filter(
        (fight) =>
          !fight.isLost && (hasAttempts || fight.kind === 'kill') && isOutsideRaids(fight, raid),
      ),
    [hasAttempts, raid],
  );

  return (
    <section
      className={`${styles.bosses} ${needsFight(address.view) ? '' : ONLY_IN_RAIL}`}
      aria-label={MAIN_TEXTS.bossKills}
    >
      <h2 className="visually-hidden" id={BOSS_LIST_ID} tabIndex={-1} ref={open ? null : heading}>
        {`${MAIN_TEXTS.bossKills} ${kills.length}`}
      </h2>
      {kills.length === 0 && (
        <p className="mt-3">{others.length > 0 ? RAID_TEXTS.noRaidKills : RAID_TEXTS.noKills}</p>
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

interface BossRowsProps {
  raid: Raid;
  open: Fight | undefined;
  counts: CountsOfRaid['byKill'];
}

interface FightRowsProps extends BossRowsProps {
  fights: readonly Fight[];
  fetching: ReadonlySet<number>;
}

function BossRows({ raid, fights, fetching, open, counts }: FightRowsProps) {
  const { openFight } = useRaidAddress();
  const sameBoss = useMemo(() => killsByBoss(raid.kills), [raid]);
  // A single row joins the list of the caller.
  const isList = fights.length > 1;
  return (
    <div className={`${styles.list} list-group`} role={isList ? 'list' : undefined}>
      {fights.map((fight) => (
        <div key={fight.id} role={isList ? 'listitem' : undefined}>
          <BossRow
            fight={fight}
            count={fight.kind === 'kill' ? counts[fight.id] : undefined}
            sameBoss={
              fight.kind === 'attempt' ? NO_FIGHTS : (sameBoss.get(bossKey(fight)) ?? NO_FIGHTS)
            }
            isOpen={fight.id === open?.id}
            isFetching={fetching.has(fight.id)}
            onChoose={openFight}
          />
        </div>
      ))}
    </div>
  );
}

const NO_FIGHTS: Fight[] = [];

export function LostKills({ raid, open, counts }: BossRowsProps) {
  const address = useAddressInView();
  const fetching = useFetchingFights(address.code ?? '');
  const lost = raid.kills.filter(({ isLost }) => isLost);
  return (
    <section
      className={`mt-3 ${needsFight(address.view) ? '' : ONLY_IN_RAIL}`}
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

const queryCache = queryClient.getQueryCache();
const subscribeToQueries = (onChange: () => void) =>
  queryCache.subscribe(notifyManager.batchCalls(onChange));

/** Returns the numbers of the fights whose raiders are being fetched. One subscription for all rows. */
function useFetchingFights(code: ReportCode): ReadonlySet<number> {
  const ids = useSyncExternalStore(subscribeToQueries, () =>
    queryCache
      .findAll({ fetchStatus: 'fetching' })
      .flatMap(({ queryKey }) => raiderQueries.fightOf(code, queryKey) ?? [])
      .join(' '),
  );
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
