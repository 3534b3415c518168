import { inLanguage } from '#domain/language';

export const SHARED_AUDIT_TEXTS = inLanguage('sharedAudit', {
  title: 'Shared result',
  judgedAt: (when: string) =>
    `Shared with you. Results as of ${when}, without gear; nothing was fetched again.`,
  minimum: (level: number) => `Pieces below item level ${level} were low.`,
  counted: (titles: string) => `What counted: ${titles}.`,
  quoted: (words: string) => `“${words}”`,
  openReport: 'Open the report itself',
  save: 'Save this result',
  saved: 'Saved on this device. It opens offline from the saved raids.',
  notSaved:
    'It cannot be saved now: there is no room, or storage is refused. Keep the link: it opens again.',
  savedOnes: 'Shared with you',
  passed: (passed: number, all: number) => `${passed} of ${all} passed`,
  judgedOn: (when: string) => `judged ${when}`,
  unreadable: 'This shared link cannot be read',
  problems: {
    'cut short':
      'This link is cut short: its end is missing. Ask for it again, or copy the whole of it.',
    'added to': 'Something else was copied along with this link. Copy the link alone.',
    newer:
      'This link was made by a newer version of Ready Check. Reload the page to update, and open it again.',
    'too large': 'This link holds far more than one fight, so it was not opened.',
    damaged: 'This link is damaged, so it cannot be shown. Ask for it again.',
  },
  failed:
    'A part of the app that reads shared links could not be loaded. Check the connection and try again.',
  nothingChanged: 'Nothing on this device was changed.',
  goHome: 'Go to the main page',
});
