import { describe, expect, test } from 'vitest';
import { raidOf } from '#test/recorded';
import germanReport from './recorded/v1-report-fights-retail-2020-lang-de.json';
import retailReport from './recorded/v1-report-fights-retail-2022-20-fights.json';

const kill = {
  kind: 'kill',
  id: 2,
  boss: 1024,
  name: 'Magmaw',
  start_time: 100,
  end_time: 200,
  kill: true,
  zoneName: 'Blackwing Descent',
  zoneDifficulty: 4,
  difficulty: 4,
};

test('a recorded report of twenty fights has its kills in order', () => {
  expect(raidOf(retailReport).kills.map(({ boss }) => boss)).toEqual([
    'Vigilant Guardian',
    'Dausegne, the Fallen Oracle',
    'Prototype Pantheon',
    'Skolex, the Insatiable Ravener',
    "Artificer Xy'mox",
  ]);
});

test('the recorded German report is read as a raid of one kill', () => {
  const { title, kills } = raidOf(germanReport);
  expect(title).toBe('Castle Nathria');
  expect(kills).toEqual([
    {
      kind: 'kill',
      id: 3,
      boss: 'Shriekwing',
      encounterId: 2398,
      zone: 'Castle Nathria',
      zoneId: 2296,
      difficulty: 4,
      size: 26,
      startedAt: 799523,
      endedAt: 1148492,
    },
  ]);
});

test('a null fight does not hide other fights', () => {
  expect(raidOf({ fights: [null, kill] }).kills).toHaveLength(1);
});

test.each([
  ['trash that has not ended', { boss: 0, end_time: null }],
  ['trash without a number', { boss: 0, id: null }],
  ['a wipe that began at no time', { kill: false, start_time: 'soon' }],
  ['a kill that is a word', { kill: 'yes' }],
])('%s does not hide other fights', (_, unreadable) => {
  const { kills, attempts } = raidOf({ fights: [{ ...kill, id: 1, ...unreadable }, kill] });
  expect([kills.map(({ id }) => id), attempts]).toEqual([[2], []]);
});

test('a raid has the guild that its log names', () => {
  expect(raidOf({ guild: 'Kettle & Brew', fights: [kill] }).guild).toBe('Kettle & Brew');
  expect(raidOf({ guild: null, fights: [kill] })).not.toHaveProperty('guild');
});

test('a report title of only spaces is read as empty', () => {
  expect(raidOf({ title: ' \t\u00a0', fights: [kill] }).title).toBe('');
});

test.each([
  { why: 'a kill', fight: kill, count: 1 },
  { why: 'a wipe', fight: { ...kill, kill: false }, count: 0 },
  { why: 'trash, which has no kill', fight: { ...kill, boss: 0, kill: undefined }, count: 0 },
  { why: 'trash that says it was killed', fight: { ...kill, boss: 0 }, count: 0 },
  { why: 'a fight whose boss is null', fight: { ...kill, boss: null }, count: 0 },
  { why: 'a boss whose kill is null', fight: { ...kill, kill: null }, count: 0 },
])('the list of kills has $count entries for $why', ({ fight, count }) => {
  expect(raidOf({ fights: [fight] }).kills).toHaveLength(count);
});

test.each([undefined, null, ' '])('a boss named %j is called by its number', (name) => {
  expect(raidOf({ fights: [{ ...kill, boss: 1024, name }] }).kills[0]?.boss).toBe('#1024');
});

test('a fight without a name does not hide other fights', () => {
  const trash = { id: 9, boss: 0, start_time: 0, end_time: 1 };
  expect(raidOf({ fights: [trash, kill] }).kills).toHaveLength(1);
});

test.each([
  ['one of the zone and one of the fight', 4, 3, 4],
  ['a zone difficulty of 0', 0, 4, 4],
  ['no zone difficulty', undefined, 3, 3],
  ['neither of them', null, null, 0],
])('the difficulty of a fight is $3 if the log has $0', (_, zoneDifficulty, difficulty, shown) => {
  const [read] = raidOf({ fights: [{ ...kill, zoneDifficulty, difficulty }] }).kills;
  expect(read?.difficulty).toBe(shown);
});

test('kills are sorted by time despite their order in the response', () => {
  const later = { ...kill, id: 9, name: 'Maloriak', start_time: 900 };
  expect(raidOf({ fights: [later, kill] }).kills.map(({ id }) => id)).toEqual([2, 9]);
});

