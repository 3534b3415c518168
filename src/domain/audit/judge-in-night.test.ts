import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { piece, plainRaider } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Raider } from '../raid/raid';
import type { Audit } from './audit';
import type { Finding } from './finding';
import { gearAtKill, isNightNeeded, judgeInNight, refutationCheck } from './judge-in-night';

const [HEAD, LEGS, MAINHAND, OFFHAND] = [0, 6, 15, 16];

const nothingWorn = (slot?: number): Finding => ({
  rule: 'empty-slot',
  title: 'Nothing Worn',
  ...(slot !== undefined && { slot }),
  count: 1,
});

const wearing = (slots: readonly number[], name = 'Anna'): Raider =>
  plainRaider(name, { gear: slots.map((slot) => piece(slot)) });

const auditOf = (raider: Raider, more: Partial<Audit>): Audit => ({
  raider,
  era: CATACLYSM,
  findings: [],
  advice: [],
  verdicts: ['OTHER FAULTS'],
  ...more,
});

/** Returns Anna's audits at one of the night's kills, where her main hand is bare. */
const judged = (night: readonly (readonly Raider[])[], nth: number, more: Partial<Audit>) => {
  const kills = night.map((raiders, index) => ({
    fight: killWith({ id: index + 1, startedAt: index * 1000 }),
    raiders,
  }));
  const isRefuted = refutationCheck(() =>
    kills.flatMap(({ fight, raiders }) => gearAtKill(fight, raiders)),
  );
  const audits = [auditOf(night[nth]?.[0] ?? wearing([]), more)];
  return { audits, result: judgeInNight(audits, { startedAt: nth * 1000 }, isRefuted) };
};

const BARE = wearing([LEGS]);
const ARMED = wearing([LEGS, MAINHAND]);

test.each<[why: string, night: Raider[][], nth: number, verdict: string]>([
  ['filled before and after', [[ARMED], [BARE], [ARMED]], 1, 'refuted'],
  ['filled two kills away on both sides', [[ARMED], [BARE], [BARE], [BARE], [ARMED]], 2, 'refuted'],
  ['filled only before', [[ARMED], [BARE], [BARE]], 1, 'kept'],
  ['filled only after', [[BARE], [BARE], [ARMED]], 1, 'kept'],
  ['filled before, and the player is absent after', [[ARMED], [BARE], []], 1, 'kept'],
  ['filled before, and by another after', [[ARMED], [BARE], [wearing([15], 'B')]], 1, 'kept'],
  ['bare at the first kill', [[BARE], [ARMED], [ARMED]], 0, 'kept'],
  ['bare at the last kill', [[ARMED], [ARMED], [BARE]], 2, 'kept'],
  ['bare beside a filled slot', [[wearing([OFFHAND])], [BARE], [wearing([OFFHAND])]], 1, 'kept'],
])('the finding of a slot that is $0 is $3', (_, night, nth, verdict) => {
  const { result } = judged(night, nth, { findings: [nothingWorn(MAINHAND)] });
  expect(result).toMatchObject([
    verdict === 'kept'
      ? { findings: [{ slot: MAINHAND }], verdicts: ['OTHER FAULTS'] }
      : { findings: [], verdicts: ['PASSED'] },
  ]);
});

const NIGHT = [[ARMED], [BARE], [ARMED]];

test('advice is refuted in the same way as findings', () => {
  const missing = nothingWorn(HEAD);
  const other = { ...nothingWorn(MAINHAND), rule: 'scope' } as const;
  const advice = [nothingWorn(MAINHAND), nothingWorn()];
  const { result } = judged(NIGHT, 1, { findings: [missing, other], advice });
  const unrefuted = { findings: [missing, other], advice: [nothingWorn()] };
  expect(result).toMatchObject([{ ...unrefuted, verdicts: ['OTHER FAULTS'] }]);
});

test('an audit without refuted findings is returned unchanged', () => {
  for (const advice of [[], [nothingWorn(HEAD)]]) {
    const { audits, result } = judged(NIGHT, 1, { advice });
    expect(result).toBe(audits);
    expect(isNightNeeded({ findings: [], advice })).toBe(advice.length > 0);
  }
});

test('the night is read at most once and only for an empty slot', () => {
  let reads = 0;
  const isRefuted = refutationCheck(() => {
    reads += 1;
    return [];
  });
  expect(isRefuted({ ...nothingWorn(HEAD), rule: 'scope' }, BARE, 1)).toBe(false);
  expect(isRefuted(nothingWorn(), BARE, 1)).toBe(false);
  expect(reads).toBe(0);
  expect([1, 2].map((at) => isRefuted(nothingWorn(HEAD), BARE, at))).toEqual([false, false]);
  expect(reads).toBe(1);
});
