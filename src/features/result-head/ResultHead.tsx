import type { ComponentProps, ReactNode, Ref } from 'react';
import { HEROIC_DIFFICULTY } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import { ATTEMPT_SIGN } from '#ui/game/fight-words';
import { UserText } from '#ui/UserText';
import { FightRing, type FightRingProps } from '../emblems/FightRing';
import { NightRing } from '../emblems/NightRing';
import { PassedCount } from './EverybodyPassed';
import everybody from './EverybodyPassed.module.css';
import styles from './ResultHead.module.css';

type HeadedFight = FightRingProps['fight'] & Pick<Fight, 'difficulty'>;

interface ResultHeadProps {
  /** The fight whose emblem is in the ring; absent for a night. */
  fight?: HeadedFight;
  heading: ComponentProps<'h2'> & { level?: 'h1' | 'h2'; ref: Ref<HTMLHeadingElement> };
  /** Facts above the title. */
  lead?: ReactNode;
  title?: ReactNode;
  /** Facts below the title, each an element. */
  facts: ReactNode;
  /** How many passed; absent until known, and where nobody is judged. */
  passed?: number | undefined;
  raiders?: number | undefined;
  /** Rendered beside the count once everybody passed. */
  whenAllPassed?: ReactNode;
  children?: ReactNode;
}

/** Heads a fight or a night: its ring, its name, and how many passed. */
export function ResultHead(props: ResultHeadProps) {
  const { fight, lead, title = fight && <BossName fight={fight} /> } = props;
  const { facts, passed, raiders, whenAllPassed, children } = props;
  const { level: Heading = 'h2', ...heading } = props.heading;
  const isCounted = passed !== undefined && raiders !== undefined;
  const haveAllPassed = isCounted && raiders > 0 && passed === raiders;
  const share = isCounted && raiders > 0 ? passed / raiders : undefined;
  return (
    <header className={`${styles.head} ${haveAllPassed ? everybody.whole : ''}`}>
      {fight ? <FightRing fight={fight} share={share} /> : <NightRing share={share} />}
      <div className={styles.words}>
        {lead && <p className={`${styles.facts} facts`}>{lead}</p>}
        <Heading className={styles.heading} tabIndex={-1} {...heading}>
          {title}
        </Heading>
        <p className={`${styles.facts} facts`}>
          {facts}
          {isCounted && !haveAllPassed && (
            <span className={styles.passed}>
              <b>{passed}</b> <span>{READINESS_TEXTS.ofPassed(raiders)}</span>
            </span>
          )}
        </p>
        {haveAllPassed && <PassedCount count={raiders}>{whenAllPassed}</PassedCount>}
      </div>
      {isCounted && !haveAllPassed && (
        <p className={`${styles.count} second m-0`} aria-hidden="true">
          <b>{passed}</b>
          <span>{`/${raiders}`}</span>
        </p>
      )}
      {children}
    </header>
  );
}

interface BossNameProps {
  fight: HeadedFight;
  /** `wipe 3, 42 %`, on phones on a line of its own. */
  ending?: string;
}

export const BossName = ({ fight: { boss, difficulty }, ending }: BossNameProps) => (
  <UserText lang="en">
    <span>{boss}</span>
    {difficulty === HEROIC_DIFFICULTY && (
      <span aria-hidden="true">&nbsp;{RAID_TEXTS.heroicMark}</span>
    )}
    {ending && (
      <span className="d-block d-sm-inline text-nowrap">
        <span className="visually-hidden-on-phones">{ATTEMPT_SIGN}</span>
        {ending}
      </span>
    )}
  </UserText>
);