describe('era of a report', () => {
  const report = { fights: [kill], gameVersion: 6, zone: 1046 };

  test.each([
    ['the number of the game', {}, { gameVersion: 6, zoneId: 1046 }],
    ['numbers as text', { gameVersion: '6', zone: '1046' }, { gameVersion: 6 }],
    ['game 0', { gameVersion: 0 }, { gameVersion: 0 }],
    ['no number in a text', { gameVersion: 'six' }, { gameVersion: undefined }],
    ['no number', { gameVersion: null }, { gameVersion: undefined }],
    ['an object for the number', { gameVersion: {} }, { gameVersion: undefined }],
    ['a zone of -1', { zone: -1 }, { zoneId: undefined }],
    ['a zone of 0', { zone: 0 }, { zoneId: undefined }],
    ['a monk', { friendlies: [{ type: 'Monk' }] }, { hasMonk: true }],
    [
      'no monk beside an NPC and garbage',
      { friendlies: [{ type: 'NPC' }, null, 7, { type: [] }] },
      { hasMonk: false },
    ],
    [
      'a demon hunter, whom only retail has, and no number',
      { gameVersion: null, friendlies: [{ type: 'Monk' }, { type: 'DemonHunter' }] },
      { gameVersion: 1 },
    ],
    ['nobody listed', { friendlies: [] }, { hasMonk: false }],
    ['no list of players', {}, { hasMonk: undefined }],
    ['a list of players that is no list', { friendlies: 'all' }, { hasMonk: undefined }],
  ])('a report with $0 is read as $2', (_, more, read) => {
    const { gameVersion, zoneId, hasMonk } = raidOf({ ...report, ...more });
    expect({ gameVersion, zoneId, hasMonk }).toMatchObject(read);
  });

  test('a fight has its size and the numbers of boss and map', () => {
    const fights = [{ ...kill, zoneID: 669, size: 25 }];
    expect(raidOf({ fights }).kills).toMatchObject([{ encounterId: 1024, zoneId: 669, size: 25 }]);
  });

  test('a fight’s map and size can be missing', () => {
    const [read] = raidOf({ fights: [{ ...kill, zoneID: 0, size: 'many' }] }).kills;
    expect([read?.zoneId, read?.size]).toEqual([undefined, undefined]);
  });
});

describe('attempts', () => {
  const wipe = { ...kill, id: 1, kill: false, start_time: 1, bossPercentage: 4512 };

  test('boss fights without a kill are attempts with the boss’s remaining health', () => {
    const later = { ...wipe, id: 9, start_time: 9, bossPercentage: '150' };
    const { kills, attempts } = raidOf({ fights: [later, kill, wipe, { ...wipe, boss: 0 }] });
    expect(kills).toHaveLength(1);
    expect(attempts).toMatchObject([
      { id: 1, encounterId: 1024, bossPercentage: 45.12 },
      { id: 9, bossPercentage: 1.5 },
    ]);
  });

  test.each([
    { logged: 0, read: 0 },
    { logged: 10_000, read: 100 },
  ])('$logged hundredths of a percent are read as $read %', ({ logged, read }) => {
    const [attempt] = raidOf({ fights: [{ ...wipe, bossPercentage: logged }] }).attempts ?? [];
    expect(attempt?.bossPercentage).toBe(read);
  });

  test.each([
    { why: 'more than all', bossPercentage: 99_999 },
    { why: 'less than nothing', bossPercentage: -1 },
    { why: 'a word', bossPercentage: 'half' },
    { why: 'missing', bossPercentage: null },
  ])('an attempt’s health is unknown if the logged health is $why', ({ bossPercentage }) => {
    const [read] = raidOf({ fights: [{ ...wipe, bossPercentage }] }).attempts ?? [];
    expect(read?.bossPercentage).toBeUndefined();
  });

  test('attempts exclude fights still in progress', () => {
    expect(raidOf({ fights: [{ ...wipe, inProgress: true }] }).attempts).toEqual([]);
  });

  test('an attempt is listed if its inProgress is unreadable', () => {
    expect(raidOf({ fights: [{ ...wipe, inProgress: 'perhaps' }] }).attempts).toHaveLength(1);
  });
});

test.each([
  ['fights that are still being processed', { processing: true }, 'stillProcessing'],
  ['fights that are missing for no reason', { title: 'Night' }, 'noFightsFound'],
  ['an unreadable sign of processing', { processing: 'perhaps' }, 'noFightsFound'],
  ['an empty list of fights', { fights: [] }, 'noFightsFound'],
])('a report with $0 fails with $2', (_, response, failure) => {
  expect(() => raidOf(response)).toThrow(expect.objectContaining({ kind: failure }));
});

test.each([
  { what: 'missing fights', response: {}, effect: 'may be retried' },
  { what: 'an empty list of fights', response: { fights: [] }, effect: 'is not retried' },
])('a report with $what $effect', ({ response, effect }) => {
  const isTransient = effect === 'may be retried';
  expect(() => raidOf(response)).toThrow(expect.objectContaining({ isTransient }));
});

test('a dungeon run is not a kill or an attempt', () => {
  const run = { ...kill, id: 3, boss: 100_004, name: 'The Slave Pens', kill: false, size: 5 };
  const { kills, attempts } = raidOf({ fights: [kill, run] });
  expect([kills.length, attempts]).toEqual([1, []]);
});

test('a report of an era with only one difficulty is read without a difficulty', () => {
  const { kills } = raidOf({ gameVersion: 3, fights: [{ ...kill, boss: 50_601 }] });
  expect(kills.map(({ difficulty }) => difficulty)).toEqual([0]);
});
