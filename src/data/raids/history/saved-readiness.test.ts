import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_STANDARDS, type RuleSetting, type Standards } from '#domain/audit/rule/standards';
import type { Pull } from '#domain/pull/pull';
import { freshClient, raiderWith, save, startEmpty } from '#test/device';
import { piece } from '#test/gear';
import { snapshotsOf } from '#test/pull';
import { saveListedKillRecord } from '../../device/raids/saved-raids';
import { savedReadinessQueries } from './saved-readiness';

const CODE = 'TheSavedRaid0000';
const DRACONIC_MIND = 79470;
const FOOD = 87547;

const standardsWith = (setting: RuleSetting): Standards => ({
  ...DEFAULT_STANDARDS,
  ruleSettings: { 'no-flask-seen': setting, 'no-food-seen': setting },
});

/** The verdicts on the raid's one kill, by name. */
async function verdictsBy(standards: Standards): Promise<Record<string, string> | undefined> {
  const raid = { code: CODE, lastKill: 1 } as Parameters<typeof savedReadinessQueries.of>[0];
  const saved = await freshClient().fetchQuery(savedReadinessQueries.of(raid, standards));
  return (
    saved?.audits &&
    Object.fromEntries(saved.audits.map(({ raider, verdicts }) => [raider.name, verdicts.join()]))
  );
}

const savePull = (auras: Record<string, number[]>) =>
  saveListedKillRecord(
    { kind: 'pull', code: CODE, killId: 1 },
    {
      kind: 'pull',
      fetchedAt: 5000,
      data: { snapshots: snapshotsOf(auras), buffs: [] } satisfies Pull,
    },
  );

beforeEach(async () => {
  await startEmpty();
  const raiders = ['Kadda', 'Wizzle', 'Orlo'].map((name) => raiderWith(name, [piece(6)]));
  await save({ code: CODE, kills: [raiders] });
});
afterEach(() => expect(fetch).not.toHaveBeenCalled());

const ALL_PASSED = { Kadda: 'PASSED', Wizzle: 'PASSED', Orlo: 'PASSED' };

test('a raid that was never opened at a kill has no readiness', async () => {
  const raid = { code: CODE } as Parameters<typeof savedReadinessQueries.of>[0];
  expect(
    await freshClient().fetchQuery(savedReadinessQueries.of(raid, standardsWith('off'))),
  ).toBeNull();
});

test('flask and food that count are judged by the saved pull', async () => {
  await savePull({
    Kadda: [DRACONIC_MIND, FOOD],
    Wizzle: [DRACONIC_MIND],
    Orlo: [DRACONIC_MIND, FOOD],
  });
  expect(await verdictsBy(standardsWith('counts'))).toEqual({
    ...ALL_PASSED,
    Wizzle: 'OTHER FAULTS',
  });
});

test.each(['off', 'advice'] as const)(
  'flask and food set to %s change no verdict',
  async (setting) => {
    await savePull({ Kadda: [DRACONIC_MIND, FOOD], Wizzle: [], Orlo: [DRACONIC_MIND, FOOD] });
    expect(await verdictsBy(standardsWith(setting))).toEqual(ALL_PASSED);
  },
);

test('a kill that was saved without its pull is judged by gear alone', async () => {
  expect(await verdictsBy(standardsWith('counts'))).toEqual(ALL_PASSED);
});
