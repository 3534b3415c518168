import { expect, test } from 'vitest';
import { head, onlyRaider, player, raidersOfDetails } from '#test/logged-raiders';

const gem = { id: 52296, itemLevel: 85, icon: 'inv_misc.jpg' };
const gemsOf = (...gear: object[]) =>
  onlyRaider({
    combatantInfo: { gear: gear.map((more, slot) => ({ ...head, slot, ...more })) },
  })?.gear.map(({ gems }) => gems?.map(({ itemId }) => itemId));

test.each([
  ['two gems', [{ gems: [gem, gem] }], [[52296, 52296]]],
  ['an id as text', [{ gems: [{ id: '52296' }] }], [[52296]]],
  ['no list beside a piece with a gem', [{ gems: [gem] }, {}], [[52296], []]],
  ['null beside a gem', [{ gems: [gem] }, { gems: null }], [[52296], []]],
  ['an id of 0, which fills no socket', [{ gems: [gem, { id: 0 }] }], [[52296]]],
  ['garbage beside a gem', [{ gems: [gem] }, { gems: 'red' }], [[52296], undefined]],
  ['a number in place of a gem', [{ gems: [gem] }, { gems: [gem, 7] }], [[52296], undefined]],
  ['an id below 0', [{ gems: [gem] }, { gems: [gem, { id: -1 }] }], [[52296], undefined]],
  ['only an id of 0', [{ gems: [{ id: 0 }] }, {}], [undefined, undefined]],
  ['only garbage', [{ gems: 'red' }], [undefined]],
  ['no gem at all', [{}, { gems: [] }], [undefined, undefined]],
  ['more gems than any item has sockets', [{ gems: Array(9).fill(gem) }], [Array(9).fill(52296)]],
])('gems are read as $2 if the log has $0', (_, gear, gems) => {
  expect(gemsOf(...gear)).toEqual(gems);
});

test('the gems of another raider prove that the log records gems', () => {
  const gear = [{ ...head, gems: [gem] }];
  const tank = player({ id: 8, combatantInfo: { gear } });
  const raiders = raidersOfDetails({ dps: [player()], tanks: [tank] });
  expect(raiders.map((raider) => raider.gear[0]?.gems)).toEqual([[], [{ itemId: 52296 }]]);
});
