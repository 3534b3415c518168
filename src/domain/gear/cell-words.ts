import { inLanguage } from '../language';

export const CELL_TEXTS = inLanguage('cell', {
  noEnchant: 'No enchant',
  emptySockets: (count: number) => (count === 1 ? '1 empty socket' : `${count} empty sockets`),
  unreadablePiece: (slot: string | undefined, name: string) =>
    slot && name ? `${slot} (${name})` : slot || name || 'a piece',
});
