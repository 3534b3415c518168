import { expect, test } from 'vitest';
import type { BuffSource } from './category';
import { withChoices } from './choice';

const AURA = { name: 'aura', by: 'paladin', spells: [1, 2] } as const;
const PET = { name: 'pet', by: 'hunter' } as const;

test.each<{ source: BuffSource; choice: object | undefined; why: string }>([
  { source: { spell: 'Devotion', id: 1, by: 'paladin' }, choice: AURA, why: 'its spell' },
  { source: { spell: 'Might', id: 3, by: 'paladin' }, choice: undefined, why: 'other spell' },
  { source: { spell: 'Devotion', id: 1, by: 'priest' }, choice: undefined, why: 'other class' },
  { source: { spell: 'Roar', id: 4, by: 'hunter', pet: 'Cat' }, choice: PET, why: 'its pet' },
  { source: { spell: 'Cry', id: 1, by: 'paladin', pet: 'Cat' }, choice: undefined, why: 'no pets' },
  { source: { spell: 'Roar', id: 4, by: 'mage', pet: 'Cat' }, choice: undefined, why: 'no hunter' },
  { source: { spell: 'Trap', id: 4, by: 'hunter' }, choice: undefined, why: 'no pet' },
])('$source.spell of a $source.by takes the choice $choice.name: $why', ({ source, choice }) => {
  const [category] = withChoices([{ name: 'Any', kind: 'buff', sources: [source] }], [AURA, PET]);
  expect(category?.sources).toEqual([choice ? { ...source, choice } : source]);
});
