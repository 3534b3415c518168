import { expect, test } from 'vitest';
import { MISTS_CONSUMABLES } from '../eras/mists/consumables';
import { loggedAuras } from './at-the-pull';
import {
  eventsByPlayer,
  fightIdInReport,
  hasFightEvent,
  type PullEvent,
  toLoggedPull,
  toPull,
} from './pull';

const FIGHT = { id: 6, startedAt: 300_000 };

const event = (fight: number, timestamp: number, ability = 105691): PullEvent => ({
  timestamp,
  fight,
  logId: 7,
  auras: [{ id: ability, name: '' }],
});

test.each<[why: string, chosen: number | undefined, ...events: PullEvent[]]>([
  ['the snapshot comes 33.6 s before the fight, as recorded', 1, event(6, 266_400, 1)],
  ['a dummy fight before a role-play opening holds the only snapshot', 1, event(5, 250_000, 1)],
  ['a short wipe before it has another', 2, event(5, 299_999, 1), event(6, 300_003, 2)],
  ['the fight’s event precedes the wipe’s', 2, event(6, 300_003, 2), event(5, 299_999, 1)],
  [
    'the fight has several: the nearest to its start is chosen',
    2,
    event(6, 309_000, 1),
    event(6, 299_000, 2),
    event(6, 280_000, 3),
  ],
  ['two earlier fights have one each', 2, event(5, 250_000, 2), event(4, 200_000, 1)],
  ['a cut page repeats the event', 1, event(6, 300_001, 1), event(6, 300_001, 1)],
  ['the only snapshot is of the next fight', undefined, event(7, 302_000, 1)],
])('the right event of a raider is chosen if $0', (_, chosen, ...events) => {
  expect(eventsByPlayer(events, FIGHT).get(7)?.auras?.[0]?.id).toBe(chosen);
});

test.each([
  { why: 'has its number', events: [event(5, 299_000), event(6, 300_003)], number: 6 },
  { why: 'has another number', events: [event(6, 250_000), event(7, 300_003)], number: 7 },
  { why: 'comes before it', events: [event(6, 266_400)], number: 6 },
  { why: 'comes after it', events: [event(7, 400_001)], number: 6 },
  { why: 'has no number', events: [event(0, 300_003)], number: 6 },
])('a fight has the number $number in its report if an event $why', ({ events, number }) => {
  expect(fightIdInReport(events, { ...FIGHT, endedAt: 400_000 })).toBe(number);
});

test('a list has an event of the fight only if an event has the fight’s number', () => {
  expect(hasFightEvent([event(5, 250_000)], FIGHT)).toBe(false);
  expect(hasFightEvent([event(5, 250_000), event(6, 290_000)], FIGHT)).toBe(true);
});

const raiders = [
  { key: 'Kadda', logId: 7 },
  { key: 'Mira', logId: 8 },
  { key: 'Noname', logId: undefined },
];

const pullOf = (...events: PullEvent[]) =>
  toPull(new Map(events.map((one) => [one.logId, one])), raiders, MISTS_CONSUMABLES);

test('a pull stores names only for auras with an unknown id', () => {
  const auras = [
    { id: 105691, name: 'Flask of Mighty Versatility' },
    { id: 104934, name: 'Food' },
    { id: 999_999, name: 'Well Fed' },
    { id: 999_998, name: 'Slow Fall' },
    { id: 105697, name: 'Well Fed' }, // a potion
    { id: 20217, name: 'Well Fed' }, // a raid buff
  ];
  expect(pullOf({ timestamp: 0, fight: 6, logId: 7, auras })).toEqual({
    snapshots: [
      {
        raider: 'Kadda',
        auras: [{ id: 105691 }, { id: 104934 }, { id: 999_999, name: 'Well Fed' }],
      },
    ],
    buffs: [],
  });
});

test('an event is a snapshot only if it has a list of auras', () => {
  const bare = { timestamp: 0, fight: 6 };
  const { snapshots } = pullOf({ ...bare, logId: 7 }, { ...bare, logId: 8, auras: [] });
  expect(snapshots).toEqual([{ raider: 'Mira', auras: [] }]);
});

test('an event of a player outside the fight is not stored', () => {
  const auras = [{ id: 1126, name: '' }];
  const pull = pullOf({ timestamp: 0, fight: 6, logId: 99, auras });
  expect(pull).toEqual({ snapshots: [], buffs: [] });
});

test('only a few of ten thousand auras of one raider are stored', () => {
  const auras = Array.from({ length: 10_000 }, () => ({ id: 105691, name: '' }));
  const [snapshot] = pullOf({ timestamp: 0, fight: 6, logId: 7, auras }).snapshots;
  expect(snapshot?.auras.length).toBeLessThan(20);
});

const logged = (logId: number, auras: { id: number; name: string }[]) =>
  [logId, { fight: 1, logId, timestamp: 0, auras }] as const;

const LOGGED = new Map([
  logged(1, [
    { id: 20, name: 'Elixir' },
    { id: 10, name: '' },
    { id: 20, name: 'Elixir' },
  ]),
  logged(2, [
    { id: 10, name: 'Brew' },
    { id: 20, name: 'Renamed' },
  ]),
]);

const ALL_RAIDERS = [
  { key: 'a', logId: 1 },
  { key: 'b', logId: 2 },
  { key: 'c', logId: 3 },
  { key: 'd', logId: undefined },
];

test('an era without a table stores each aura and each name once', () => {
  expect(toLoggedPull(LOGGED, ALL_RAIDERS)).toEqual({
    snapshots: [
      { raider: 'a', auras: [{ id: 20 }, { id: 10 }] },
      { raider: 'b', auras: [{ id: 10 }, { id: 20 }] },
    ],
    buffs: [],
    names: [
      { id: 20, name: 'Elixir' },
      { id: 10, name: 'Brew' },
    ],
  });
});

test('at most 200 auras of a raider are stored', () => {
  const many = Array.from({ length: 201 }, (_, id) => ({ id, name: `${id}` }));
  const { snapshots } = toLoggedPull(new Map([logged(1, many)]), ALL_RAIDERS);
  expect(snapshots.map(({ auras }) => auras.length)).toEqual([200]);
});

test('a raider’s auras are read with the pull’s names in the log’s order', () => {
  const pull = toLoggedPull(LOGGED, ALL_RAIDERS);
  expect(loggedAuras(pull, 'a')).toEqual([
    { id: 20, name: 'Elixir' },
    { id: 10, name: 'Brew' },
  ]);
  expect(loggedAuras(pull, 'c')).toBeUndefined();
});

test('an aura keeps its own name if the pull has no name for it', () => {
  const auras = [{ id: 1, name: 'Own' }, { id: 2 }];
  expect(loggedAuras({ snapshots: [{ raider: 'a', auras }], buffs: [] }, 'a')).toEqual([
    { id: 1, name: 'Own' },
    { id: 2, name: '' },
  ]);
});
