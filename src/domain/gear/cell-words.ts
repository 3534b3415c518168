import { inLanguage } from '../language';

export const CELL_WORDS = inLanguage('cellWords', {
  noEnchant: 'No enchant',
  emptySockets: (count: number) => (count === 1 ? '1 empty socket' : `${count} empty sockets`),
});
