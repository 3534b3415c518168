/** The words around every screen. */
export const FRAME_TEXTS = {
  appName: 'Ready Check',
  skipToContent: 'Skip to content',
  settings: 'Settings',
  keyboard: 'Keyboard shortcuts',
  offline: 'Offline',
  offlineHint: 'No connection. Raids saved on this device still open.',
  notSaving: {
    full: 'The disk is full: what you open now is not being saved. Delete a raid you no longer need, or make room on the device.',
    refused:
      'This browser refuses to store data here (a private window?): what you open now is not being saved.',
    failed: 'The app’s store on this device has failed: what you open now is not being saved.',
  },
  trySavingAgain: 'Save it now',
  crashTitle: 'Unexpected Application Error!',
  crashUnknownAddress: 'There is nothing at this address.',
  crashNothingLost: 'No raid is lost: what was saved on this device is still there.',
  goHome: 'Go home',
  reload: 'Reload',
  footer:
    'A fan tool for Cataclysm Classic raiders. Not affiliated with Blizzard Entertainment or Warcraft Logs. Icons by the authors of game-icons.net, CC BY 3.0.',
  close: 'Close',
} as const;
