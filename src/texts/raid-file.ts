import { inLanguage } from '#domain/language';
import { SAVED_TEXTS } from './saved';

/** Counts notes about players, Tonight's choices and ticks. */
const notes = (count: number) => (count === 1 ? '1 note or tick' : `${count} notes and ticks`);

export const RAID_FILE_TEXTS = inLanguage('raidFile', {
  export: 'Export raids',
  import: 'Import raids',
  hint: 'One file with all saved raids, your notes, guilds on home and these settings, but never the key or what you searched for, for another device. There, choose it or drop it on the page.',
  chooseFile: 'File of raids',
  exporting: (done: number, all: number) => `Exporting raid ${done + 1} of ${all}`,
  importing: (done: number, all: number) => `Importing raid ${done} of ${all}`,
  checking: 'Checking the file',
  exported: (name: string) => `Look for ${name} in your downloads.`,
  ready: (name: string) =>
    `${name} is ready. Send it to another device or app, or save it among your files.`,
  stop: 'Stop',
  stopped: 'Stopped. What was already imported stays; nothing on this device is lost.',
  toImport: (name: string, came: number, savedBefore: number) =>
    `${name} contains ${SAVED_TEXTS.raids(came)} that ${came === 1 ? 'is' : 'are'} new or more recent. ${savedBefore} of its raids ${savedBefore === 1 ? 'is' : 'are'} already here. Its settings apply only where you have not chosen your own.`,
  imported: (came: number, savedBefore: number) =>
    `${SAVED_TEXTS.raids(came)} imported, ${savedBefore} already here.`,
  sharedResultsToImport: (came: number, savedBefore: number) =>
    `It also contains ${SAVED_TEXTS.sharedResults(came)}; ${savedBefore} ${savedBefore === 1 ? 'is' : 'are'} already here.`,
  sharedResultsImported: (came: number, savedBefore: number) =>
    `${SAVED_TEXTS.sharedResults(came)} imported, ${savedBefore} already here.`,
  notesToImport: (count: number) => `It contains ${notes(count)} too.`,
  notesImported: (count: number) => `${notes(count)} imported.`,
  /** The number of a raid's kills; 0 if only its report differs. */
  killsOf: (kills: number, title: string) =>
    kills === 0 ? title : `${kills === 1 ? '1 kill' : `${kills} kills`} of ${title}`,
  moreRaids: (count: number) => (count === 1 ? '1 more raid' : `${count} more raids`),
  wouldDiffer: (what: string) =>
    `It has later copies that say something else of what is saved here: ${what}. Those here stay as they are, unless you replace them.`,
  replace: 'Replace what is saved here with the later copies',
  kept: (what: string) => `Left as saved here: ${what}.`,
  canBeUndone: 'A file of raids was imported.',
  raidsDeleted: 'The import has stopped, because all raids were deleted.',
  unreadable: (count: number) =>
    count === 1
      ? '1 record could not be read, and was left out.'
      : `${count} records could not be read, and were left out.`,
  importNow: 'Import now',
  problems: {
    'not ours': 'This is not a Ready Check raid file. Choose one that Export raids made.',
    newer: 'This file was written by a newer version of Ready Check. Reload the page to update it.',
    'too large':
      'This file is far larger than raids are, so it was not read to its end. Export them again on the other device.',
    'half written':
      'The end of this file is missing, so it was not imported. Copy it from the other device again.',
  },
  failed:
    'That did not work: this device cannot read or save raids right now. What was imported before stays. Reload the page and try again.',
});
