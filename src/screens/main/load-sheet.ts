import { sheetAddress } from '#data/addresses';

const asked = new Set<string>();

export const glyphId = (sheet: string, glyph: string): string => `${sheet}-${glyph}`;

/**
 * Puts the pictures of a sheet into the document, once, where any number of `use` elements can show them.
 *
 * A `use` that points into the sheet's file has Chromium fetch and read the whole file for each picture: half a second
 * for a list of twelve bosses on a slow phone. A sheet that does not come leaves its pictures blank, as a lost image
 * would, and is asked for again with the next of them.
 */
export async function loadSheet(sheet: string): Promise<void> {
  if (asked.has(sheet)) return;
  asked.add(sheet);
  const pictures = await readPictures(sheet).catch(() => []);
  if (pictures.length === 0) {
    asked.delete(sheet);
    return;
  }
  for (const picture of pictures) picture.id = glyphId(sheet, picture.id);
  const home = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  home.setAttribute('display', 'none');
  home.append(...pictures);
  document.body.append(home);
}

async function readPictures(sheet: string): Promise<Element[]> {
  const response = await fetch(sheetAddress(sheet));
  const file = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  return [...file.querySelectorAll('symbol')];
}
