import { expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists, CATACLYSM_CONTEXT } from '#test/advice';
import { piece, raiderIn } from '#test/gear';
import type { Piece } from '../../raid/raid';
import { remediesOf } from '../../to-buy/remedies';
import { audit } from '../audit';
import { adviceLines } from '../audit-lines';

const gem = (itemId: number) => ({ itemId });
const RARE = gem(52_206); // Bold Inferno Ruby, +40
const EPIC = gem(71_883);
const UNCOMMON = gem(52_081); // Bold Carnelian, +30
const WRATH = gem(40_111);
const RESILIENCE = gem(77_154);
const UNKNOWN = gem(999_999);

test.each([
  { why: 'a rare cut', gems: [RARE], lines: [] },
  { why: 'an epic cut', gems: [EPIC], lines: [] },
  { why: 'an uncommon cut', gems: [UNCOMMON], lines: ['Weak Gem: Chest'] },
  { why: 'a gem of Wrath', gems: [WRATH], lines: ['Weak Gem: Chest'] },
  { why: 'a piece with two weak gems', gems: [UNCOMMON, WRATH], lines: ['Weak Gem: Chest ×2'] },
  { why: 'a PvP gem', gems: [RESILIENCE], lines: ['PvP Gem: Chest'] },
  {
    why: 'a piece with a weak gem and a PvP gem',
    gems: [RESILIENCE, UNCOMMON],
    lines: ['Weak Gem: Chest', 'PvP Gem: Chest'],
  },
  { why: 'an unknown gem', gems: [UNKNOWN], lines: [] },
])('$why has the findings $lines', ({ gems, lines }) => {
  expect(adviceInCataclysm([piece(4, { gems })])).toEqual(lines);
});

const withoutLevel = ({ itemLevel: _, ...rest }: Piece): Piece => rest;

test.each([
  { why: 'below item level 300, where nothing newer may fit', chest: piece(4, { itemLevel: 299 }) },
  { why: 'on a piece of unknown level', chest: withoutLevel(piece(4)) },
])('an old gem $why has no finding', ({ chest }) => {
  expect(adviceInCataclysm([{ ...chest, gems: [WRATH] }])).not.toContain('Weak Gem: Chest');
});

test('a low-quality gem below item level 300 has the finding Weak Gem', () => {
  const lines = adviceInCataclysm([piece(4, { itemLevel: 299, gems: [UNCOMMON] })]);
  expect(lines).toEqual(['Weak Gem: Chest']);
});

test('only the weak gem beside a PvP gem has to be replaced', () => {
  const chest = piece(4, { gems: [RESILIENCE, UNCOMMON] });
  const audited = audit(raiderIn([chest]), CATACLYSM_CONTEXT);
  const remedies = remediesOf(audited, CATACLYSM_CONTEXT.facts, CATACLYSM_CONTEXT.standards);
  expect(remedies).toEqual([{ kind: 'weak gem', piece: chest, worn: UNCOMMON.itemId, count: 1 }]);
});

test('a weak gem’s explanation names each gem with the reason', () => {
  const raider = raiderIn([piece(4, { gems: [UNCOMMON, WRATH] })]);
  expect(adviceLines(audit(raider, CATACLYSM_CONTEXT))[0]?.explanation).toBe(
    'Bold Carnelian is a low cut, Bold Cardinal Ruby is of an older expansion.',
  );
});

test.each([
  { why: 'a rare cut', gems: [gem(76_636)], lines: [] },
  { why: 'a perfect cut, which is as strong', gems: [gem(76_599), gem(76_572)], lines: [] },
  { why: 'an uncommon cut', gems: [gem(76_560)], lines: ['Weak Gem: Chest'] },
  { why: 'a Serpent’s Eye', gems: [gem(83_151)], lines: [] },
  { why: 'a Sha-touched gem', gems: [gem(89_873)], lines: [] },
  { why: 'an engineer’s gear', gems: [gem(77_540)], lines: [] },
  { why: 'a rare cut of Cataclysm', gems: [RARE], lines: ['Weak Gem: Chest'] },
])('in Mists $why has the findings $lines', ({ gems, lines }) => {
  expect(adviceInMists([piece(4, { gems })])).toEqual(lines);
});
