import { expect, test } from 'vitest';
import { details, head, player } from '#test/logged-raiders';

test.each([
  { why: 'one id for two names', more: { name: 'Brannock' }, keys: ['Kadda', 'Brannock'] },
  { why: 'an id in one of them', more: { id: undefined }, keys: ['Kadda'] },
  { why: 'two ids at one server', more: { id: 8 }, keys: ['Kadda'] },
  {
    why: 'two ids at two servers',
    more: { id: 8, server: 'Mankrik' },
    keys: ['Kadda-Pagle', 'Kadda-Mankrik'],
  },
  { why: 'one id, once without a server', more: { server: undefined }, keys: ['Kadda'] },
])('two entries with $why have the keys $keys', ({ more, keys }) => {
  const one = player({ server: 'Pagle' });
  const raiders = details({ tanks: [one], dps: [{ ...one, ...more }] });
  expect(raiders.map(({ key }) => key)).toEqual(keys);
});

test('two ids of one name without servers are two raiders', () => {
  expect(details({ dps: [player(), player({ id: 8 })] })).toHaveLength(2);
});

test('three ids of one name without servers have three keys', () => {
  const raiders = details({ dps: [7, 8, 9].map((id) => player({ id })) });
  const keys = raiders.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^Kadda/);
});

test.each([
  { why: 'only the second', tank: [], dps: { gear: [head] }, itemId: 60325 },
  { why: 'only the first', tank: { gear: [head] }, dps: [], itemId: 60325 },
  { why: 'both', tank: { gear: [{ ...head, id: 1 }] }, dps: { gear: [head] }, itemId: 1 },
])('one player in two role groups is one raider if $why has gear', ({ tank, dps, itemId }) => {
  const raiders = details({
    tanks: [player({ combatantInfo: tank })],
    dps: [player({ combatantInfo: dps })],
  });
  expect(raiders).toHaveLength(1);
  expect(raiders[0]).toMatchObject({ roles: ['tanks', 'dps'], gear: [{ itemId }] });
});

test('without ids, name and server distinguish players (an anonymous report has neither)', () => {
  const one = player({ id: undefined, server: 'Pagle' });
  const raiders = details({ dps: [one, one, player({ id: undefined, server: 'Mankrik' })] });
  expect(raiders.map(({ key }) => key)).toEqual(['Kadda-Pagle', 'Kadda-Mankrik']);
});
