import { expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists } from '#test/advice';
import { piece } from '#test/gear';

const ASHKANDI = 63679; // two-hand
const DAGGER = 56346; // one-hand
const MISTS_WAND = 92194;
const MISTS_BOW = 90188;

test.each([
  ['a bare neck', DAGGER, [1], ['Nothing Worn: Neck']],
  ['a bare neck and ranged slot', DAGGER, [1, 17], ['Nothing Worn: Neck, Ranged']],
  ['no shirt, no tabard', DAGGER, [3, 18], []],
  ['no off hand beside a one-hander', DAGGER, [16], ['Nothing Worn: Offhand']],
  ['no off hand beside a two-hander', ASHKANDI, [16], []],
  ['no off hand beside an unknown weapon', 999_999, [16], []],
  ['slots that the log does not list', DAGGER, undefined, []],
  ['a bare slot where something is worn', DAGGER, [15], []],
  ['a slot that no era has', DAGGER, [40], []],
])('a raider with $0 has the findings $3', (_, weapon, bareSlots, lines) => {
  const weapons = [piece(15, { itemId: weapon })];
  expect(adviceInCataclysm(weapons, bareSlots ? { bareSlots } : {})).toEqual(lines);
});

test('no slot is bare if the log lists every slot as empty', () => {
  const bareSlots = Array.from({ length: 19 }, (_, slot) => slot);
  expect(adviceInCataclysm([], { bareSlots })).toEqual([]);
  expect(adviceInCataclysm([piece(3), piece(18)], { bareSlots: [0, 1, 2] })).toEqual([]);
});

test('only the main hand is a finding if both hands are bare', () => {
  const lines = adviceInCataclysm([piece(0)], { bareSlots: [15, 16] });
  expect(lines).toEqual(['Nothing Worn: Mainhand']);
});

test.each([
  ['no tabard in slot 17', MISTS_BOW, [17], []],
  ['no off hand beside a bow', MISTS_BOW, [16], []],
  ['no off hand beside a wand, which leaves it free', MISTS_WAND, [16], ['Nothing Worn: Offhand']],
])('in Mists a raider with $0 has the findings $3', (_, weapon, bareSlots, lines) => {
  expect(adviceInMists([piece(15, { itemId: weapon })], { bareSlots })).toEqual(lines);
});

test('a slot that the log lists as empty and as worn is worn', () => {
  const gear = [piece(6), piece(7), piece(15, { itemId: DAGGER })];
  expect(adviceInCataclysm(gear, { bareSlots: [6] })).toEqual([]);
});
