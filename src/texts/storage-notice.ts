import { inLanguage } from '#domain/language';

export const STORAGE_NOTICE_TEXTS = inLanguage('storageNotice', {
  notSaving: {
    full: 'The disk is full: what you open now is not being saved. Delete a raid you no longer need, or make room on the device.',
    refused:
      'This browser refuses to store data here (a private window?): what you open now is not being saved.',
    failed: 'The app’s store on this device has failed: what you open now is not being saved.',
    newer:
      'A newer version of this app wrote the list of saved raids: what you open now is not being saved. Reload to update the app. Nothing is lost.',
  },
  trySavingAgain: 'Save it now',
  stillNotSaved: 'Tried again: it still cannot be saved.',
  makeRoom: 'Make room',
  gotIt: 'Got it',

  noLink:
    'There is no Warcraft Logs report in what was shared. Share the address of a report: …warcraftlogs.com/reports/ and 16 letters and digits.',
  latestUnreadable:
    'The saved raids cannot be read at the moment, so the last one cannot be opened. Paste a report below, or open the sample raid.',
  noLatest: 'No raid is saved on this device yet. Paste a report below, or open the sample raid.',
});
