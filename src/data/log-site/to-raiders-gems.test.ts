import { expect, test } from 'vitest';
import { details, head, onlyRaider, player } from '#test/logged-raiders';

const gem = { id: 52296, itemLevel: 85, icon: 'inv_misc.jpg' };
const gemsOf = (...gear: object[]) =>
  onlyRaider({
    combatantInfo: { gear: gear.map((more, slot) => ({ ...head, slot, ...more })) },
  })?.gear.map(({ gems }) => gems?.map(({ itemId }) => itemId));

test.each([
  { why: 'two', gear: [{ gems: [gem, gem] }], gems: [[52296, 52296]] },
  { why: 'an id as text', gear: [{ gems: [{ id: '52296' }] }], gems: [[52296]] },
  { why: 'none beside a piece with one', gear: [{ gems: [gem] }, {}], gems: [[52296], []] },
  { why: 'null beside one', gear: [{ gems: [gem] }, { gems: null }], gems: [[52296], []] },
  { why: 'an id of 0, which fills no socket', gear: [{ gems: [gem, { id: 0 }] }], gems: [[52296]] },
  {
    why: 'garbage beside one',
    gear: [{ gems: [gem] }, { gems: 'red' }],
    gems: [[52296], undefined],
  },
  {
    why: 'a number in place of a gem',
    gear: [{ gems: [gem] }, { gems: [gem, 7] }],
    gems: [[52296], undefined],
  },
  {
    why: 'an id below 0, which leaves no socket empty',
    gear: [{ gems: [gem] }, { gems: [gem, { id: -1 }] }],
    gems: [[52296], undefined],
  },
  { why: 'only an id of 0', gear: [{ gems: [{ id: 0 }] }, {}], gems: [undefined, undefined] },
  { why: 'only garbage', gear: [{ gems: 'red' }], gems: [undefined] },
  { why: 'no gem at all', gear: [{}, { gems: [] }], gems: [undefined, undefined] },
  {
    why: 'more gems than any item has sockets',
    gear: [{ gems: Array(9).fill(gem) }],
    gems: [Array(9).fill(52296)],
  },
])('gems are read as $gems if the log has $why', ({ gear, gems }) => {
  expect(gemsOf(...gear)).toEqual(gems);
});

test('gems of another raider prove that the log records gems', () => {
  const gear = [{ ...head, gems: [gem] }];
  const raiders = details({ dps: [player()], tanks: [player({ id: 8, combatantInfo: { gear } })] });
  expect(raiders.map((raider) => raider.gear[0]?.gems)).toEqual([[], [{ itemId: 52296 }]]);
});
