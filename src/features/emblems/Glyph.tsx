import { useEffect } from 'react';
import type { Emblem } from '#ui/game/emblems';
import { glyphId, loadSheet } from './load-sheet';

interface GlyphProps extends Emblem {
  className: string | undefined;
}

export function Glyph({ sheet, glyph, className }: GlyphProps) {
  useEffect(() => void loadSheet(sheet), [sheet]);
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#${glyphId(sheet, glyph)}`} />
    </svg>
  );
}
