import { expect, test } from 'vitest';
import { fightTitlePieces, shortBossName } from './fight-title';

const magmaw = {
  kind: 'kill',
  id: 12,
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  startedAt: 0,
  endedAt: 1,
};

test.each([
  { difficulty: 3, title: 'Magmaw (Blackwing Descent Normal)' },
  { difficulty: 4, title: 'Magmaw (Blackwing Descent Heroic)' },
  { difficulty: 5, title: 'Magmaw (Blackwing Descent Difficulty: 5)' },
  { difficulty: 0, title: 'Magmaw (Blackwing Descent)' },
])('a fight of difficulty $difficulty has the title $title', ({ difficulty, title }) => {
  expect(fightTitlePieces({ ...magmaw, difficulty }).join('')).toBe(title);
});

test('a kill in an unknown zone is titled with its difficulty only', () => {
  expect(fightTitlePieces({ ...magmaw, zone: '', difficulty: 4 })).toEqual(['Magmaw', ' (Heroic)']);
  expect(fightTitlePieces({ ...magmaw, zone: '', difficulty: 0 })).toEqual(['Magmaw']);
});

test('a title separates the log’s names from the words between them', () => {
  const pieces = ['Magmaw', ' (', 'Blackwing Descent', ' Heroic)'];
  expect(fightTitlePieces({ ...magmaw, difficulty: 4 })).toEqual(pieces);
});

test.each([
  ['Magmaw', 'Magmaw'],
  ['Omnotron Defense System', 'Omnotron'],
  ['Nefarian’s End', 'Nefarian'],
  ['High King Maulgar', 'High King'],
  ['Al’Akir', 'Al’Akir'],
  ['Ra-den', 'Ra-den'],
  ['', ''],
])('the boss “%s” is shortened to “%s” in a narrow column', (boss, short) => {
  expect(shortBossName(boss)).toBe(short);
});
