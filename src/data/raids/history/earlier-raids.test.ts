import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient, raiderWith, raidOf, save, startEmpty, type TestRaid } from '#test/device';
import { deviceStore } from '../../device/device-store';
import { raidKey } from '../../device/records/stored-records';
import { raiderQueries, reportQueries } from '../raid-queries';
import { savedRaidQueries } from '../saved-raid-queries';
import { earlierRaidQueries } from './earlier-raids';

const OPEN = 'TheOpenRaid00000';

const raidsBefore = async (client = freshClient()) =>
  (await client.fetchQuery(earlierRaidQueries.of(OPEN))).map(({ code, shared }) => [code, shared]);

const players = (...names: string[]) => names.map((name) => raiderWith(name));

const saveOpenRaid = (raid: Partial<TestRaid> = {}) =>
  save({ code: OPEN, startedAt: 9000, kills: [players('Kadda', 'Wizzle', 'Brannock')], ...raid });

beforeEach(startEmpty);

test.each<{ title: string; raids: TestRaid[]; found: [string, number][] }>([
  {
    title: 'the raid with most common players comes first, though another is later',
    raids: [
      { code: 'Fewer', startedAt: 8000, kills: [players('Kadda', 'Stranger')] },
      { code: 'More', startedAt: 7000, kills: [players('Kadda', 'Wizzle')] },
    ],
    found: [
      ['More', 2],
      ['Fewer', 1],
    ],
  },
  {
    title: 'of two with as many common players the later comes first',
    raids: [
      { code: 'Older', startedAt: 7000, kills: [players('Kadda')] },
      { code: 'Later', startedAt: 8000, kills: [players('Wizzle')] },
    ],
    found: [
      ['Later', 1],
      ['Older', 1],
    ],
  },
  {
    title: 'the players of a raid are those of its last kill on the device',
    raids: [{ code: 'Two', kills: [players('Kadda', 'Wizzle'), players('Kadda'), 'unsaved'] }],
    found: [['Two', 1]],
  },
  {
    title: 'a raid without common players can still be chosen',
    raids: [{ code: 'Strangers', kills: [players('Stranger')] }],
    found: [['Strangers', 0]],
  },
  {
    title: 'a raid without saved kills can still be chosen',
    raids: [{ code: 'Bare', kills: ['unsaved'] }],
    found: [['Bare', 0]],
  },
  {
    title: 'a raid that begins with this one or after it is not before it',
    raids: [
      { code: 'SameTime', startedAt: 9000, kills: [players('Kadda')] },
      { code: 'After', startedAt: 9500, kills: [players('Kadda')] },
    ],
    found: [],
  },
  {
    title: 'a raid that overlaps this one is the same evening, logged by somebody else',
    raids: [
      { code: 'LongBefore', startedAt: 7000, kills: [players('Kadda')] },
      { code: 'SecondLogger', startedAt: 8999.5, kills: [players('Kadda', 'Wizzle')] },
    ],
    found: [['LongBefore', 1]],
  },
  {
    title: 'a raid without a date is not earlier',
    raids: [{ code: 'Undated', startedAt: 0, kills: [players('Kadda')] }],
    found: [],
  },
])('$title', async ({ raids, found }) => {
  await saveOpenRaid();
  for (const raid of raids) await save(raid);
  expect(await raidsBefore()).toEqual(found);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<{ title: string; here: string; servers: string[]; shared: number }>([
  {
    title: 'of two players of the same name the one from the same server is the same',
    here: 'Everlook',
    servers: ['Everlook', 'Lakeshire'],
    shared: 1,
  },
  {
    title: 'a namesake from another server is no common player',
    here: 'Everlook',
    servers: ['Lakeshire'],
    shared: 0,
  },
])('$title', async ({ here, servers, shared }) => {
  await saveOpenRaid({ kills: [[raiderWith('Kadda', [], { server: here })]] });
  const namesakes = servers.map((server) =>
    raiderWith('Kadda', [], { key: `Kadda-${server}`, server }),
  );
  await save({ code: 'Before', kills: [namesakes] });
  expect(await raidsBefore()).toEqual([['Before', shared]]);
});

test('two namesakes of one server are two common players', async () => {
  const annas = [1, 2].map((guid) =>
    raiderWith('Anna', [], { key: `Anna-Everlook-${guid}`, server: 'Everlook', guid }),
  );
  await saveOpenRaid({ kills: [annas] });
  await save({ code: 'Before', kills: [annas] });
  expect(await raidsBefore()).toEqual([['Before', 2]]);
});

test('a raid that is not saved has no earlier raids', async () => {
  await save({ code: 'Before', kills: [players('Kadda')] });
  expect(await raidsBefore()).toEqual([]);
});

test('a kill in memory lists its players before it is saved', async () => {
  await saveOpenRaid({ kills: ['unsaved'] });
  await save({ code: 'Before', kills: [players('Kadda', 'Wizzle')] });
  const client = freshClient();
  const raid = raidOf({ code: OPEN, startedAt: 9000, kills: ['unsaved'] });
  client.setQueryData(reportQueries.raid(OPEN).queryKey, raid);
  const [kill] = raid.kills;
  if (!kill) throw new Error('no kill');
  client.setQueryData(raiderQueries.ofFight(OPEN, kill).queryKey, players('Kadda'));
  expect(await raidsBefore(client)).toEqual([['Before', 1]]);
});

test('only the latest twelve earlier raids are offered', async () => {
  await saveOpenRaid();
  for (let nth = 1; nth <= 13; nth += 1) {
    await save({ code: `RaidNumber${nth}`, startedAt: nth * 100, kills: [players('Kadda')] });
  }
  const codes = (await raidsBefore()).map(([code]) => code);
  expect(codes).toHaveLength(12);
  expect(codes[0]).toBe('RaidNumber13');
  expect(codes).not.toContain('RaidNumber1');
});

test('a raid with a damaged record is offered, with no common players', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await saveOpenRaid();
  await save({ code: 'Damaged', kills: [players('Kadda')] });
  await deviceStore.change(async (records) => records.put('garbage', raidKey('Damaged')));
  expect(await raidsBefore()).toEqual([['Damaged', 0]]);
});

test('the raids are found if the list is reread meanwhile', async () => {
  await saveOpenRaid();
  await save({ code: 'Before', kills: [players('Kadda')] });
  const client = freshClient();
  const list = client.fetchQuery(savedRaidQueries.list());
  const found = raidsBefore(client);
  await Promise.resolve();
  const listQuery = client.getQueryCache().find({ queryKey: savedRaidQueries.all() });
  void listQuery?.cancel({ silent: true });
  void listQuery?.fetch();
  expect(await found).toEqual([['Before', 1]]);
  await list;
});
