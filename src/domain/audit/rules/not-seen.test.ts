import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { piece, raiderIn } from '#test/gear';
import { MISTS_CONSUMABLES } from '../../eras/mists/consumables';
import { MISTS } from '../../eras/mists/mists';
import { readPull } from '../../pull/read-pull';
import { discordMessages } from '../../share/discord';
import { playersToShare } from '../../share/players-to-share';
import { whispers } from '../../share/whispers';
import { audit, judgesPull } from '../audit';
import { adviceLines, resultLines } from '../audit-lines';
import type { AuditedKill } from '../night';
import type { RuleSetting } from '../rule/standards';
import { DEFAULT_STANDARDS } from '../rule/standards';

const WARM_SUN = 105691;
const MAD_HOZEN = 105682; // a battle elixir
const FOOD = 104277;

const gear = [piece(0)];
const kadda = raiderIn(gear);
const ready = ['Mira', 'Tavi', 'Zed'].map((name) => raiderIn(gear, { key: name, name }));

/** Returns a pull with Kadda, who has these auras or no snapshot, and three other raiders. */
const pullOf = (auras: readonly number[] | undefined, others: readonly number[]) =>
  readPull(
    {
      snapshots: [
        ...(auras ? [{ raider: 'Kadda', auras: auras.map((id) => ({ id })) }] : []),
        ...ready.map(({ key }) => ({ raider: key, auras: others.map((id) => ({ id })) })),
      ],
      buffs: [],
    },
    { raiders: [kadda, ...ready] },
    MISTS_CONSUMABLES,
  );

const BARE = pullOf([], [WARM_SUN, FOOD]);

const judged = (setting: RuleSetting | undefined, pull: typeof BARE | undefined) =>
  audit(kadda, {
    era: MISTS,
    standards: {
      ...DEFAULT_STANDARDS,
      ruleSettings: setting ? { 'no-flask-seen': setting, 'no-food-seen': setting } : {},
    },
    pull,
  });

const BOTH = ['No Flask Seen', 'No Food Seen'];

test.each([
  { setting: undefined, counted: [], advised: [], verdict: 'PASSED' },
  { setting: 'advice', counted: [], advised: BOTH, verdict: 'PASSED' },
  { setting: 'counts', counted: BOTH, advised: [], verdict: 'OTHER FAULTS' },
] as const)('a raider with rules about the pull set to $setting is $verdict', (one) => {
  const { setting, counted, advised, verdict } = one;
  const audited = judged(setting, BARE);
  expect(resultLines(audited).map(({ line }) => line)).toEqual(counted);
  expect(adviceLines(audited).map(({ line }) => line)).toEqual(advised);
  expect(audited.verdicts).toEqual([verdict]);
});

test.each([
  { ruleSettings: {}, needs: 'need no pull' },
  { ruleSettings: { 'no-flask-seen': 'counts' }, needs: 'need the pull' },
  { ruleSettings: { 'no-food-seen': 'advice' }, needs: 'need the pull' },
] as const)('the standards $ruleSettings $needs', ({ ruleSettings, needs }) => {
  expect(judgesPull({ ...DEFAULT_STANDARDS, ruleSettings })).toBe(needs === 'need the pull');
});

test.each([
  ['the pull is not loaded', undefined, []],
  ['there is no snapshot', pullOf(undefined, [WARM_SUN, FOOD]), []],
  ['the log records neither flask nor food', pullOf([], []), []],
  ['the log records no flasks', pullOf([], [FOOD]), ['No Food Seen']],
  ['one elixir was seen without food', pullOf([MAD_HOZEN], [WARM_SUN, FOOD]), ['No Food Seen']],
  ['flask and food were seen', pullOf([WARM_SUN, FOOD], [WARM_SUN, FOOD]), []],
])('a raider has the findings $2 if $0', (_, pull, lines) => {
  expect(judged('counts', pull).findings.map(({ title }) => title)).toEqual(lines);
});

const kill = killWith({ boss: 'Feng' });

test('a finding about the pull is shared without slots', () => {
  const kills: AuditedKill[] = [{ fight: kill, audits: [judged('counts', BARE)], pull: BARE }];
  const players = playersToShare(kills, { withAdvice: false, notShared: [] });
  expect(whispers(players)).toEqual(['/w Kadda No Flask Seen. No Food Seen']);
  expect(discordMessages({ title: 'Vaults', players })[0]?.split('\n').slice(3)).toEqual([
    '**No Flask Seen**',
    '• Kadda',
    '',
    '**No Food Seen**',
    '• Kadda',
  ]);
});
