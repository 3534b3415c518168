import { inLanguage } from '#domain/language';

export const SETTINGS_TEXTS = inLanguage('settings', {
  close: 'Close the settings',

  /** Sections in their order. */
  sections: {
    'warcraft-logs': 'Warcraft Logs',
    rules: 'Rules',
    look: 'Look and language',
    keyboard: 'Keyboard',
    storage: 'Storage',
  },
  all: 'All settings',
  ruleGroups: { gear: 'Gear', gems: 'Gems', enchants: 'Enchants', pull: 'At the pull' },
  shortcutsOn: 'Shortcuts are on',
  shortcutsOff: 'Shortcuts are off',

  keyTitle: 'Warcraft Logs key',
  key: 'Your own API key',
  keySource: 'It is sent to Warcraft Logs only and saved in this browser only.',
  keyHow: 'How to get a key',
  keySteps: [
    'Log in to Warcraft Logs and open your account settings.',
    'Scroll to Web API at the foot of the page.',
    'Type any name as V1 Client Name and press Set. Without a name no key is shown.',
    'Copy the V1 Client Key and paste it above.',
  ],
  keyPage: 'Open the account settings',
  keyOfBuild: 'Without one of your own, the key that comes with this app is used.',
  showKey: 'Show',
  removeKey: 'Remove',

  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },

  language: 'Language',
  systemLanguage: (language: string) => `System (${language})`,
  languageHint: 'Names of bosses and items come with the log.',
  languageInUse: (language: string) => `Language: ${language}`,
  languageFailed: (language: string) =>
    `${language} could not be loaded. Check the connection and reload the page.`,

  minimumItemLevel: 'Minimum item level',
  minimumHint: 'Pieces below it count as low.',
  minimumInvalid: (lowest: number, highest: number, inUse: number) =>
    `Type a whole number from ${lowest} to ${highest}. Until then ${inUse} stays in use.`,
  reset: (level: number) => `Reset to ${level}`,

  whatCounts: 'What counts',
  whatCountsHint:
    'Counts: puts a raider into a fault column. Advice: an eye beside the name. Off: not looked at.',
  ruleSettings: { counts: 'Counts', advice: 'Advice', off: 'Off' },
  defaultRuleSetting: (setting: string) => `Default: ${setting}`,
  notDefaults: 'Differs from the defaults.',
  restoreDefaults: 'Restore the defaults',
  ownChoices: 'your own choices under What counts',
  minimumBy: 'Minimum applies',
  minimums: { number: 'The number above', raid: 'By raid' },
  unknownRaid: 'An unknown raid uses the lowest.',
  levelsWithout: (levels: string, exempt: string) => `${levels} (${exempt} exempt)`,
  /** Items exempt in an era. */
  exemptByRaid: {
    cataclysm: 'Darkmoon trinkets',
    'burning-crusade': 'resistance gear, relics and trinkets that outlast their raid',
  },
  excused: 'Excused items',
  excusedHint:
    'Worn on purpose: no fault for their item level, for PvP or for lighter armour. To excuse a piece, use its button in Player Details.',
  noneExcused: 'No item is excused.',
  itemId: 'Item number',
  excuse: 'Excuse',
  itemIdInvalid: 'An item number is a whole number, as in the address of its page.',
  item: (id: number, name: string) => (name ? `${name} (${id})` : `Item ${id}`),
  stopExcusing: (item: string) => `Remove ${item}`,

  shortcuts: 'Use keyboard shortcuts',

  used: 'Used',
  available: 'Available',
  unknown: 'This browser does not say',
  promise: 'Protected from clearing',
  promised: 'Yes: the browser clears nothing by itself.',
  notPromised: 'No: the browser may clear the raids when the disk runs short.',
  installHelps: 'Installing the app helps.',
  requestPersistence: 'Ask the browser to keep them',
  promiseRefused: 'The browser refused to protect them.',
  safariDeletes:
    'Safari deletes what a page stores after seven days without a visit, but not from an app on the home screen. That app starts empty: export your raids here and import them there.',
  offlineStart: 'Opens offline',
  /** Why the worker is not installed. */
  workerTroubles: {
    'no workers':
      'No: this browser does not let the app be stored (a private window, blocked cookies, or a page without https).',
    refused: (why: string) => `No: the browser refused to store the app (${why}).`,
    'not installed':
      'No: a file of the app could not be loaded or stored. A content blocker, the connection or a full disk may be why. Reload to try again.',
  },
  notOpenedForLongest: 'Not opened for longest',
  deleteAll: 'Delete all raids',
  confirm: (raids: string) => `Delete ${raids} from this device, including pinned ones?`,
  confirmAgain:
    'Really? Warcraft Logs may not have them any more. Undo brings them back only until this app is closed.',
  confirmPermanently:
    'Really? There are too many to undo: there is no way back, and Warcraft Logs may not have them any more.',
  statementsOnly: 'your notes, who comes tonight, your ticks and guilds on home',
  statementsToo: 'Your notes, who comes tonight, your ticks and guilds on home go too.',
  yes: 'Yes, continue',
  deleteNow: (raids: string) => `Delete ${raids} now`,
  cancel: 'Cancel',
  allDeleted: 'No raid is left on this device.',
  importingElsewhere: 'Another window is importing raids. Stop that first. Nothing was deleted.',
  notDeleted:
    'The browser refused to delete them. They are still there. Reload the page and try again.',
});
