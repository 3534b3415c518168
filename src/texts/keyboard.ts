import { inLanguage } from '#domain/language';

export const KEYBOARD_TEXTS = inLanguage('keyboard', {
  title: 'Keyboard shortcuts',
  keys: {
    find: 'Find a player, or the report field',
    nextPlayer: 'Next player',
    previousPlayer: 'Previous player',
    buffs: 'Open or close Buffs/Debuffs',
    passed: 'Expand or collapse PASSED',
    filter: 'Table filter',
    saved: 'Saved raids',
    help: 'This overview',
  },
  turnOff: 'Shortcuts can be turned off in Settings.',
  areOff: 'Shortcuts are turned off in Settings.',
});
