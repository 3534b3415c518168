import { inLanguage } from '#domain/language';
import { formatWait } from './wait';

export const SAVING_TEXTS = inLanguage('saving', {
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
