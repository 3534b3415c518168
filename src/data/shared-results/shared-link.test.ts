import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { NamedFinding } from '#domain/audit/finding';
import { nightGroup } from '#domain/audit/night';
import { VERDICTS } from '#domain/audit/verdict';
import type { SharedFight, SharedPlayer } from '#domain/share/shared-fight';
import {
  type SharedNight,
  type SharedNightPlayer,
  sharedNightRows,
  withoutEarlierFaults,
} from '#domain/share/shared-night';
import { SHARED_FIGHT } from '#test/shared-fight';
import { pack } from '../packing';
import { packFight, unpackFight } from './packed-shared-fight';
import { packNight, unpackNight } from './packed-shared-night';
import { readSharedLink, SharedLinkUnreadable, sharedLink } from './shared-link';

const counts = [
  { title: 'Missing Enchant', column: 'MISSING ENCHANTS' },
  { title: 'Low Item Level', column: 'LOW ITEM LEVEL' },
] as const;

/** Returns a usual night's player: every second player has faults, some have advice. */
const usualPlayer = (_: unknown, nth: number): SharedPlayer => ({
  name: `Thörn${nth * 7919}`,
  server: 'Everlook',
  picture: 'Warlock-Affliction',
  state: 'judged',
  findings: nth % 2 ? [{ title: 'Missing Enchant', slot: (nth * 5) % 17, count: 1 }] : [],
  advice: [
    { title: 'Empty Socket', slot: (nth * 11) % 17, count: 1 + (nth % 2) },
    { title: 'Cheap Gem', slot: (nth * 13) % 17, count: 1 },
  ],
});

const sharedFight = (players: SharedPlayer[]): SharedFight => ({
  ...SHARED_FIGHT,
  title: 'Blackwing Descent and friends',
  counts: [...counts],
  players,
});

const usual = sharedFight(Array.from({ length: 25 }, usualPlayer));

const problemOf = (fragment: string) =>
  readSharedLink(fragment).then(
    () => 'none',
    (error) => (error instanceof SharedLinkUnreadable ? error.problem : error),
  );

test.each([
  {
    version: 1,
    link: '#share=1AACu7MAmD22OywrCMBAAf6XseYWkTz36qA-kvdRbyGFJ1jZYU2hKxb-X4lHvM8MouDkey55n9rVru0kCyhhh15N5vJxvowMHw36KyNvoPjr2NgBCRe2TXvAHBExRFutCCCHjJM1ylMUmE0LkWZrEEsHQRKZ_hydgkuaoFFQuhKVQetPRUoDq0jSX-hSV9f68rW8NaI2_nF7kK1lLgFDOPPbD8PjO8eroRgYUqATmKDUqrbX-AA',
    advice: [],
  },
  {
    version: 2,
    link: '#share=2AAC9vRwxPm3Ou4rDMBBA0V8RU8-C5GdcJlnnwWI1TidUDPLEEVZksEzC_v1itk1_OVwDN89LG_jFUfvxsSpAlSEcArnp7eMovjk5jqugOIj74jkOCRA6Gp_0hg8hYIGq3tVSSpXlRVmhqptSSlmVRZ4pBEcrufCbnoB5UaEx0PmUNqGN7kGbAN2176_6LFp9vOz1rQdr8VOnZ3EKlCbRM0ewG_ZDw0CA0L54CfM8_c_y18kvDCjRSKxQWTQKmwaVtdb-AQ',
    advice: [{ title: 'No Flask Seen', count: 1 }],
  },
])(
  'a link of version $version opens although nights had no links then',
  async ({ link, advice }) => {
    const findings = [{ title: 'Missing Enchant', slot: 6, count: 1 }];
    const players = [{ name: 'Kadda', server: 'Everlook', findings, advice }];
    expect(await readSharedLink(link)).toMatchObject({ boss: 'Magmaw', fight: 12, players });
  },
);

const { fight: _fight, boss: _boss, zone: _zone, difficulty: _difficulty, ...nightFields } = usual;
const NIGHT: SharedNight = { ...nightFields, kills: [], players: [] };

/** Returns a player whose findings differ at each kill, which needs the most space. */
const changingPlayer = (_: unknown, nth: number): SharedNightPlayer => ({
  name: `Raider ${nth}`,
  server: 'Everlook',
  picture: 'Mage-Fire',
  cells: Array.from({ length: 12 }, (_kill, kill) => ({
    state: 'faults',
    findings: [
      { title: 'Missing Enchant', slot: (nth * 5 + kill) % 17, count: 1 },
      { title: 'Low Item Level', slot: (nth * 3 + kill * kill) % 17, count: 1 },
      { title: 'Empty Socket', slot: (nth * 11 + kill * 7) % 17, count: 1 + (nth % 3) },
    ],
  })),
});

