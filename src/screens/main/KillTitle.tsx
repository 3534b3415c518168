import type { OpenFight } from '#domain/chosen-kill';
import { killTitlePieces } from '#domain/kill-title';
import { RAID_TEXTS } from '#texts/raid';
import { UserText } from '#ui/UserText';

/** A control that ends a bidi isolate would end the element's own as well, in Chromium at least. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/** `Magmaw (Blackwing Descent Heroic)`, of a try ` · try 3, 42 %` after it, where neither name can turn the words around it. */
export function KillTitle({ kill }: { kill: OpenFight }) {
  const [boss = '', between, zone, ending] = killTitlePieces(kill);
  return (
    <UserText
      text={
        <span>
          {isolated(boss)}
          {between}
          {zone && isolated(zone)}
          {ending}
          {kill.nthTry && RAID_TEXTS.nthTry(kill.nthTry, kill.bossPercentage)}
        </span>
      }
    />
  );
}

const isolated = (name: string) => <bdi>{name.replace(ISOLATE_CONTROLS, '')}</bdi>;
