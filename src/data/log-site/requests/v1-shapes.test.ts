import { expect, test } from 'vitest';
import { bodyOfReport, FIGHTS, PLAYERS, PULL, request, respondWith, startOnline } from '#test/v2';

startOnline();

test('a v2 report is converted to v1’s field names, units and actors', async () => {
  respondWith(
    bodyOfReport({
      title: 'Thursday',
      startTime: 1,
      endTime: 2,
      owner: { name: 'Logger' },
      guild: { name: 'Kettle & Brew' },
      zone: { id: 1023 },
      masterData: {
        gameVersion: 3,
        actors: [
          {
            id: 7,
            gameID: 46031197,
            name: 'Kadda',
            server: 'Firemaw',
            type: 'Player',
            subType: 'Druid',
          },
          { id: 9, name: 'Magmaw', server: null, type: 'NPC', subType: 'Boss' },
        ],
      },
      fights: [
        {
          id: 4,
          encounterID: 1024,
          name: 'Magmaw',
          size: 25,
          difficulty: 4,
          kill: false,
          inProgress: true,
          bossPercentage: 45.119,
          startTime: 100,
          endTime: 200,
          gameZone: { id: 669, name: 'Blackwing Descent' },
        },
      ],
    }),
  );
  expect(await request(FIGHTS)).toEqual({
    title: 'Thursday',
    owner: 'Logger',
    guild: 'Kettle & Brew',
    start: 1,
    end: 2,
    zone: 1023,
    gameVersion: 3,
    friendlies: [{ id: 7, guid: 46031197, name: 'Kadda', server: 'Firemaw', type: 'Druid' }],
    fights: [
      {
        id: 4,
        boss: 1024,
        name: 'Magmaw',
        size: 25,
        difficulty: 4,
        kill: false,
        inProgress: true,
        bossPercentage: 4512,
        start_time: 100,
        end_time: 200,
        zoneID: 669,
        zoneName: 'Blackwing Descent',
      },
    ],
  });
});

test.each([
  { why: 'null', nothing: null },
  { why: 'missing', nothing: undefined },
])('a report whose parts are $why is read without them', async ({ nothing }) => {
  respondWith(
    bodyOfReport({
      owner: nothing,
      guild: nothing,
      zone: nothing,
      masterData: nothing,
      fights: [{ id: 4 }],
    }),
    bodyOfReport({ masterData: { actors: nothing }, fights: [{ id: 4, gameZone: nothing }] }),
    bodyOfReport({ fights: nothing }),
  );
  const [bare, unlisted, fightless] = [
    await request(FIGHTS),
    await request(FIGHTS),
    await request(FIGHTS),
  ];
  expect(bare).toEqual({ fights: [{ id: 4 }] });
  expect(unlisted).toEqual({ fights: [{ id: 4 }] });
  expect(fightless).toEqual({});
});

test.each([
  { logged: null, read: undefined },
  { logged: 'half', read: undefined },
  { logged: 0, read: 0 },
  { logged: 100, read: 10_000 },
])('a boss’s health of $logged % is converted to $read hundredths', async ({ logged, read }) => {
  respondWith(bodyOfReport({ fights: [{ id: 4, bossPercentage: logged }] }));
  expect(await request(FIGHTS)).toEqual({ fights: [{ id: 4, bossPercentage: read }] });
});

test.each([
  { why: 'names the next page', next: 2500, read: { nextPageTimestamp: 2500 } },
  { why: 'is the last', next: null, read: {} },
  { why: 'does not say', next: undefined, read: {} },
])('a page of events that $why is read as $read', async ({ next, read }) => {
  respondWith(bodyOfReport({ events: { data: [{ timestamp: 1 }], nextPageTimestamp: next } }));
  expect(await request(PULL)).toEqual({ events: [{ timestamp: 1 }], ...read });
});

test('a summary from v2 is its table’s unchanged data', async () => {
  const data = { playerDetails: { dps: [{ name: 'Kadda' }] }, totalTime: 7 };
  respondWith(bodyOfReport({ table: { data } }));
  expect(await request(PLAYERS)).toEqual(data);
});
