import type { Kill, Raid } from '#domain/raid';
import { MAIN_TEXTS } from '#texts/main';
import { useArrival } from '#ui/use-arrival';
import { useRaidAddress } from '../raid-address';
import { BossRow } from './BossRow';

interface BossListProps {
  raid: Raid;
  chosen: Kill | undefined;
}

/** Every boss that fell that night, in that order. The view comes here when it appears. */
export function BossList({ raid, chosen }: BossListProps) {
  const { address, openKill } = useRaidAddress();
  const heading = useArrival();
  const { kills } = raid;

  return (
    <section className="mb-4" aria-label={MAIN_TEXTS.bossKills}>
      <h2 className="h5" tabIndex={-1} ref={heading}>
        {MAIN_TEXTS.bossKills} <span className="badge text-bg-secondary">{kills.length}</span>
      </h2>
      {kills.length === 0 && <p>{MAIN_TEXTS.noKills}</p>}
      {address.fight && !chosen && <p role="status">{MAIN_TEXTS.notAKill(address.fight)}</p>}
      <div className="list-group">
        {kills.map((kill) => (
          <BossRow
            key={kill.id}
            kill={kill}
            sameBoss={kills.filter((other) => isSameBoss(kill, other))}
            isChosen={kill === chosen}
            onChoose={() => openKill(kill.id)}
          />
        ))}
      </div>
    </section>
  );
}

const isSameBoss = (kill: Kill, other: Kill): boolean =>
  kill.boss === other.boss && kill.difficulty === other.difficulty;
