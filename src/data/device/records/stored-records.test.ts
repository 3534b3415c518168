import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fightIdentity } from '#domain/raid/fight-identity';
import type { Raid } from '#domain/raid/raid';
import { killWith } from '#test/fights';
import { raidersOf } from '#test/recorded';
import sampleSummary from '../../../../public/sample/summary-12.json';
import { raiderQueries, reportQueries } from '../../raids/raid-queries';
import { readRecord } from './read-record';
import { RECORD_SHAPE } from './record-upgrades';
import {
  isOfNewerShape,
  raidersKey,
  raidKey,
  subjectOfKey,
  toRecord,
  toStoredRecord,
} from './stored-records';

const CODE = 'TierElevenNight1';
const kill = killWith({ id: 12, boss: 'Magmaw', zone: 'Blackwing Descent', difficulty: 4 });
const raid: Raid = { title: 'Thursday', owner: 'Kadda', startedAt: 1, endedAt: 2, kills: [kill] };

const piece = { slot: 0, itemId: 60237, name: 'Helm', icon: 'inv_helm_01.jpg', quality: 4 };
const raider = { key: 'Kadda', name: 'Kadda', picture: 'Druid-Feral', roles: ['dps'], talents: [] };

test('a raid with every field is read back as stored', () => {
  const everything: Raid = {
    ...raid,
    gameVersion: 5,
    zoneId: 1023,
    hasMonk: false,
    kills: [{ ...kill, encounterId: 1024, zoneId: 669, size: 25, isLost: true }],
    attempts: [{ ...kill, kind: 'attempt', id: 11, bossPercentage: 12.5 }],
  };
  const record = toRecord({ kind: 'raid', code: CODE }, { data: everything, fetchedAt: 5 });

  expect(record).toEqual({ kind: 'raid', data: everything, fetchedAt: 5 });
  expect(readRecord(structuredClone(toStoredRecord(record)))).toEqual(record);
});

test('attempts are stored as tries without kinds, which every version reads', () => {
  const { kind: _, ...fight } = kill;
  const attempts = [{ ...fight, kind: 'attempt' as const }];
  const record = toRecord(
    { kind: 'raid', code: CODE },
    { data: { ...raid, attempts }, fetchedAt: 5 },
  );
  expect(toStoredRecord(record)).toEqual({
    shape: RECORD_SHAPE,
    kind: 'raid',
    fetchedAt: 5,
    data: { ...raid, kills: [fight], tries: [fight] },
  });
});

test.each([
  { why: 'whole numbers above 0', guids: [7, 8], read: [7, 8] },
  { why: 'shared on a server', guids: [7, 7], read: [undefined, undefined] },
  { why: '0 and negative', guids: [0, -7], read: [undefined, undefined] },
  { why: 'broken and huge', guids: [7.5, 1e300], read: [undefined, undefined] },
])('a record’s GUIDs that are $why are read as $read', ({ guids, read }) => {
  const data = guids.map((guid) => ({ ...raider, gear: [], server: 'Firemaw', guid }));
  const record = readRecord({ shape: RECORD_SHAPE, kind: 'raiders', fetchedAt: 5, data });
  expect(record?.kind === 'raiders' && record.data.map(({ guid }) => guid)).toEqual(read);
});

test.each([1, 2, 3, RECORD_SHAPE])(
  'a Burning Crusade raid of shape %i has no difficulty',
  (shape) => {
    const { kind: _, ...fight } = kill;
    const data = { ...raid, gameVersion: 3, kills: [fight], tries: [fight] };
    const record = readRecord({ shape, kind: 'raid', fetchedAt: 5, data });
    const fights = record?.kind === 'raid' && [
      ...record.data.kills,
      ...(record.data.attempts ?? []),
    ];
    const readKill = { ...kill, difficulty: 0 };
    expect(fights).toEqual([readKill, { ...readKill, kind: 'attempt' }]);
  },
);

test('raiders of a shape 3 record are read without GUIDs', () => {
  const data = [{ ...raider, gear: [], server: 'Firemaw' }];
  const record = readRecord({ shape: 3, kind: 'raiders', fetchedAt: 5, data });
  expect(record).toEqual({ kind: 'raiders', fetchedAt: 5, data });
});

