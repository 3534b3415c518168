import { expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import type { Raider } from './raid';
import { namesakesTogether, shownNames } from './shown-names';

const player = (name: string, server?: string, more: Partial<Raider> = {}): Raider =>
  plainRaider(name, { ...(server && { server }), ...more });

const priest: Partial<Raider> = { classKey: 'priest', spec: 'Holy', roles: ['healers'] };
const rogue: Partial<Raider> = { classKey: 'rogue', spec: 'Combat' };
const anna = (guid: number, more: Partial<Raider>) => player('Anna', 'Everlook', { guid, ...more });

test.each<{ title: string; players: Raider[]; names: string[]; details?: string[] }>([
  {
    title: 'only two players of the same name are shown with their servers',
    players: [player('Kadda', 'Everlook'), player('Kadda', 'Lakeshire'), player('Wizzle')],
    names: ['Kadda-Everlook', 'Kadda-Lakeshire', 'Wizzle'],
  },
  {
    title: 'one player of several fights is nobody’s namesake, though a record lacks the server',
    players: [player('Wizzle', 'Everlook'), player('Wizzle', 'Everlook'), player('Wizzle')],
    names: ['Wizzle', 'Wizzle', 'Wizzle'],
  },
  {
    title: 'two of one name and server are shown by name, and distinguished by class and spec',
    players: [anna(1, priest), anna(2, rogue)],
    names: ['Anna', 'Anna'],
    details: ['Holy Priest', 'Combat Rogue'],
  },
  {
    title: 'two of one class and spec are distinguished by role',
    players: [anna(1, { ...priest, roles: ['dps'] }), anna(2, priest)],
    names: ['Anna', 'Anna'],
    details: ['Holy Priest, damage', 'Holy Priest, healer'],
  },
  {
    title: 'two of one class, spec and role are distinguished by GUID',
    players: [anna(1, priest), anna(2, priest)],
    names: ['Anna', 'Anna'],
    details: ['Holy Priest, healer, 1', 'Holy Priest, healer, 2'],
  },
  {
    title: 'two of one name without servers and GUIDs are distinguished by key',
    players: [player('Kadda'), player('Kadda', '', { key: 'Kadda-2' })],
    names: ['Kadda', 'Kadda'],
    details: ['damage, Kadda', 'damage, Kadda-2'],
  },
  {
    title: 'the server is shown where it tells one of three apart',
    players: [anna(1, priest), anna(2, rogue), player('Anna', 'Lakeshire', { guid: 3 })],
    names: ['Anna-Everlook', 'Anna-Everlook', 'Anna-Lakeshire'],
    details: ['Holy Priest', 'Combat Rogue', ''],
  },
  {
    title: 'a name with a hyphen that looks like name and server is distinguished by class',
    players: [
      player('Anna', 'Everlook', priest),
      player('Anna', 'Lakeshire', priest),
      player('Anna-Everlook', 'Everlook', rogue),
    ],
    names: ['Anna-Everlook', 'Anna-Lakeshire', 'Anna-Everlook'],
    details: ['Holy Priest', '', 'Combat Rogue'],
  },
  {
    title: 'a renamed player is shown by the latest name',
    players: [anna(1, priest), player('Berta', 'Everlook', { guid: 1 })],
    names: ['Berta', 'Berta'],
  },
  {
    title: 'several records of a player with two specs have one detail, the latest',
    players: [anna(1, { ...priest, spec: 'Shadow' }), anna(1, priest), anna(2, rogue)],
    names: ['Anna', 'Anna', 'Anna'],
    details: ['Holy Priest', 'Holy Priest', 'Combat Rogue'],
  },
])('$title', ({ players, names, details = names.map(() => '') }) => {
  const { nameOf, detailOf } = shownNames(players);
  expect(players.map(nameOf)).toEqual(names);
  expect(players.map(detailOf)).toEqual(details);
});

test('a text without picture and class has the detail in brackets', () => {
  const players = [anna(1, priest), anna(2, rogue), player('Wizzle')];
  expect(players.map(shownNames(players).fullNameOf)).toEqual([
    'Anna (Holy Priest)',
    'Anna (Combat Rogue)',
    'Wizzle',
  ]);
});

test('rows of one name stand beside each other, at the first one’s place', () => {
  const rows = ['Anna', 'Berta', 'Anna', 'Carla'].map((name, index) => ({ name, index }));
  expect(namesakesTogether(rows, (row) => row).map(({ index }) => index)).toEqual([0, 2, 1, 3]);
});
