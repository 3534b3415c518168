import { fightTitlePieces } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { UserText } from '#ui/UserText';

interface FightTitleProps {
  fight: Fight;
  className?: string | undefined;
}

/** These characters would also end the element's own isolate, at least in Chromium. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/**
 * Renders `Magmaw (Blackwing Descent Heroic)`, an attempt with ` · wipe 3, 42 %`. Direction-safe.
 */
export function FightTitle({ fight, className }: FightTitleProps) {
  const [boss = '', between, zone, ending] = fightTitlePieces(fight);
  return (
    <UserText
      className={className}
      text={
        <span>
          {isolated(boss)}
          {between}
          {zone && isolated(zone)}
          {ending}
          {fight.kind === 'attempt' && RAID_TEXTS.nthAttempt(fight.nth, fight.bossPercentage)}
        </span>
      }
    />
  );
}

/** Logs are requested in English. */
const isolated = (name: string) => <bdi lang="en">{name.replace(ISOLATE_CONTROLS, '')}</bdi>;
