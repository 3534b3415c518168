import { inLanguage } from '../language';

export const CELL_TEXTS = inLanguage('cell', {
  noEnchant: 'No enchant',
  emptySockets: (count: number) => (count === 1 ? '1 empty socket' : `${count} empty sockets`),
});
