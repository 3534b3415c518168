import { inLanguage } from '#domain/language';

export const BOARD_TEXTS = inLanguage('board', {
  raider: 'Raider',
  average: 'Average',
  faults: 'Faults',
  perSlot: 'Per slot',
  scrolls: 'Raiders by slot',
  onlyWithFindings: 'Only with faults',
  nobody: 'Nobody has a fault in this fight.',
  empty: 'empty',
  notRecorded: 'not recorded',
  unknownLevel: 'item level unknown',
  legend: {
    cross: 'no enchant',
    triangle: 'low item level',
    square: 'other fault',
    ring: 'empty socket',
    eye: 'worth a look',
  },
});