test('the link of a night contains earlier faults only if all fit a Discord message', async () => {
  const zone = 'Blackwing Descent';
  const bosses = Array.from({ length: 12 }, (_, nth) => `Boss ${nth}`);
  const kills = bosses.map((boss) => ({ boss, zone, difficulty: 3 }));
  const changing = { ...NIGHT, kills, players: Array.from({ length: 25 }, changingPlayer) };
  const link = await sharedLink(changing);
  expect(link.length).toBeLessThanOrEqual(1850);
  expect(await readSharedLink(link)).toEqual(withoutEarlierFaults(changing));
  const calmer = { ...changing, players: changing.players.slice(0, 5) };
  expect(await readSharedLink(await sharedLink(calmer))).toEqual(calmer);
});

/** Kadda lacked an enchant all night, Mira fixed something, and Liar passed with a fault. */
const OF_VERSION_3 =
  '#share=3AAEbWVLmZW2QzW7CMBCEX8XypRcj2eSH9kipKVFDWpWoHKIctsmSWDi25AQQb18b1EtVyZf1fjuzOxUtFTqp8YymUF0_CcpoecKxhStlYvG44JyLeRQnqa-eEl-lSRzNBaMNTNDo6zhQFsUpqyq6VeOoTEekaXowk1faZrtdVrwSWaw2y6Lc0ZpVNLcXkk04kNy7ak_l73uSlXJLcvklc1oH6K9WfTOAboCLn3jW0Bwvof-CY4PBKw5TBR7AKTD_I1FAlvpheVQunNk7a5DYA5l6JGt7cmSvTDsG8Gb3Bm0LHpRndNraYzgIOpytlUMfDqM8DXEJkdD7yi7Q_n04heM021jtQ-S3L8HvUK7A3aFP251wtrLDN_jd5r9qPIB1_QM';

test('a night’s link of version 3 opens with the faults that it lists', async () => {
  const read = (await readSharedLink(OF_VERSION_3)) as SharedNight;
  const rows = sharedNightRows(read).map(({ player, now, cells, ...row }) => ({
    name: player.name,
    now: now.state,
    found: cells.map(({ findings }) => findings.length),
    group: nightGroup({ cells }),
    known: row.known,
  }));
  expect(rows).toEqual([
    { name: 'Kadda', now: 'faults', found: [1, 1, 0], group: 'same', known: 2 },
    { name: 'Mira', now: 'passed', found: [0, 0, 0], group: 'changed', known: 2 },
    { name: 'Liar', now: 'faults', found: [0, 1, 0], group: 'changed', known: 2 },
  ]);
});

const text = fc.string({ unit: 'grapheme', maxLength: 15 });
const name = text.filter((one) => !/\p{Cs}/u.test(one));
const upTo = <T>(maxLength: number, each: fc.Arbitrary<T>, minLength = 0) =>
  fc.array(each, { minLength, maxLength });

const withoutFaults = fc.record({
  state: fc.constantFrom('passed', 'absent', 'no gear', 'not judged', 'unknown'),
  findings: fc.constant([]),
});
const found = fc.constantFrom(
  { title: 'No Flask Seen', count: 1 },
  { title: 'Empty Socket', slot: 6, count: 2 },
);
const withFaults = fc.record({ state: fc.constant('faults'), findings: upTo(3, found) });
const cell = fc.oneof(withoutFaults, withFaults);
const anyKill = fc.record({ boss: text, zone: text, difficulty: fc.nat(999) });
const anyNight = fc.nat(12).chain((kills) => {
  const cells = upTo(kills, cell, kills);
  const players = upTo(8, fc.record({ name, server: name, picture: name, cells }));
  return fc.record({ kills: upTo(kills, anyKill, kills), players });
});

