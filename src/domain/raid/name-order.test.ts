import { expect, test } from 'vitest';
import { byName } from './name-order';

const sorted = (...names: string[]) =>
  names
    .map((name) => ({ name }))
    .sort(byName)
    .map(({ name }) => name);

test('marks and capitals leave a name where its letters put it', () => {
  expect(sorted('Zoe', 'Ürsula', 'Vex', 'abe', 'Bjørn', 'Bjork')).toEqual([
    'abe',
    'Bjork',
    'Bjørn',
    'Ürsula',
    'Vex',
    'Zoe',
  ]);
});

test('names that differ by their marks alone are always in the same order', () => {
  expect(sorted('Zoë', 'Zoe')).toEqual(sorted('Zoe', 'Zoë'));
});

test('names are in the order that browsers put them in', () => {
  const names = [
    'Oreo',
    'Øra',
    'Weit',
    'Weißer',
    'Adam',
    'Æther',
    'Aftor',
    'Œuf',
    'Ogre',
    'Zed',
    'Иван',
    'Анна',
  ];
  expect(sorted(...names)).toEqual([...names].sort(new Intl.Collator('en').compare));
});
