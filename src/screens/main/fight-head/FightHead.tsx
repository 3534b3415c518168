import { type ReactNode, type RefObject, useEffect } from 'react';
import { formatDuration } from '#domain/format';
import type { Fight } from '#domain/raid/raid';
import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import { announce } from '#features/page/PageStatus';
import { BossName, ResultHead } from '#features/result-head/ResultHead';
import { attemptText, attemptWithoutSign, fightTitle, zoneText } from '#ui/game/fight-words';
import { UserText } from '#ui/UserText';
import { staysFocused } from '#ui/use-focus-on-arrival';
import { BossSwitch, type BossSwitchProps } from './BossSwitch';

interface FightHeadProps extends BossSwitchProps {
  /** The view's name, which screen readers read before the boss. */
  title?: string;
  raiders: number | undefined;
  /** How many of the raiders passed; absent until known, and where nobody is judged. */
  passed?: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  whenAllPassed?: ReactNode;
}

export function FightHead({ title, fights, heading, ...head }: FightHeadProps) {
  const { fight } = head;
  useFightAnnouncement(fight, heading);
  return (
    <ResultHead
      {...head}
      heading={{
        ref: heading,
        'aria-label': title && `${title}: ${fight.boss}${attemptText(fight)}`,
      }}
      title={<BossName fight={fight} ending={attemptWithoutSign(fight)} />}
      facts={
        <>
          <UserText>{zoneText(fight)}</UserText>
          <span>{formatDuration(fight.endedAt - fight.startedAt)}</span>
        </>
      }
    >
      <FindPlayerOnPhone />
      <BossSwitch fights={fights} fight={fight} />
    </ResultHead>
  );
}

/** Names the fight in the page's status, unless the focus moves to something that names it. */
function useFightAnnouncement(fight: Fight, heading: FightHeadProps['heading']): void {
  const words = fightTitle(fight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fight may have the same words
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === heading.current || staysFocused(activeElement)) announce(words);
  }, [fight.id, words, heading]);
}
