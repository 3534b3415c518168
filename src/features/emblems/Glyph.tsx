import type { Emblem } from '#ui/game/emblems';
import { glyphId, loadSheet } from './load-sheet';

export function Glyph({ sheet, glyph, className }: Emblem & { className: string | undefined }) {
  return (
    <svg
      ref={(svg) => void (svg && loadSheet(sheet, svg.ownerDocument))}
      className={className}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <use href={`#${glyphId(sheet, glyph)}`} />
    </svg>
  );
}
