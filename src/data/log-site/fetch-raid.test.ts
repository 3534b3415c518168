import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { killWith } from '#test/fights';
import { requestedAddresses, respondBy, respondWith, startEachWithKey } from '#test/v1';
import { changeSettings } from '../settings/settings';
import { fetchRaid, fetchRaiders } from './fetch-raid';

const CODE = 'FetchedRaid00001';
const FIGHT = killWith({ id: 1, boss: 'Magmaw', startedAt: 1, endedAt: 2 });
const { signal } = new AbortController();

const ownFile = ({ pathname }: URL) => new Response(readFileSync(`public${pathname}`));

startEachWithKey();

test('the sample raid opens from the app’s own files without a key', async () => {
  changeSettings({ apiKey: '' });
  respondBy(ownFile);
  const { kills, attempts, host } = await fetchRaid(SAMPLE_CODE, signal);
  expect(kills).toHaveLength(12);
  const [first] = kills;
  expect(first && (await fetchRaiders(SAMPLE_CODE, first, signal))).toHaveLength(25);
  expect(requestedAddresses.map(({ href }) => href)).toEqual([
    'https://app.test/sample/fights.json',
    `https://app.test/sample/summary-${first?.id}.json`,
  ]);
  // The sample has no files for attempts.
  expect([attempts, host]).toEqual([[], undefined]);
});

test('a sample that is not deployed fails as not found', async () => {
  respondBy(() => new Response('', { status: 404 }));
  await expect(fetchRaid(SAMPLE_CODE, signal)).rejects.toMatchObject({ kind: 'reportNotFound' });
});

test('a report with a time beyond the range of dates is refused', async () => {
  respondWith({ start: 1e300, fights: [] });
  const reason = 'start should be a date that can exist, but is 1e+300';
  await expect(fetchRaid(CODE, signal)).rejects.toThrow(reason);
});

const kill: Kill = killWith({
  id: 7,
  boss: 'Magmaw',
  encounterId: 1024,
  zone: 'Blackwing Descent',
  difficulty: 4,
  startedAt: 100,
  endedAt: 2500,
});

test('the raiders of a fight are requested by its times', async () => {
  respondWith({ playerDetails: { dps: [{ name: 'Kadda' }] } });
  expect(await fetchRaiders(CODE, kill, signal)).toMatchObject([{ name: 'Kadda' }]);
  expect(requestedAddresses.map(({ href }) => href)).toEqual([
    `https://classic.warcraftlogs.com/v1/report/tables/summary/${CODE}?start=100&end=2500&api_key=a-key`,
  ]);
});

test('a fight without players fails with noPlayersFound', async () => {
  respondWith({ playerDetails: [] });
  await expect(fetchRaiders(CODE, kill, signal)).rejects.toMatchObject({ kind: 'noPlayersFound' });
});

test('no players are requested for a kill that its report has lost', async () => {
  respondWith({ playerDetails: { dps: [{ name: 'Kadda' }] } });
  const lost = fetchRaiders(CODE, { ...kill, isLost: true }, signal);
  await expect(lost).rejects.toMatchObject({ kind: 'noPlayersFound' });
  expect(requestedAddresses).toEqual([]);
});

test('GUIDs that a summary lacks come from the report’s list', async () => {
  const player = { name: 'Anna', server: 'Everlook', combatantInfo: [] };
  const friendlies = [
    { id: 1, guid: 11, name: 'Anna', type: 'Priest' },
    { id: 2, guid: 22, name: 'Anna', type: 'Hunter' },
    { id: 3, guid: 33, name: 'Somebody else', type: 'Hunter' },
  ];
  const dps = [1, 2, 3].map((id) => ({ ...player, id }));
  respondBy(({ pathname }) =>
    pathname.includes('/fights/') ? { friendlies } : { playerDetails: { dps } },
  );
  const raiders = await fetchRaiders(CODE, FIGHT, signal);
  expect(raiders.map(({ guid }) => guid)).toEqual([11, 22, undefined]);
  await fetchRaiders(CODE, FIGHT, signal);
  expect(requestedAddresses.filter(({ href }) => href.includes('/fights/'))).toHaveLength(1);
});

test('raiders are fetched even if the request for their GUIDs fails', async () => {
  const dps = [{ name: 'Anna', id: 1, combatantInfo: [] }];
  respondBy(({ pathname }) =>
    pathname.includes('/fights/') ? new Response('', { status: 500 }) : { playerDetails: { dps } },
  );
  expect(await fetchRaiders('FetchedRaid00002', FIGHT, signal)).toMatchObject([{ name: 'Anna' }]);
});

test('all fights of a report of two thousand are read', async () => {
  const fights = Array.from({ length: 2000 }, (_, id) => ({
    id,
    boss: 1082,
    name: 'Sinestra',
    start_time: id,
    end_time: id + 1,
    kill: id % 2 === 0,
  }));
  respondWith({ fights });
  const { kills, attempts } = await fetchRaid('FetchedRaid00003', signal);
  expect([kills.length, attempts?.length]).toEqual([1000, 1000]);
});
