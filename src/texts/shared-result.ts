import { inLanguage } from '#domain/language';

export const SHARED_RESULT_TEXTS = inLanguage('sharedResult', {
  title: 'Shared result',
  lead: 'Shared with you',
  sharedAt: (when: string) => `Shared ${when}`,
  minimum: (level: number) => `Pieces below ${level} were low`,
  enchants: 'enchants',
  counted: (titles: string) => `${titles} counted`,
  nothingCounted: 'Nothing counted as a fault',
  unchecked: 'Nobody has checked this result: open the report to check it.',
  notInLink: 'not in this link',
  noKills: 'No kill is in this link.',
  nobody: 'Nobody is in this link.',
  quoted: (words: string) => `“${words}”`,
  openReport: 'Open the report',
  save: 'Save',
  checkYours: 'Check your own raid',
  saved: 'Saved on this device. It opens offline from the saved raids.',
  notSaved:
    'It cannot be saved now: there is no room, or storage is refused. Keep the link: it opens again.',
  savedOnes: 'Shared with you',
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
