import { sheetAddress } from '#data/addresses';

const requested = new Map<string, Promise<void>>();

export const glyphId = (sheet: string, glyph: string): string => `${sheet}-${glyph}`;

/**
 * Inserts a sheet's pictures into the document, once. A `use` that points into the file makes
 * Chromium parse it for each picture: half a second for twelve bosses on a slow phone.
 *
 * A failed sheet leaves its pictures blank; the next picture requests it again.
 */
export function loadSheet(sheet: string): Promise<void> {
  const loading = requested.get(sheet) ?? insert(sheet);
  requested.set(sheet, loading);
  return loading;
}

async function insert(sheet: string): Promise<void> {
  const pictures = await readPictures(sheet).catch(() => []);
  if (pictures.length === 0) {
    requested.delete(sheet);
    return;
  }
  for (const picture of pictures) picture.id = glyphId(sheet, picture.id);
  const home = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  home.setAttribute('display', 'none');
  home.append(...pictures);
  document.body.append(home);
}

/** Parsed by the request: the content policy refuses `DOMParser` a text. */
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
