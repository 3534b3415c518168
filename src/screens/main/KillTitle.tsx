import type { OpenFight } from '#domain/chosen-kill';
import { killTitlePieces } from '#domain/kill-title';
import { RAID_TEXTS } from '#texts/raid';
import { UserText } from '#ui/UserText';

/** A control that ends a bidi isolate would end the element's own as well, in Chromium at least. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/** `Magmaw (Blackwing Descent Heroic)`, of a try ` · try 3, 42 %` after it, where neither name can turn the words around it. */
export function KillTitle({ kill }: { kill: OpenFight }) {
  const pieces = killTitlePieces(kill).map((piece, index) =>
    index % 2 === 0 ? (
      <bdi key={index === 0 ? 'boss' : 'zone'}>{piece.replace(ISOLATE_CONTROLS, '')}</bdi>
    ) : (
      piece
    ),
  );
  return (
    <UserText
      text={
        <span>
          {[...pieces, kill.nthTry && RAID_TEXTS.nthTry(kill.nthTry, kill.bossPercentage)]}
        </span>
      }
    />
  );
}
