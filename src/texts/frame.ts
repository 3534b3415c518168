import { inLanguage } from '#domain/language';

export const FRAME_TEXTS = inLanguage('frame', {
  appName: 'Ready Check',
  screens: 'Pages',
  raids: 'Raids',
  skipToContent: 'Skip to content',
  season: 'Season',
  tonight: 'Tonight',
  settings: 'Settings',
  marks: 'What the marks mean',
  offline: 'Offline',
  crashTitle: 'Unexpected Application Error!',
  crashUnknownAddress: 'There is nothing at this address.',
  chunkFailed: 'This could not be loaded. Check the connection and reload the page.',
  crashNothingLost: 'No raid is lost: what was saved on this device is still there.',
  goHome: 'Go home',
  reload: 'Reload',
  loading: 'Loading...',
  untitled: 'Untitled report',
  footer:
    'A fan tool for raids of Mists of Pandaria, Burning Crusade Anniversary and Cataclysm Classic; Forever without verdicts yet. Not affiliated with Blizzard Entertainment or Warcraft Logs. Icons by the authors of game-icons.net, CC BY 3.0.',
  whatLeaves: 'What this app sends and stores',
  close: 'Close',
});
