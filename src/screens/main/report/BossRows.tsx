import { useMemo } from 'react';
import type { ReadinessCounts } from '#domain/audit/night';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { useRaidAddress } from '../address/raid-address';
import styles from './BossList.module.css';
import { BossRow } from './BossRow';
import type { CountsOfRaid } from './KillCounts';

export interface BossRowsProps {
  raid: Raid;
  open: Fight | undefined;
  counts: CountsOfRaid['byKill'];
}

interface FightsProps extends BossRowsProps {
  fights: readonly Fight[];
  /** The numbers of those whose raiders are being fetched. */
  fetching: ReadonlySet<number>;
}

export function BossRows({ raid, fights, fetching, open, counts }: FightsProps) {
  const { openFight } = useRaidAddress();
  const sameBoss = useMemo(() => killsByBoss(raid.kills), [raid]);
  // A single row is in a list of the caller's.
  const isList = fights.length > 1;
  return (
    <div className={`${styles.list} list-group`} role={isList ? 'list' : undefined}>
      {fights.map((fight) => (
        <div key={fight.id} role={isList ? 'listitem' : undefined}>
          <BossRow
            fight={fight}
            {...(fight.kind === 'kill' && judgedOf(counts[fight.id]))}
            sameBoss={fight.kind === 'attempt' ? NONE : (sameBoss.get(bossKey(fight)) ?? NONE)}
            isOpen={fight.id === open?.id}
            isFetching={fetching.has(fight.id)}
            onChoose={openFight}
          />
        </div>
      ))}
    </div>
  );
}

const NONE: Fight[] = [];

function judgedOf(counts: ReadinessCounts | undefined) {
  if (!counts || counts.passed + counts.faulty === 0) return undefined;
  const { passed, faulty, unknown } = counts;
  return { passed, raiders: passed + faulty + unknown };
}
