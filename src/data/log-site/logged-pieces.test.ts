import { expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import type { RuleId } from '#domain/audit/rule-list';
import type { Raider } from '#domain/raid/raid';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { unreadablePiecesBeside } from '#test/gear';
import { raidersOf } from '#test/recorded';
import recorded from './recorded/v1-summary-gear-entries-cata-classic-2024.json';

/** Rules that one piece can break. Other rules need several pieces, or the wearer. */
const OF_ONE_PIECE: readonly RuleId[] = [
  'empty-socket',
  'belt-buckle',
  'meta-missing',
  'gem-grade',
  'enchant-grade',
  'pvp-gear',
];

/** Returns a hunter with one piece, whose item level is logged beside it. */
function wearing(entry: (typeof recorded.entries)[number]): Raider[] {
  const gear = [{ ...entry, itemLevel: entry._wowhead.itemlevel }];
  const player = { name: 'Kadda', icon: 'Hunter-Survival', combatantInfo: { gear } };
  return raidersOf({ playerDetails: { dps: [player] } });
}

/** Weak enchants by slot and id: six old enchants, a weapon chain, and a kit on shoulders. */
const WEAK = ['0 3818', '14 3294', '15 3830', '15 3834', '15 3854', '15 4217', '2 4121', '7 3232'];

const advised = recorded.entries.map((entry) => ({
  entry,
  titles: wearing(entry)
    .flatMap(
      (raider) =>
        audit({ ...raider, unreadPieces: unreadablePiecesBeside(raider.gear) }, CATACLYSM_CONTEXT)
          .advice,
    )
    .filter(({ rule }) => OF_ONE_PIECE.includes(rule))
    .map(({ title }) => title),
}));
const piecesWith = (title: string) => advised.filter(({ titles }) => titles.includes(title));

test('the findings of 64 of the 411 logged pieces match another program’s result', () => {
  const titles = [...new Set(advised.flatMap((one) => one.titles))].sort();
  expect(titles.map((title) => [title, piecesWith(title).length])).toEqual([
    ['Lesser Enchant', 39],
    ['PvP Enchant', 1],
    ['PvP Gear', 20],
    ['Weak Enchant', 8],
  ]);
  expect(advised.filter((one) => one.titles.length > 0)).toHaveLength(64);
});

test('the weak enchants among the 411 logged pieces are the eight of the list', () => {
  const weak = piecesWith('Weak Enchant').map(({ entry }) => entry);
  const enchants = weak.map(({ slot, permanentEnchant }) => `${slot} ${permanentEnchant}`);
  expect(enchants.sort()).toEqual(WEAK);
});
