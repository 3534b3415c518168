import { type RefObject, useEffect } from 'react';
import { formatDuration } from '#domain/format';
import { HEROIC } from '#domain/raid/fight-title';
import type { Fight, Kill } from '#domain/raid/raid';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import { say } from '#features/page/say';
import { RAID_TEXTS } from '#texts/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import { fightTitle, placeWords } from '#ui/game/fight-words';
import { UserText } from '#ui/UserText';
import { keepsFocus } from '#ui/use-focus-on-arrival';
import { BossSwitch } from './BossSwitch';
import styles from './FightHead.module.css';

interface FightHeadProps {
  /** Of the view, which is heard before the boss. */
  title?: string;
  fight: Fight;
  kills: readonly Kill[];
  raiders: number | undefined;
  /** Of those raiders; absent until known, and where nobody is judged. */
  passed?: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function FightHead(props: FightHeadProps) {
  const { title, fight, kills, raiders, passed, heading } = props;
  useSayWhereFocusStays(fight, heading);
  return (
    <header className={styles.head}>
      <ReadinessRing
        emblem={fightEmblem(fight)}
        encounterId={fight.encounterId}
        zoneClass={zoneClass(fight)}
        share={passed !== undefined && raiders ? passed / raiders : undefined}
      />
      <div className={styles.words}>
        <h2
          className={styles.heading}
          tabIndex={-1}
          ref={heading}
          aria-label={title && `${title}: ${fight.boss}`}
        >
          <UserText lang="en">
            <span>{fight.boss}</span>
            {fight.difficulty === HEROIC && (
              <span aria-hidden="true">&nbsp;{RAID_TEXTS.heroicMark}</span>
            )}
          </UserText>
        </h2>
        <p className={`${styles.facts} facts`}>
          <UserText>{placeWords(fight)}</UserText>
          <span>{formatDuration(fight.endedAt - fight.startedAt)}</span>
          {passed !== undefined && raiders !== undefined && (
            <span className={styles.passed}>
              <b>{passed}</b> <span>{READINESS_TEXTS.ofPassed(raiders)}</span>
            </span>
          )}
        </p>
      </div>
      {passed !== undefined && raiders !== undefined && (
        <p className={styles.count} aria-hidden="true">
          <b>{passed}</b>
          <span>{`/${raiders}`}</span>
        </p>
      )}
      <FindPlayerOnPhone />
      <BossSwitch kills={kills} fight={fight} />
    </header>
  );
}

/** Names the fight in the page's status if no focus that arrives does. */
function useSayWhereFocusStays(fight: Fight, heading: FightHeadProps['heading']): void {
  const words = fightTitle(fight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fight may have the same words
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === heading.current || keepsFocus(activeElement)) say(words);
  }, [fight.id, words, heading]);
}
