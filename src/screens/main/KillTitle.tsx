import { killTitlePieces } from '#domain/kill-title';
import type { Kill } from '#domain/raid';
import { Foreign } from '#ui/UserText';

/** A name that ends an isolate would end the element's own as well, in Chromium at least. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/** `Magmaw (Blackwing Descent Heroic)`, where neither name can turn the words around it. */
export function KillTitle({ kill }: { kill: Kill }) {
  const pieces = killTitlePieces(kill).map((piece, place) =>
    place % 2 === 0 ? (
      <bdi key={place === 0 ? 'boss' : 'zone'}>{piece.replace(ISOLATE_CONTROLS, '')}</bdi>
    ) : (
      piece
    ),
  );
  return <Foreign text={<span>{pieces}</span>} />;
}
