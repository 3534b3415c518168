import { inLanguage } from '#domain/language';

export const PASTE_TEXTS = inLanguage('paste', {
  paste: 'Paste',
  refused:
    'The browser does not let Ready Check read the clipboard. Hold the field and choose Paste.',
  empty:
    'There is no text on the clipboard: it is empty or holds a picture. Copy the report’s link first.',
  noLink:
    'There is no report link on the clipboard. Copy the address of a report: …warcraftlogs.com/reports/ and 16 characters.',
});
