/** The words around every screen. */
export const FRAME_TEXTS = {
  appName: 'Ready Check',
  skipToContent: 'Skip to content',
  settings: 'Settings',
  keyboard: 'Keyboard shortcuts',
  offline: 'Offline',
  offlineHint: 'No connection. Raids kept on this device still open.',
  notSaving: {
    full: 'The disk is full: what you open now is not being kept. Delete a raid you no longer need, or make room on the device.',
    refused:
      'This browser refuses to keep data here (a private window?): what you open now is not being kept.',
    failed: 'The app’s store on this device has failed: what you open now is not being kept.',
  },
  trySavingAgain: 'Keep it now',
  crashTitle: 'Unexpected Application Error!',
  crashUnknownAddress: 'There is nothing at this address.',
  crashNothingLost: 'No raid is lost: what was kept on this device is still there.',
  goHome: 'Go home',
  reload: 'Reload',
  footer:
    'A fan tool for Cataclysm Classic raiders. Not affiliated with Blizzard Entertainment or Warcraft Logs. Icons by the authors of game-icons.net, CC BY 3.0.',
  close: 'Close',
} as const;
