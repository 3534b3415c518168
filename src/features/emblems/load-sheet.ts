import { sheetAddress } from '#data/addresses';

/** Sheets by document: a `use` in the small window cannot point into the page. */
const requestedSheets = new WeakMap<Document, Map<string, Promise<void>>>();

export const glyphId = (sheet: string, glyph: string): string => `${sheet}-${glyph}`;

/**
 * Inserts a sheet's pictures into a document, once. A `use` that points into the file makes
 * Chromium parse it for each picture: half a second for twelve bosses on a slow phone.
 *
 * A failed sheet leaves its pictures blank; the next picture requests it again.
 */
export function loadSheet(sheet: string, page = document): Promise<void> {
  const sheets = requestedSheets.get(page) ?? new Map<string, Promise<void>>();
  requestedSheets.set(page, sheets);
  const loading =
    sheets.get(sheet) ??
    insertSheet(sheet, page).then((isThere) => void (isThere || sheets.delete(sheet)));
  sheets.set(sheet, loading);
  return loading;
}

/** Returns whether the sheet could be read. */
async function insertSheet(sheet: string, page: Document): Promise<boolean> {
  const pictures = await readPictures(sheet).catch(() => []);
  if (pictures.length === 0) return false;
  for (const picture of pictures) picture.id = glyphId(sheet, picture.id);
  const home = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  home.setAttribute('display', 'none');
  home.append(...pictures);
  page.body.append(home);
  return true;
}

/** Has the request parse the file: the content policy refuses `DOMParser` a text. */
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
