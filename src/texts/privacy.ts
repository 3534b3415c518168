import { inLanguage } from '#domain/language';

export const PRIVACY_TEXTS = inLanguage('privacy', {
  requests: 'Who receives what',
  logSite:
    'the reports that you open or follow, and the guilds and characters that you search for or keep on home, with your key or sign-in',
  icons: 'the icons of items and bosses in view',
  items: 'an item, its gems and its enchant, only when you click its link',
  ownHost: 'the files of this app; from a link also which report it names',
  nobodyElse: 'Nothing is sent to anyone else. No cookies, no analytics.',
  stored: 'What is stored in this browser',
  storedOnes: [
    'raids that you open, with players and gear, and results that somebody shared with you',
    'what you note of players and raids, who comes tonight and what you tick as bought',
    'guilds and characters that you searched for',
    'guilds that you keep on home, with their reports and who came',
    'your settings, your key and your sign-in',
    'the app and item icons, for use without a connection',
    'how many requests were sent within the hour, which kills are new in raids that you follow, and where you were when you left to sign in',
  ],
  deleted: 'How to delete it',
  deletedBy: [
    'Raids, shared results, notes, ticks and guilds on home: Delete all raids in Settings.',
    'Key: Remove in Settings. Sign-in: Sign out.',
    'All of it, searches too: clear the data of this site in your browser.',
  ],
});
