import { killTitlePieces } from '#domain/kill-title';
import type { Kill } from '#domain/raid';
import { Foreign } from '#ui/Foreign';

/** `Magmaw (Blackwing Descent Heroic)`, where neither name can turn the words around it. */
export function KillTitle({ kill }: { kill: Kill }) {
  const pieces = killTitlePieces(kill).map((piece, place) =>
    place % 2 === 0 ? <bdi key={place === 0 ? 'boss' : 'zone'}>{piece}</bdi> : piece,
  );
  return <Foreign text={<span>{pieces}</span>} />;
}
