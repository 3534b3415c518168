import { inLanguage } from '#domain/language';
import { formatWait } from './wait';

export const SAVED_TEXTS = inLanguage('saved', {
  find: 'Find a saved raid',
  findHint: 'Title, owner, zone or date',
  found: (count: number, all: number) => `${count} of ${all} raids`,
  showAll: (count: number) => `Show all ${count}`,
  untitled: 'Untitled report',
  by: (owner: string) => `by ${owner}`,
  killsSaved: (saved: number, all: number) =>
    all === 1 ? `${saved} of 1 kill saved` : `${saved} of ${all} kills saved`,
  opened: (when: string) => `opened ${when}`,
  pinRaid: (title: string) => `Pin ${title}`,
  pinHint: 'Pinned raids are never suggested for deletion',
  delete: 'Delete',
  deleteRaid: (title: string) => `Delete ${title}`,
  deleted: (title: string) => `Deleted: ${title}`,
  raids: (count: number) => (count === 1 ? '1 raid' : `${count} raids`),
  sharedAudits: (count: number) => (count === 1 ? '1 shared result' : `${count} shared results`),
  /** `2 raids and 1 shared result`. */
  together: (raids: number, sharedAudits: number): string =>
    [
      (raids > 0 || sharedAudits === 0) && SAVED_TEXTS.raids(raids),
      sharedAudits > 0 && SAVED_TEXTS.sharedAudits(sharedAudits),
    ]
      .filter(Boolean)
      .join(' and '),
  deletedBefore: (count: number) =>
    count === 1
      ? 'One earlier deletion can be undone too.'
      : `${count} earlier deletions can be undone too.`,
  undo: 'Undo',
  dismiss: 'Close this notice',

  save: 'Save this raid for offline',
  saveRest: (count: number) =>
    count === 1
      ? 'Save this raid for offline: the other kill'
      : `Save this raid for offline: the other ${count} kills`,
  saveIcons: 'Save its icons too',
  stop: 'Stop saving',
  progress: 'Saving for offline',
  savingKills: (done: number, total: number) => `Saving kills: ${done} of ${total}`,
  savingPulls: (done: number, total: number) => `Saving pulls: ${done} of ${total}`,
  savingIcons: 'Saving item icons',
  pausing: (seconds: number) =>
    `Warcraft Logs asks for a pause. Saving resumes automatically in ${formatWait(seconds)}.`,
  stopped: (saved: number, all: number) =>
    all === 1
      ? `Stopped. ${saved} of 1 kill is saved.`
      : `Stopped. ${saved} of ${all} kills are saved.`,
  savedForOffline: (saved: number, all: number) =>
    `Saved for offline: ${saved} of ${all === 1 ? '1 kill' : `${all} kills`}`,
  notSaved: (kills: readonly string[]) => `Not saved: ${kills.join(', ')}.`,
  noRoom: 'There was no room for them on this device.',
  failed: 'Something went wrong while fetching it. Try again.',
  noPulls: (why: string) => `Flask and food are not saved for every kill. ${why}`,
  unsavedIcons: (count: number, all: number) =>
    `${count} of ${all} item icons are not saved; offline, pictures of their slots stand in for them.`,
  missingIcons: (count: number) =>
    count === 1
      ? '1 item icon could not be fetched; a picture of its slot stands in for it.'
      : `${count} item icons could not be fetched; pictures of their slots stand in for them.`,
  boundIcons: (saved: number, all: number, bound: number) =>
    `${saved} of ${all} item icons are saved. This browser can keep at most ${bound} of their host’s icons, across all raids.`,
  noWorker:
    'This page runs without its service worker, which saves item icons. Reload it and try again; some private windows allow none.',
});
