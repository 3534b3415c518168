import { inLanguage } from '#domain/language';

export const GROUP_TEXTS = inLanguage('groups', {
  group: 'Group',
  columns: {
    player: 'Player',
    attendance: 'Attendance',
    level: 'Item level',
    faults: 'Faults',
  },
  reading: (done: number, all: number) => `Reading raids: ${done} of ${all}`,
  progress: 'Reading raids',
  notesUnreadable:
    'Alts, players who left and excused evenings cannot be read: a newer version of Ready Check may have written them. They are left unchanged and not used here. Reload the page.',
  openRaid: 'Open a raid',
});
