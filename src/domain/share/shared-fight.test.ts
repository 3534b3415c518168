import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { DEFAULT_STANDARDS } from '../audit/rule/standards';
import type { CountedTitle, FindingColumn } from '../audit/verdict';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { WRATH } from '../eras/unjudged-eras';
import type { Fight, Raider } from '../raid/raid';
import { columnOfSharedFinding, sharedVerdicts, toSharedFight } from './shared-fight';

const FIGHT: Fight = killWith({
  id: 12,
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  difficulty: 4,
  startedAt: 1000,
  endedAt: 5000,
});

const LEGS = 6;
const BARE_LEGS = barePiece(LEGS, { itemLevel: 300 });

const share = (
  raiders: readonly Raider[],
  { era = CATACLYSM, startedAt = 0, standards = DEFAULT_STANDARDS } = {},
) => {
  const context = { era, standards, fight: FIGHT };
  return toSharedFight({
    code: 'aBcDeFgHiJkLmNoP',
    raid: { title: 'Tuesday', startedAt },
    fight: FIGHT,
    audits: raiders.map((raider) => audit(raider, context)),
    context,
    judgedAt: 9000,
  });
};

test('a shared fight has the data for its verdicts but no gear', () => {
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

test('advice is shared separately from faults', () => {
  const ruleSettings = { 'missing-enchant': 'advice', 'low-item-level': 'off' } as const;
  const standards = { ...DEFAULT_STANDARDS, ruleSettings };
  const shared = share([raiderIn([BARE_LEGS])], { standards });
  expect(shared.counts).toEqual([]);
  const advice = [{ title: 'Missing Enchant', slot: LEGS, count: 1 }];
  expect(shared.players[0]).toMatchObject({ findings: [], advice });
});

test('players without logged gear are shared as such', () => {
  const shared = share([raiderIn([])]);
  expect(shared.players[0]?.state).toBe('no gear');
  const verdicts = shared.players.map((player) => sharedVerdicts(player, shared.counts));
  expect(verdicts).toEqual([['NO GEAR RECORDED']]);
});

test('a fight of an era without rules is shared without standards or verdicts', () => {
  const shared = share([raiderIn([BARE_LEGS])], { era: WRATH });
  expect([shared.minimumItemLevel, shared.counts]).toEqual([0, []]);
  expect(shared.players[0]?.state).toBe('not judged');
  const verdicts = shared.players.map((player) => sharedVerdicts(player, shared.counts));
  expect(verdicts).toEqual([['NOT JUDGED']]);
});

test('a report without a date has no time of the fight', () => {
  expect(share([]).foughtAt).toBe(0);
});

test.each<[column: FindingColumn, why: string, title: string, counted: CountedTitle['column'][]]>([
  ['LOW ITEM LEVEL', 'the link names that column', 'No Aura', ['LOW ITEM LEVEL']],
  ['OTHER FAULTS', 'the link names no column of findings', 'No Aura', ['PASSED']],
  ['OTHER FAULTS', 'the link lacks its title', 'No Aura', []],
  ['MISSING ENCHANTS', 'this version knows the title', 'Missing Enchant', ['PASSED']],
])('a finding in a link is in the column %s if %s', (expected, _, title, counted) => {
  const other = { title: 'No Hat', column: 'MISSING ENCHANTS' } as const;
  const counts = [other, ...counted.map((column) => ({ title, column }))];
  expect(columnOfSharedFinding({ title, count: 1 }, counts)).toBe(expected);
});
