import { online } from '#data/online';
import { useObservable } from '#data/use-observable';
import { HEROIC_DIFFICULTY } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { RAID_TEXTS } from '#texts/raid';
import { VIEW_TEXTS } from '#texts/views';
import { allowBothClicks } from '#ui/double-clicks';
import { attemptText } from '#ui/game/fight-words';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import { BOSS_LIST_LINK } from '../address/boss-list-link';
import { useRaidAddress } from '../address/raid-address';
import styles from './BossSwitch.module.css';

export interface BossSwitchProps {
  /** The fights to step through. */
  fights: readonly Fight[];
  fight: Fight;
}

/** Links to the neighbouring bosses, where a thumb reaches them. */
export function BossSwitch({ fights, fight }: BossSwitchProps) {
  const isOnline = useObservable(online);
  const index = fights.findIndex(({ id }) => id === fight.id);
  // The neighbours of an attempt are the kills before and after it, if there are any.
  const before = fights.filter(({ startedAt }) => startedAt < fight.startedAt).at(-1);
  const after = fights.find(({ startedAt }) => startedAt > fight.startedAt);
  return (
    <div className={`${styles.switch} d-print-none`} data-foot="bosses">
      <Step fight={before} to="previous" />
      <a className={styles.middle} {...BOSS_LIST_LINK}>
        <UserText className={styles.boss} lang="en">
          {fight.boss}
        </UserText>
        {fight.difficulty === HEROIC_DIFFICULTY && (
          <span aria-hidden="true">{RAID_TEXTS.heroicMark}</span>
        )}
        <span className="flex-shrink-0 second">
          <span>{index >= 0 && SPELLING.countOf(index + 1, fights.length)}</span>
          <span>{!isOnline && ` · ${VIEW_TEXTS.offline}`}</span>
        </span>
      </a>
      <Step fight={after} to="next" />
    </div>
  );
}

function Step({ fight, to }: { fight: Fight | undefined; to: 'previous' | 'next' }) {
  const { address, openFight } = useRaidAddress();
  return (
    <button
      type="button"
      className={`plain ${styles.step} ${to === 'next' ? 'flex-row-reverse' : ''}`}
      ref={allowBothClicks}
      aria-disabled={!fight}
      data-stays-focused
      onClick={() => fight && openFight(fight, address.player)}
    >
      <Mark
        name={to === 'previous' ? 'left' : 'right'}
        size={16}
        label={to === 'previous' ? VIEW_TEXTS.previousBoss : VIEW_TEXTS.nextBoss}
      />
      {fight && (
        <span className={styles.neighbour}>
          <UserText lang="en">{fight.boss + attemptText(fight)}</UserText>
        </span>
      )}
    </button>
  );
}
