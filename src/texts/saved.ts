import { inLanguage } from '#domain/language';
import { formatList } from '#domain/listing';

export const SAVED_TEXTS = inLanguage('saved', {
  find: 'Find a saved raid',
  found: (count: number, all: number) => `${count} of ${all} raids`,
  showAll: (count: number) => `Show all ${count}`,
  killsSaved: (saved: number, all: number) =>
    all === 1 ? `${saved} of 1 kill saved` : `${saved} of ${all} kills saved`,
  opened: (when: string) => `opened ${when}`,
  more: (title: string) => `More: ${title}`,
  pinRaid: (title: string) => `Pin ${title}`,
  pinHint: 'Pinned raids are never suggested for deletion',
  delete: 'Delete',
  deleteRaid: (title: string) => `Delete ${title}`,
  deleted: (title: string) => `Deleted: ${title}`,
  raids: (count: number) => (count === 1 ? '1 raid' : `${count} raids`),
  sharedResults: (count: number) => (count === 1 ? '1 shared result' : `${count} shared results`),
  deletedBefore: (count: number) =>
    count === 1
      ? 'One earlier action can be undone too.'
      : `${count} earlier actions can be undone too.`,
  undo: 'Undo',
  dismiss: 'Close this notice',
});

/** Returns `2 raids and 1 shared result`. */
export const savedCountText = (raids: number, sharedResults: number): string =>
  formatList(
    [
      ...(raids > 0 || sharedResults === 0 ? [SAVED_TEXTS.raids(raids)] : []),
      ...(sharedResults > 0 ? [SAVED_TEXTS.sharedResults(sharedResults)] : []),
    ],
    'and',
  );
