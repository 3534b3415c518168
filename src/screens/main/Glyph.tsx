import { useEffect } from 'react';
import type { Emblem } from '#ui/emblems';
import { glyphId, loadSheet } from './load-sheet';

interface GlyphProps extends Emblem {
  className: string | undefined;
}

/** A picture of one of our sheets, in the text's colour. Decoration: what it means stands beside it. */
export function Glyph({ sheet, glyph, className }: GlyphProps) {
  // The sheet is the network's, and its place in the document is the browser's.
  useEffect(() => void loadSheet(sheet), [sheet]);
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#${glyphId(sheet, glyph)}`} />
    </svg>
  );
}
