import { expect, test } from 'vitest';
import { byName } from './name-order';

const sorted = (...names: string[]) =>
  names
    .map((name) => ({ name }))
    .sort(byName)
    .map(({ name }) => name)
    .join(' ');

test('accents and capitals do not change the order of names', () => {
  const names = sorted('Zoe', 'Ürsula', 'Vex', 'abe', 'Bjørn', 'Bjork');
  expect(names).toBe('abe Bjork Bjørn Ürsula Vex Zoe');
});

test('names that differ only by accents have a fixed order', () => {
  expect(sorted('Zoë', 'Zoe')).toBe(sorted('Zoe', 'Zoë'));
});

test('names are sorted in the browser’s order', () => {
  const names = 'Oreo Øra Weit Weißer Adam Æther Aftor Œuf Ogre Zed Иван Анна'.split(' ');
  expect(sorted(...names)).toBe([...names].sort(new Intl.Collator('en').compare).join(' '));
});