test('a night with any content opens from its link unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyNight, async (content) => {
      const before: SharedNight = { ...NIGHT, ...content };
      const link = await sharedLink(before);
      expect(link).toMatch(/^#share=5/);
      expect(await readSharedLink(link)).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

test('a night’s link is refused if a player’s kills differ from the night’s', () => {
  const kills = [{ boss: 'Magmaw', zone: '', difficulty: 3 }];
  const packed = packNight({ ...NIGHT, kills, players: [changingPlayer(0, 0)] });
  expect(() => unpackNight(packed)).toThrow(RangeError);
});

test('a shared link is the same with and without the browser’s own compression', async () => {
  const packed = await sharedLink(usual);
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await readSharedLink(packed)).toEqual(usual);
  const link = await sharedLink(usual);
  vi.unstubAllGlobals();
  expect(await readSharedLink(link)).toEqual(usual);
});

test('an audit with any content opens from its link unchanged', async () => {
  const number = fc.nat(999_999_999);
  const finding: fc.Arbitrary<NamedFinding> = fc.record({
    title: fc.constantFrom('Missing Enchant', 'Empty Socket', 'No Tinker'),
    slot: fc.nat(18),
    count: fc.integer({ min: 1, max: 9 }),
  });
  const short = text.filter(({ length }) => length <= 60);
  const long = fc.string({ unit: 'grapheme', maxLength: 50 }).filter(({ length }) => length <= 200);
  const player = fc.record({
    name: short,
    server: short,
    picture: name.filter(({ length }) => length <= 60),
    state: fc.constantFrom('judged' as const, 'no gear' as const, 'not judged' as const),
    findings: upTo(5, finding),
    advice: upTo(5, finding),
  });
  const any: fc.Arbitrary<SharedFight> = fc.record({
    code: fc.stringMatching(/^(a:)?[A-Za-z0-9]{16}$/),
    fight: number,
    title: long,
    boss: long,
    zone: long,
    difficulty: number,
    foughtAt: fc.nat(2_000_000_000),
    judgedAt: fc.nat(2_000_000_000),
    era: fc.constantFrom('cataclysm', 'mists', 'a later one'),
    minimumItemLevel: fc.nat(999),
    counts: upTo(5, fc.record({ title: long, column: fc.constantFrom(...VERDICTS) })),
    players: upTo(10, player),
  });
  await fc.assert(
    fc.asyncProperty(any, async (before) => {
      expect(await readSharedLink(await sharedLink(before))).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

const PLAYER = usualPlayer(0, 0);
const FLASKLESS = { ...PLAYER, findings: [{ title: 'No Flask Seen', count: 1 }] };

test.each([
  { version: 1, why: 'usual', told: usual },
  { version: 2, why: 'of a finding without slot', told: { ...usual, players: [FLASKLESS] } },
  { version: 4, why: 'of an attempt', told: { ...usual, attempt: { nth: 3, bossPercentage: 42 } } },
  { version: 4, why: 'of an attempt of unknown end', told: { ...usual, attempt: { nth: 1 } } },
])('a shared link that is $why opens with version $version', async ({ version, told }) => {
  const link = await sharedLink(told);
  expect(link).toContain(`#share=${version}`);
  expect(await readSharedLink(link)).toEqual(told);
});

test('a shared link opens if the log’s difficulty and times exceed a link’s limits', async () => {
  const odd = { ...usual, difficulty: -1, foughtAt: 1_722_538_800_000.5 };
  const read = await readSharedLink(await sharedLink(odd));
  expect(read).toEqual({ ...usual, difficulty: 0, foughtAt: 1_722_538_800_001 });
});

test('a shared link cuts names and players to its limits', async () => {
  const name = '🐉'.repeat(500);
  const players = Array.from({ length: 300 }, (_, nth) => ({ ...PLAYER, name: `${nth}${name}` }));
  const read = await readSharedLink(await sharedLink(sharedFight(players)));
  expect(read.players).toHaveLength(100);
  for (const { name } of read.players) expect(name).toMatch(/^\d+🐉+$/u);
});

test('a link is refused if a player has an unknown state', () => {
  const packed = packFight(sharedFight([PLAYER]));
  const [player = ['', '', '', 0, [], []]] = packed[12];
  player[3] = 3;
  expect(() => unpackFight(packed)).toThrow(RangeError);
});

test('a link with a lone surrogate in a picture’s name is refused as damaged', async () => {
  const odd = { ...PLAYER, picture: 'Warlock-\udc00' };
  expect(await problemOf(await sharedLink(sharedFight([odd])))).toBe('damaged');
});

const ADDITIONS = ['.', ')', '%20', '=', 'AAAA', ' and some words'];

test.each<{ end?: number; more?: string; problem: string }>([
  ...[-1, -2, -3, -10, -100, -400].map((end) => ({ end, problem: 'cut short' })),
  ...['', '1', '1A'].map((more) => ({ end: '#share='.length, more, problem: 'cut short' })),
  ...ADDITIONS.map((more) => ({ more, problem: 'added to' })),
])('a link cut at $end and followed by $more is $problem', async ({ end, more = '', problem }) => {
  const link = await sharedLink(usual);
  expect(await problemOf(link.slice(0, end) + more)).toBe(problem);
});

test('a link of a later version is refused as newer', async () => {
  const link = await sharedLink(usual);
  expect(await problemOf(link.replace('#share=1', '#share=6'))).toBe('newer');
});

test('a link with one changed character is refused as damaged', async () => {
  const link = await sharedLink(usual);
  for (const index of [18, 40, 200, 500]) {
    const other = link[index] === 'A' ? 'B' : 'A';
    const changed = link.slice(0, index) + other + link.slice(index + 1);
    expect(await problemOf(changed)).toMatch(/damaged|too large/);
  }
});

test.each([
  { why: 'has a million characters', made: () => Buffer.alloc(750_000) },
  { why: 'would unpack to 30 MB', made: () => pack(new Uint8Array(30_000_000), 'deflate-raw') },
])('a link that $why is refused as too large before it is unpacked', async ({ made }) => {
  const rest = Buffer.from(await made()).toString('base64url');
  expect(await problemOf(`#share=1${rest}`)).toBe('too large');
});

test.each([
  { kind: 'the browser’s unpacker', isNative: true },
  { kind: 'the fallback unpacker', isNative: false },
])('unpacking $kind stops before 10 MB', async ({ isNative }) => {
  const packed = await pack(new Uint8Array(10_000_000), 'deflate-raw');
  const head = Buffer.alloc(7);
  head.writeUIntBE(packed.length, 0, 3);
  const fragment = `#share=1${Buffer.concat([head, packed]).toString('base64url')}`;
  expect(fragment.length).toBeLessThan(20_000);
  if (!isNative) vi.stubGlobal('DecompressionStream', undefined);
  expect(await problemOf(fragment)).toBe('too large');
});
