import { fightTitlePieces } from '#domain/raid/fight-title';
import type { OpenFight } from '#domain/raid/open-fight';
import { RAID_TEXTS } from '#texts/raid';
import { UserText } from '#ui/UserText';

interface FightTitleProps {
  fight: OpenFight;
  className?: string | undefined;
}

/** A control that ends a bidi isolate also ends the element's own, at least in Chromium. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/**
 * `Magmaw (Blackwing Descent Heroic)`, and for an attempt ` · try 3, 42 %`. Neither name can change
 * the direction of the words around it.
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
          {fight.nthTry && RAID_TEXTS.nthTry(fight.nthTry, fight.bossPercentage)}
        </span>
      }
    />
  );
}

const isolated = (name: string) => <bdi>{name.replace(ISOLATE_CONTROLS, '')}</bdi>;
