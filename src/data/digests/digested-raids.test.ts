import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { freshClient, startEmpty, writeRecord } from '#test/device';
import { quietOptions } from '#test/fresh-device';
import { loggedSeason, seasonRaidOf } from '#test/season';
import { saveKillRecord, saveRaid } from '../device/raids/saved-raids';
import { raidersKey, raidKey } from '../device/records/stored-records';
import { importRaids } from '../raid-file/import-raids';
import { allRaidsQuery, type DigestedRaids } from './digested-raids';

const LOGGED = await loggedSeason();
const CODE = 'SeasonTwentyFv07';
const [RAID] = LOGGED.filter(({ code }) => code === CODE);

const saveAll = async (raids = LOGGED, fetchedAt = 5000) => {
  for (const { code, raid, kills } of raids) {
    await saveRaid(code, { data: raid, fetchedAt });
    for (const { id, raiders, pull } of kills) {
      const kill = { code, killId: id };
      await saveKillRecord(kill, { kind: 'raiders', data: raiders, fetchedAt });
      await saveKillRecord(kill, { kind: 'pull', data: pull, fetchedAt });
    }
  }
};
const saveNewest = () => saveAll(RAID ? [RAID] : []);

const readRaids = (standards: Standards = DEFAULT_STANDARDS, client = freshClient()) =>
  client.fetchQuery(allRaidsQuery(standards));

beforeEach(startEmpty);

test('saved raids are read and audited without a request, newest first', async () => {
  await saveAll();
  const read = await readRaids();
  const audited = await Promise.all(LOGGED.map(seasonRaidOf));
  const expected = audited.filter((raid): raid is DigestedRaid => Boolean(raid?.kills.length));
  expect(read.raids).toEqual(expected.sort((one, other) => other.pulledAt - one.pulledAt));
  expect(read).toMatchObject({
    withoutPlayers: ['SeasonOnlyListed'],
    unreadable: [],
    done: 10,
    total: 10,
  });
  expect(await readRaids()).toEqual(read);
  expect(fetch).not.toHaveBeenCalled();
});

test('imported raids have the same digests as raids saved here', async () => {
  const file = new Blob([readFileSync('e2e/fixtures/season-25/raids.readycheck')]);
  await importRaids(file, 'import', quietOptions());
  const imported = await readRaids();
  await startEmpty();
  await saveAll();
  expect(await readRaids()).toEqual(imported);
});

/** Returns a list that notes how many raids are read at each update of the result. */
function watchFilling(client: QueryClient): (number | 'first kill')[] {
  const seen: (number | 'first kill')[] = [];
  client.getQueryCache().subscribe(({ query }) => {
    const data: DigestedRaids | undefined = query.state.data;
    if (data?.done === undefined) return;
    const read = data.isPartial ? 'first kill' : data.done;
    if (seen.at(-1) !== read) seen.push(read);
  });
  return seen;
}

test('a newest raid that was already read is shown before the other raids', async () => {
  const [newest, ...others] = LOGGED.toSorted((a, b) => b.raid.startedAt - a.raid.startedAt);
  await saveAll(newest ? [newest] : []);
  await readRaids();
  await saveAll(others);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const client = freshClient();
  const seen = watchFilling(client);
  await readRaids(DEFAULT_STANDARDS, client);
  // The second raid has no kills.
  expect(seen).toEqual([2, 10]);
});

test('a shown result stays while further raids are read', async () => {
  await saveAll();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() * 1000);
  const client = freshClient();
  const seen = watchFilling(client);
  await readRaids(DEFAULT_STANDARDS, client);
  expect(seen.slice(0, 2)).toEqual(['first kill', 1]);
  expect(seen.length).toBeGreaterThan(2);
  seen.length = 0;
  await client.refetchQueries();
  expect(new Set(seen)).toEqual(new Set([10]));
});

test('an unreadable kill is left out with its name', async () => {
  await saveNewest();
  await writeRecord(raidersKey(CODE, RAID?.kills[0]?.id ?? 0), 'garbage');
  const { raids, unreadable } = await readRaids();
  expect(raids[0]?.kills).toHaveLength(2);
  expect(unreadable).toEqual([{ code: CODE, title: RAID?.raid.title, boss: 'Shannox' }]);
});

test('a raid with an unreadable record is left out with its name', async () => {
  await saveAll();
  await readRaids();
  await writeRecord(raidKey(CODE), 'garbage');
  const { raids, unreadable, withoutPlayers } = await readRaids();
  expect(raids.map(({ code }) => code)).not.toContain(CODE);
  expect({ raids: raids.length, unreadable, withoutPlayers }).toEqual({
    raids: 8,
    unreadable: [{ code: CODE, title: RAID?.raid.title }],
    withoutPlayers: ['SeasonOnlyListed'],
  });
});