test('the raiders of a summary are read back as stored', () => {
  const raiders = raidersOf(sampleSummary);
  const subject = { kind: 'raiders', code: CODE, killId: 12 } as const;
  const fight = { boss: 'Magmaw', encounterId: 1024, startedAt: 1, endedAt: 2 };
  const record = toRecord(subject, { data: raiders, fetchedAt: 5, fight });

  expect(raiders.length).toBeGreaterThan(20);
  expect(record).toEqual({ kind: 'raiders', data: raiders, fetchedAt: 5, fight });
  expect(readRecord(structuredClone(toStoredRecord(record)))).toEqual(record);
});

const stored = { shape: RECORD_SHAPE, kind: 'raid', fetchedAt: 5, data: raid };
test.each([
  { stored: undefined, why: 'missing' },
  { stored: 'kept', why: 'a text' },
  { stored: { ...stored, data: undefined }, why: 'without data' },
  { stored: { ...stored, data: { ...raid, kills: undefined } }, why: 'a raid without kills' },
  { stored: { ...stored, fetchedAt: undefined }, why: 'without its time' },
  { stored: { ...stored, kind: undefined }, why: 'without its kind' },
  { stored: { ...stored, kind: 'raiders' }, why: 'of a kind that contradicts its data' },
  { stored: { ...stored, shape: RECORD_SHAPE + 1 }, why: 'of a newer version’s shape' },
  { stored: { ...stored, shape: 0 }, why: 'of an older shape that nobody knows' },
  { stored: { ...stored, shape: -1e9 }, why: 'of a shape below 0' },
  { stored: { ...stored, shape: 0.5 }, why: 'of half a shape' },
])('a record that is $why is read as undefined', ({ stored }) => {
  expect(readRecord(stored)).toBeUndefined();
});

test('a record of a newer shape is distinguished from a damaged record', () => {
  expect(isOfNewerShape({ ...stored, shape: RECORD_SHAPE + 1 })).toBe(true);
  expect([stored, { shape: 'new' }, undefined].some(isOfNewerShape)).toBe(false);
});

const readShape1 = (data: unknown) => readRecord({ shape: 1, fetchedAt: 5, data });

test('a shape 1 record with kills is read as a raid', () => {
  expect(readShape1(raid)).toEqual({ kind: 'raid', data: raid, fetchedAt: 5 });
});

test('a shape 1 record with a list is read as raiders without bare slots', () => {
  const data = [{ ...raider, gear: [{ ...piece, itemLevel: 359, gems: [{ itemId: 52296 }] }] }];
  expect(readShape1(data)).toEqual({ kind: 'raiders', data, fetchedAt: 5 });
});

test('a level of 0 in a shape 1 record, or gems that no piece has, are read as unknown', () => {
  const gear = [{ ...piece, itemLevel: 0, gems: [] }];
  expect(readShape1([{ ...raider, gear }])?.data).toEqual([{ ...raider, gear: [piece] }]);
});

test('an empty gem list stays in a shape 1 record if another piece has a gem', () => {
  const gear = [
    { ...piece, gems: [{ itemId: 52296 }] },
    { ...piece, slot: 1, gems: [] },
  ];
  expect(readShape1([{ ...raider, gear }])?.data).toEqual([{ ...raider, gear }]);
});

test('a record’s key is its query’s key without the fight’s identity', () => {
  expect(raidKey(CODE)).toBe(`kept-${hashKey(reportQueries.raid(CODE).queryKey)}`);
  const { queryKey } = raiderQueries.ofFight(CODE, kill);
  expect(raidersKey(CODE, 12)).toBe(`kept-${hashKey(queryKey.slice(0, -1))}`);
  expect(queryKey.at(-1)).toEqual(fightIdentity(kill));
});

test.each([
  { key: raidKey(CODE), subject: { kind: 'raid', code: CODE } },
  { key: raidKey('a:TierElevenNight1'), subject: { kind: 'raid', code: 'a:TierElevenNight1' } },
  { key: raidersKey(CODE, 12), subject: { kind: 'raiders', code: CODE, killId: 12 } },
  { key: 'index', subject: undefined },
  { key: 'lists', subject: undefined },
  { key: 'kept-["report"', subject: undefined },
  { key: 'kept-["pull","x",12]', subject: { kind: 'pull', code: 'x', killId: 12 } },
  { key: 'kept-["guild","x"]', subject: undefined },
  { key: 'kept-["potions","x",12]', subject: undefined },
])('the key $key belongs to $subject', ({ key, subject }) => {
  expect(subjectOfKey(key)).toEqual(subject);
});
