import { sheetAddress } from '#data/addresses';
import { shareRunsByKey } from '#data/repeated-calls';
import { memoize } from '#domain/memoize';

/** Returns a document's own loader: a `use` in the small window cannot refer to the page. */
const loaderOf = memoize((page: Document) =>
  shareRunsByKey(
    (sheet: string) => insertSheet(sheet, page),
    (sheet) => sheet,
  ),
);

export const glyphId = (sheet: string, glyph: string): string => `${sheet}-${glyph}`;

/**
 * Inserts a sheet's pictures into a document, once. A `use` that points into the file makes
 * Chromium parse it for each picture: half a second for twelve bosses on a slow phone.
 *
 * A failed sheet leaves its pictures blank; the next picture requests it again.
 */
export const loadSheet = (sheet: string, page = document): Promise<void> => loaderOf(page)(sheet);

async function insertSheet(sheet: string, page: Document): Promise<void> {
  const homeId = `sheet-${sheet}`;
  if (page.getElementById(homeId)) return;
  const pictures = await readPictures(sheet).catch(() => []);
  if (pictures.length === 0) return;
  for (const picture of pictures) picture.id = glyphId(sheet, picture.id);
  const home = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  home.id = homeId;
  home.setAttribute('display', 'none');
  home.append(...pictures);
  page.body.append(home);
}

/** Lets the request parse the file: the content policy forbids `DOMParser` to parse text. */
const readPictures = (sheet: string): Promise<Element[]> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', sheetAddress(sheet));
    request.overrideMimeType('image/svg+xml');
    request.responseType = 'document';
    request.onload = () => resolve([...(request.responseXML?.querySelectorAll('symbol') ?? [])]);
    request.onerror = reject;
    request.send();
  });
