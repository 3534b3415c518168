import { expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import type { Raider } from './raid';
import { groupNamesakes, shownNames } from './shown-names';

const player = (name: string, server?: string, more: Partial<Raider> = {}): Raider =>
  plainRaider(name, { ...(server && { server }), ...more });

const priest: Partial<Raider> = { classKey: 'priest', spec: 'Holy', roles: ['healers'] };
const rogue: Partial<Raider> = { classKey: 'rogue', spec: 'Combat' };
const anna = (guid: number, more: Partial<Raider>) => player('Anna', 'Everlook', { guid, ...more });

const KADDA = player('Kadda', 'Everlook');
const [PRIEST, ROGUE] = [anna(1, priest), anna(2, rogue)];
const WIZZLE = player('Wizzle');

test.each<[title: string, shown: string, ...players: Raider[]]>([
  [
    'only two players of the same name are shown with their servers',
    'Kadda-Everlook · Kadda-Lakeshire · Wizzle',
    KADDA,
    player('Kadda', 'Lakeshire'),
    WIZZLE,
  ],
  [
    'a player of several fights is no namesake, even if a record lacks the server',
    'Kadda · Kadda · Kadda',
    KADDA,
    KADDA,
    player('Kadda'),
  ],
  [
    'two namesakes on one server are shown with class and spec',
    'Anna: Holy Priest · Anna: Combat Rogue',
    PRIEST,
    ROGUE,
  ],
  [
    'two namesakes of one class and spec are shown with their roles',
    'Anna: Holy Priest, damage · Anna: Holy Priest, healer',
    anna(1, { ...priest, roles: ['dps'] }),
    anna(2, priest),
  ],
  [
    'two namesakes of one class, spec and role are shown with their GUIDs',
    'Anna: Holy Priest, healer, 1 · Anna: Holy Priest, healer, 2',
    PRIEST,
    anna(2, priest),
  ],
  [
    'two namesakes without servers and GUIDs are shown with their keys',
    'Kadda: damage, Kadda · Kadda: damage, Kadda-2',
    player('Kadda'),
    player('Kadda', '', { key: 'Kadda-2' }),
  ],
  [
    'the server is shown if it distinguishes one of three namesakes',
    'Anna-Everlook: Holy Priest · Anna-Everlook: Combat Rogue · Anna-Lakeshire',
    PRIEST,
    ROGUE,
    player('Anna', 'Lakeshire', { guid: 3 }),
  ],
  [
    'a name with a hyphen that looks like name and server is distinguished by class',
    'Anna-Everlook: Holy Priest · Anna-Lakeshire · Anna-Everlook: Combat Rogue',
    player('Anna', 'Everlook', priest),
    player('Anna', 'Lakeshire', priest),
    player('Anna-Everlook', 'Everlook', rogue),
  ],
  [
    'a renamed player is shown by the latest name',
    'Berta · Berta',
    PRIEST,
    player('Berta', 'Everlook', { guid: 1 }),
  ],
  [
    'all records of a player with two specs show the latest spec',
    'Anna: Holy Priest · Anna: Holy Priest · Anna: Combat Rogue',
    anna(1, { ...priest, spec: 'Shadow' }),
    PRIEST,
    ROGUE,
  ],
])('$0', (_, shown, ...players) => {
  const { nameOf, detailOf } = shownNames(players);
  const words = players.map((one) => [nameOf(one), detailOf(one)].filter(Boolean).join(': '));
  expect(words.join(' · ')).toBe(shown);
});

test('a text without picture and class colour has the detail in brackets', () => {
  const players = [PRIEST, ROGUE, WIZZLE];
  const names = ['Anna (Holy Priest)', 'Anna (Combat Rogue)', 'Wizzle'];
  expect(players.map(shownNames(players).fullNameOf)).toEqual(names);
});

test('rows with the same name come together where the first of them was', () => {
  const rows = ['Anna', 'Berta', 'Anna', 'Carla'].map((name, index) => ({ name, index }));
  expect(groupNamesakes(rows, (row) => row).map(({ index }) => index)).toEqual([0, 2, 1, 3]);
});
