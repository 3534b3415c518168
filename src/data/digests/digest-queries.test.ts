import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { countPassedIn } from '#domain/audit/night';
import { DEFAULT_STANDARDS, type RuleSetting, type Standards } from '#domain/audit/rule/standards';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import {
  freshClient,
  loseFacts,
  raiderWith,
  saveTestRaid,
  startEmpty,
  type TestRaid,
  writeRecord,
} from '#test/device';
import { piece } from '#test/gear';
import { snapshotsOf } from '#test/pull';
import { raidersIn, raidIn } from '#test/recorded';
import { saveKillRecord, saveRaid } from '../device/raids/saved-raids';
import { raidKey } from '../device/records/stored-records';
import { EraFactsNotLoaded } from '../eras/era-queries';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { digestQueries } from './digest-queries';

const CODE = 'TheSavedRaid0000';
const DRACONIC_MIND = 79470;
const FOOD = 87547;

beforeEach(startEmpty);
afterEach(() => expect(fetch).not.toHaveBeenCalled());

const killsOf = (code: string, kills: readonly number[], standards = DEFAULT_STANDARDS) =>
  freshClient().fetchQuery(digestQueries.ofKills(code, kills, standards));

const KADDA = raiderWith('Kadda', [piece(6)]);
const THREE = ['Kadda', 'Wizzle', 'Orlo'].map((name) => raiderWith(name, [piece(6)]));

const standardsWith = (setting: RuleSetting): Standards => ({
  ...DEFAULT_STANDARDS,
  ruleSettings: { 'no-flask-seen': setting, 'no-food-seen': setting },
});

/** Returns the state of each player at the raid's only kill, by name. */
async function statesBy(standards: Standards): Promise<Record<string, string>> {
  const [kill] = await killsOf(CODE, [1], standards);
  return Object.fromEntries(kill?.players.map((one) => [one.character.name, one.state]) ?? []);
}

function savePull(auras: Record<string, number[]>) {
  const data = { snapshots: snapshotsOf(auras), buffs: [] };
  return saveKillRecord({ code: CODE, killId: 1 }, { kind: 'pull', fetchedAt: 5000, data });
}

const ALL_PASSED = { Kadda: 'passed', Wizzle: 'passed', Orlo: 'passed' };

test('flask and food that count are judged by the saved pull', async () => {
  await saveTestRaid({ code: CODE, kills: [THREE] });
  expect(await statesBy(standardsWith('counts'))).toEqual(ALL_PASSED);
  const auras = [DRACONIC_MIND, FOOD];
  await savePull({ Kadda: auras, Wizzle: [DRACONIC_MIND], Orlo: auras });
  expect(await statesBy(standardsWith('counts'))).toEqual({ ...ALL_PASSED, Wizzle: 'faults' });
});

test.each(['off', 'advice'] as const)(
  'results do not depend on flask and food set to %s',
  async (setting) => {
    await saveTestRaid({ code: CODE, kills: [THREE] });
    await savePull({ Kadda: [DRACONIC_MIND, FOOD], Wizzle: [], Orlo: [DRACONIC_MIND, FOOD] });
    expect(await statesBy(standardsWith(setting))).toEqual(ALL_PASSED);
  },
);

test('the count of passed players of a Burning Crusade kill matches its verdicts', async () => {
  const folder = 'e2e/fixtures/burning-crusade-25';
  const raid = raidIn(folder);
  await saveRaid(CODE, { data: raid, fetchedAt: 5000 });
  const [era, facts] = [BURNING_CRUSADE, BURNING_CRUSADE_FACTS];
  const passedByVerdicts: number[] = [];
  for (const fight of raid.kills) {
    const data = raidersIn(folder, fight.id);
    await saveKillRecord(
      { code: CODE, killId: fight.id },
      { kind: 'raiders', data, fetchedAt: 5000 },
    );
    const audits = data.map((one) =>
      audit(one, { era, facts, standards: DEFAULT_STANDARDS, fight }),
    );
    passedByVerdicts.push(audits.filter(({ verdicts }) => verdicts.includes('PASSED')).length);
  }
  const ids = raid.kills.map(({ id }) => id);
  const kills = await killsOf(CODE, ids);
  expect(kills.map(({ players }) => countPassedIn(players)?.passed)).toEqual(passedByVerdicts);
});

test('a kill is read without the other kills of its raid', async () => {
  await saveTestRaid({ code: CODE, kills: [THREE, [KADDA]] });
  const [kill, ...others] = await killsOf(CODE, [2]);
  expect([kill?.fight.id, kill?.players.length, others]).toEqual([2, 1, []]);
});

test('a raid without a saved kill has no digest', async () => {
  await saveTestRaid({ code: CODE, kills: ['unsaved'] });
  expect(await killsOf(CODE, [])).toEqual([]);
  expect(await killsOf(CODE, [1])).toEqual([]);
  expect(await killsOf('AnotherRaid00000', [1])).toEqual([]);
});

test('a kill is not judged without the facts of its era', async () => {
  await saveTestRaid({ code: CODE, kills: [THREE] });
  loseFacts();
  await expect(killsOf(CODE, [1])).rejects.toThrow(EraFactsNotLoaded);
});

const latest = async (before?: number, client = freshClient()) =>
  (
    await client.fetchQuery(
      digestQueries.latest(
        { era: CATACLYSM, ...(before !== undefined && { before }) },
        DEFAULT_STANDARDS,
      ),
    )
  ).map(({ code, kills }) => [code, kills.length]);

test('the twelve latest raids before a time are read latest first', async () => {
  for (let nth = 1; nth <= 14; nth += 1)
    await saveTestRaid({ code: `Raid${nth}`, startedAt: nth * 100, kills: [[KADDA]] });
  const all = await latest();
  expect([all.length, all[0], all.at(-1)]).toEqual([12, ['Raid14', 1], ['Raid3', 1]]);
  expect((await latest(1300))[0]).toEqual(['Raid12', 1]);
});

test.each<[title: string, raid: Partial<TestRaid>, found: unknown]>([
  ['a raid of another era is not among the latest raids', { gameVersion: 6 }, []],
  ['a raid without a known date is not among the latest raids', { startedAt: 0 }, []],
  ['a latest raid may have no saved kill', { kills: ['unsaved'] }, [[CODE, 0]]],
  ['a latest raid may have no kill', { kills: [] }, [[CODE, 0]]],
])('$0', async (_, raid, found) => {
  await saveTestRaid({ code: CODE, kills: [[KADDA]], ...raid });
  expect(await latest()).toEqual(found);
});

test('a damaged latest raid does not hide the kills of other raids', async () => {
  await saveTestRaid({ code: 'Sound', startedAt: 2000, kills: [[KADDA]] });
  await saveTestRaid({ code: 'Damaged', startedAt: 1000, kills: [[KADDA]] });
  await writeRecord(raidKey('Damaged'), 'garbage');
  expect(await latest()).toEqual([
    ['Sound', 1],
    ['Damaged', 0],
  ]);
});

test('the latest raids are found although the list is reread', async () => {
  await saveTestRaid({ code: CODE, kills: [[KADDA]] });
  const client = freshClient();
  const list = client.fetchQuery(savedRaidQueries.list());
  const found = latest(undefined, client);
  await Promise.resolve();
  const listQuery = client.getQueryCache().find({ queryKey: savedRaidQueries.all() });
  void listQuery?.cancel({ silent: true });
  void listQuery?.fetch();
  expect(await found).toEqual([[CODE, 1]]);
  await list;
});
