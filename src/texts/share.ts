/** The words of handing over what was found. */
export const SHARE_TEXTS = {
  share: 'Share',
  close: 'Close',
  shareAs: 'Share as',
  ways: { discord: 'Discord', whispers: 'Whispers', csv: 'CSV', link: 'Link' },
  about: 'About',
  scopes: { kill: 'This kill', night: 'Whole night' },
  withAdvice: 'Include what is worth a look',
  choosePlayers: (chosen: number, all: number) => `Players: ${chosen} of ${all}`,
  untitled: 'Untitled report',
  wholeNight: 'Whole night',
  loading: 'Loading...',
  notFetched: (there: number, all: number) =>
    all === 1
      ? 'The one kill is not on this device.'
      : `Covers ${there} of ${all} kills; the others are not on this device.`,
  nobody: 'Nobody has anything to mend.',
  nothingFetched: 'No kill of this raid is on this device yet.',

  message: (nth: number, all: number) => (all === 1 ? 'Message' : `Message ${nth} of ${all}`),
  whispers: 'Whispers',
  table: 'Table',

  copyDiscord: 'Copy for Discord',
  copyMessage: (nth: number) => `Copy message ${nth}`,
  copyWhispers: 'Copy whispers',
  copy: 'Copy',
  copyLine: (line: string) => `Copy ${line}`,
  downloadCsv: 'Download CSV',
  copyLink: 'Copy link',
  linkField: 'Link',
  linkHolds:
    'It holds the verdicts and findings of this fight itself, and no gear. Whoever opens it needs no key, and nothing is asked of Warcraft Logs.',
  linkLength: (characters: number) => `${characters} characters`,
  pickABoss: 'A link holds one fight: choose a boss first.',
  linkFailed:
    'The link could not be made: a part of the app is missing. Check the connection and try again.',
  copied: 'Copied',
  copiedStatus: 'Copied to the clipboard.',
  refusedStatus: 'This browser refused to copy. The text below is selected: copy it from there.',
  selected: 'Text to copy',
  send: 'Send…',
  sendFailed: 'This device could not send it. Copy it instead.',
  downloaded: (name: string) => `Look for ${name} in your downloads.`,
} as const;

/** The words of the page that a shared link leads to. */
export const SHARED_TEXTS = {
  title: 'Shared judgement',
  untitled: 'Untitled report',
  judgedAt: (when: string) =>
    `Somebody shared this with you as it stood on ${when}. It was not fetched again, and holds no gear.`,
  minimum: (level: number) => `Pieces below item level ${level} were low.`,
  counted: (titles: string) => `What counted: ${titles}.`,
  openReport: 'Open the report itself',
  save: 'Save this judgement',
  saved: 'Saved on this device. It opens offline from the saved raids.',
  notSaved:
    'It cannot be saved now: there is no room, or storage is refused. Keep the link: it opens again.',
  savedOnes: 'Shared with you',
  passed: (passed: number, all: number) => `${passed} of ${all} passed`,
  judgedOn: (when: string) => `judged ${when}`,
  summary: 'Shared verdicts',
  advice: 'Worth a look',
  noPlayers: 'No players',
  loading: 'Loading...',
  unreadable: 'This shared link cannot be read',
  faults: {
    'cut short':
      'This link is cut short: its end is missing. Ask for it again, or copy the whole of it.',
    'added to':
      'Something was added to this link that does not belong to it. Copy it once more, alone.',
    newer:
      'This link was made by a newer version of Ready Check. Reload the page to update, and open it again.',
    'too large': 'This link holds far more than one fight, so it was not opened.',
    damaged: 'This link is damaged, so nothing of it is shown. Ask for it again.',
  },
  failed:
    'A part of the app that reads shared links could not be loaded. Check the connection and try again.',
  nothingChanged: 'Nothing on this device was changed.',
  goHome: 'Go to the main page',
} as const;
