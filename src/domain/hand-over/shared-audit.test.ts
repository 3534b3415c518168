import { describe, expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { bare, piece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { DEFAULT_STANDARDS, type Standards } from '../audit/rule/standards';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { WRATH } from '../eras/unjudged-eras';
import type { Fight, Raider } from '../raid/raid';
import { columnOfShared, sharedVerdicts, toSharedAudit } from './shared-audit';

const FIGHT: Fight = killWith({
  id: 12,
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  difficulty: 4,
  startedAt: 1000,
  endedAt: 5000,
});

const LEGS = 6;
const BARE_LEGS = bare(LEGS, { itemLevel: 300 });

const share = (
  raiders: readonly Raider[],
  { era = CATACLYSM, startedAt = 0, standards = DEFAULT_STANDARDS } = {},
) => {
  const context = { era, standards, fight: FIGHT };
  return toSharedAudit({
    code: 'aBcDeFgHiJkLmNoP',
    raid: { title: 'Tuesday', startedAt },
    fight: FIGHT,
    audits: raiders.map((raider) => audit(raider, context)),
    context,
    judgedAt: 9000,
  });
};

test('a shared result has what a kill’s verdicts need, without gear', () => {
  const [unready, ready] = [
    raiderIn([BARE_LEGS], { name: 'Kadda', server: 'Everlook' }),
    raiderIn([piece(LEGS)], { name: 'Mira' }),
  ];
  const shared = share([unready, ready], { startedAt: 1_700_000_000_000 });
  expect(shared).toEqual({
    code: 'aBcDeFgHiJkLmNoP',
    fight: 12,
    title: 'Tuesday',
    boss: 'Magmaw',
    zone: 'Blackwing Descent',
    difficulty: 4,
    foughtAt: 1_700_000_005_000,
    judgedAt: 9000,
    era: 'cataclysm',
    minimumItemLevel: 346,
    counts: [
      { title: 'Missing Enchant', column: 'MISSING ENCHANTS' },
      { title: 'Low Item Level', column: 'LOW ITEM LEVEL' },
    ],
    players: [
      {
        name: 'Kadda',
        server: 'Everlook',
        picture: 'Mage-Fire',
        state: 'judged',
        findings: [
          { title: 'Missing Enchant', slot: LEGS, count: 1 },
          { title: 'Low Item Level', slot: LEGS, count: 1 },
        ],
        advice: [],
      },
      { name: 'Mira', server: '', picture: 'Mage-Fire', state: 'judged', findings: [], advice: [] },
    ],
  });
  expect(shared.players.map((player) => sharedVerdicts(player, shared.counts))).toEqual([
    ['MISSING ENCHANTS', 'LOW ITEM LEVEL'],
    ['PASSED'],
  ]);
});

test('advice is shared apart from what counts', () => {
  const standards: Standards = {
    ...DEFAULT_STANDARDS,
    ruleSettings: { 'missing-enchant': 'advice', 'low-item-level': 'off' },
  };
  const shared = share([raiderIn([BARE_LEGS])], { standards });
  expect(shared.counts).toEqual([]);
  expect(shared.players[0]).toMatchObject({
    findings: [],
    advice: [{ title: 'Missing Enchant', slot: LEGS, count: 1 }],
  });
});

test('players without gear are shared as such', () => {
  const shared = share([raiderIn([])]);
  expect(shared.players[0]?.state).toBe('no gear');
  expect(shared.players.map((player) => sharedVerdicts(player, shared.counts))).toEqual([
    ['NO GEAR RECORDED'],
  ]);
});

test('a fight of an era without rules is shared without standards or verdicts', () => {
  const shared = share([raiderIn([BARE_LEGS])], { era: WRATH });
  expect([shared.minimumItemLevel, shared.counts]).toEqual([0, []]);
  expect(shared.players[0]?.state).toBe('not judged');
  expect(shared.players.map((player) => sharedVerdicts(player, shared.counts))).toEqual([
    ['NOT JUDGED'],
  ]);
});

test('a report without a date has no time of the fight', () => {
  expect(share([]).foughtAt).toBe(0);
});

describe('a finding of a link', () => {
  const finding = { title: 'No Aura', count: 1 };

  test('a link’s finding is in the column that the link names', () => {
    const counts = [
      { title: 'No Hat', column: 'LOW ITEM LEVEL' },
      { title: 'No Aura', column: 'MISSING ENCHANTS' },
    ] as const;
    expect(columnOfShared(finding, counts)).toBe('MISSING ENCHANTS');
  });

  test('a finding that this version knows is in its own column, whatever the link says', () => {
    const counts = [{ title: 'Missing Enchant', column: 'PASSED' }] as const;
    expect(columnOfShared({ title: 'Missing Enchant', count: 1 }, counts)).toBe('MISSING ENCHANTS');
    expect(columnOfShared(finding, [{ title: 'No Aura', column: 'PASSED' }])).toBe('OTHER FAULTS');
  });

  test('a finding of a link without columns is in OTHER FAULTS', () => {
    expect(columnOfShared(finding, [])).toBe('OTHER FAULTS');
  });
});
