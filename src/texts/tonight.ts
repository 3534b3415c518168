import { inLanguage } from '#domain/language';

export const TONIGHT_VIEW_TEXTS = inLanguage('tonightView', {
  size: 'Size',
  asOf: (date: string) => `Faults as of ${date} unless a name says otherwise.`,
  coming: 'Coming',
  notComing: 'Not coming',
  nobody: 'Nobody',
  nobodyFound: 'No player matches your search.',
  /** Status after a change: `Jorunna is coming: 23 of 25, 27 of 27 covered`. */
  isComing: (name: string, facts: string) => `${name} is coming: ${facts}`,
  isNotComing: (name: string, facts: string) => `${name} is not coming: ${facts}`,
  remove: (name: string) => `Remove ${name}`,

  parts: 'Shown',
  who: 'Who',

  copyNames: 'Copy names',
  pasteNames: 'Paste names',
  pasteHint: 'one per line, or a sign-up list',
  takeNames: 'Take names',
  reading: 'Reading…',
  nobodyRead: 'This list names nobody who is known here, so nothing changed.',
  areComing: (count: number) =>
    count === 0 ? 'Nobody is coming.' : count === 1 ? '1 is coming.' : `${count} are coming.`,

  addSomebody: 'Add somebody',
  name: 'Name',
  nameHint: 'may be empty',
  class: 'Class',
  spec: 'Spec',
  choose: 'Choose',
  notKnown: 'not known',
  add: 'Add',

  none: 'Nobody to choose from yet. Open a raid of your group, and its players appear here.',
});
