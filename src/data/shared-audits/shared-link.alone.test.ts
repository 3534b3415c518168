import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NIGHT_GROUPS } from '#domain/audit/night';
import { VERDICTS } from '#domain/audit/verdict';
import type { SharedAudit, SharedFinding, SharedPlayer } from '#domain/hand-over/shared-audit';
import type { SharedNight, SharedNightPlayer } from '#domain/hand-over/shared-night';
import { ChunkLoadFailed, loadChunk } from '#load-chunk';
import { SHARED_AUDIT } from '#test/shared-audit';
import { pack } from '../packing';
import { fromPacked, nightFromPacked, toPacked, toPackedNight } from './packed-shared-audit';
import { readSharedLink, SharedLinkUnreadable, sharedLink } from './shared-link';

vi.mock('#load-chunk', { spy: true });

const ORIGIN = 'https://ready-check.example.org/';

const counts = [
  { title: 'Missing Enchant', column: 'MISSING ENCHANTS' },
  { title: 'Low Item Level', column: 'LOW ITEM LEVEL' },
] as const;

const SPECS = ['Warrior-Protection', 'Priest-Discipline', 'Warlock-Affliction', 'Druid-Balance'];
/** Names are unique, some in other alphabets. */
const nameOf = (nth: number) =>
  `${['Thörn', 'Blight', 'Cold', 'Moon', 'Wrath'][nth % 5]}${'klmnpqrstvwxz'[nth % 13]}${['aw', 'ira', 'ôdan', 'fen'][nth % 4]}${'abcdefghij'[nth % 10]}`;

/** A usual night's player: every other one with faults, some with advice. */
const usualPlayer = (_: unknown, nth: number): SharedPlayer => ({
  name: nameOf(nth),
  server: 'Everlook',
  picture: SPECS[nth % SPECS.length] ?? '',
  state: 'judged',
  findings:
    nth % 2
      ? [
          { title: 'Missing Enchant', slot: (nth * 5) % 17, count: 1 },
          { title: 'Missing Enchant', slot: (nth * 7) % 17, count: 1 },
          { title: 'Low Item Level', slot: (nth * 3) % 17, count: 1 },
        ]
      : [],
  advice: [
    { title: 'Empty Socket', slot: (nth * 11) % 17, count: 1 + (nth % 2) },
    { title: 'Cheap Gem', slot: (nth * 13) % 17, count: 1 },
  ],
});

const sharedAudit = (players: SharedPlayer[]): SharedAudit => ({
  ...SHARED_AUDIT,
  title: 'Blackwing Descent and friends',
  counts: [...counts],
  players,
});

const usual = sharedAudit(Array.from({ length: 25 }, usualPlayer));

const problemOf = (fragment: string) =>
  readSharedLink(fragment).then(
    () => 'none',
    (error) => (error instanceof SharedLinkUnreadable ? error.problem : error),
  );

test('a shared link of 25 players with a usual night’s faults fits a Discord message', async () => {
  const link = `${ORIGIN}${await sharedLink(usual)}`;
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(await readSharedLink(new URL(link).hash)).toEqual(usual);
});

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
  'a link of version $version, posted before nights had links, opens',
  async ({ link, advice }) => {
    expect(await readSharedLink(link)).toMatchObject({
      boss: 'Magmaw',
      fight: 12,
      players: [
        {
          name: 'Kadda',
          server: 'Everlook',
          findings: [{ title: 'Missing Enchant', slot: 6, count: 1 }],
          advice,
        },
      ],
    });
  },
);

const BOSSES = [
  'Magmaw',
  'Omnotron Defense System',
  'Maloriak',
  'Atramedes',
  'Chimaeron',
  'Nefarian',
  'Halfus Wyrmbreaker',
  'Valiona & Theralion',
  'Ascendant Council',
  "Cho'gall",
  'Conclave of Wind',
  "Al'Akir",
];

/** A player of the most random night, which packs worst. */
const restlessPlayer = (_: unknown, nth: number): SharedNightPlayer => ({
  name: nameOf(nth),
  server: ['Everlook', 'Gehennas', 'Razorfen'][nth % 3] ?? '',
  picture: SPECS[nth % SPECS.length] ?? '',
  group: 'changed',
  now: [
    { title: 'Missing Enchant', slot: (nth * 5) % 17, count: 1 },
    { title: 'Missing Enchant', slot: (nth * 7 + 1) % 17, count: 1 },
    { title: 'Low Item Level', slot: (nth * 3 + 2) % 17, count: 1 },
    { title: 'Empty Socket', slot: (nth * 11 + 3) % 17, count: 1 + (nth % 3) },
  ],
  states: BOSSES.map((_boss, kill) =>
    (nth * 7919 + kill * 104_729) % 5 < 2
      ? 'passed'
      : (nth * 31 + kill * 17) % 7
        ? 'faults'
        : 'absent',
  ),
});

const night = (players: SharedNightPlayer[]): SharedNight => ({
  code: 'TierElevenNight1',
  title: 'Blackwing Descent and friends',
  foughtAt: 1_787_000_123_456,
  judgedAt: 1_795_000_654_321,
  era: 'cataclysm',
  minimumItemLevel: 346,
  counts: [...counts],
  kills: BOSSES.map((boss, nth) => ({
    boss,
    zone: nth < 6 ? 'Blackwing Descent' : 'The Bastion of Twilight',
    difficulty: 3 + (nth % 2),
  })),
  players,
});

test('the link of a night of 25 players and 12 kills fits a Discord message, as version 3', async () => {
  const restless = night(Array.from({ length: 25 }, restlessPlayer));
  const link = `${ORIGIN}${await sharedLink(restless)}`;
  expect(link).toContain('#share=3');
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(await readSharedLink(new URL(link).hash)).toEqual(restless);
});

test('the link of a night of any content opens as shared', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 15 });
  const name = text.filter((one) => !/\p{Cs}/u.test(one));
  const any = fc.nat(12).chain((kills) =>
    fc.record({
      kills: fc.array(fc.record({ boss: text, zone: text, difficulty: fc.nat(999) }), {
        minLength: kills,
        maxLength: kills,
      }),
      players: fc.array(
        fc.record({
          name,
          server: name,
          picture: name,
          group: fc.constantFrom(...NIGHT_GROUPS),
          now: fc.array(
            fc.constantFrom(
              { title: 'No Flask Seen', count: 1 },
              { title: 'Empty Socket', slot: 6, count: 2 },
            ),
          ),
          states: fc.array(
            fc.constantFrom('passed', 'faults', 'absent', 'no gear', 'not judged', 'unknown'),
            { minLength: kills, maxLength: kills },
          ),
        }),
        { maxLength: 8 },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(any, async (content) => {
      const before: SharedNight = { ...night([]), ...content };
      expect(await readSharedLink(await sharedLink(before))).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

test('a night’s link is refused if a player has other kills than the night', () => {
  const packed = toPackedNight(night([restlessPlayer(0, 0)]));
  packed[8].pop();
  expect(() => nightFromPacked(packed)).toThrow(RangeError);
});

test('a browser that cannot pack makes and opens the same shared link as one that can', async () => {
  const packed = await sharedLink(usual);
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await readSharedLink(packed)).toEqual(usual);
  const link = await sharedLink(usual);
  vi.unstubAllGlobals();
  expect(await readSharedLink(link)).toEqual(usual);
});

test('a shared link of any content opens as shared', async () => {
  const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: most / 4 });
  const number = fc.nat(999_999_999);
  const titles = ['Missing Enchant', 'Empty Socket', 'No Tinker'];
  const finding: fc.Arbitrary<SharedFinding> = fc.record({
    title: fc.constantFrom(...titles),
    slot: fc.nat(18),
    count: fc.integer({ min: 1, max: 9 }),
  });
  const short = text(60).filter(({ length }) => length <= 60);
  const whole = short.filter((name) => !/\p{Cs}/u.test(name));
  const long = text(200).filter(({ length }) => length <= 200);
  const any: fc.Arbitrary<SharedAudit> = fc.record({
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
    counts: fc.array(fc.record({ title: long, column: fc.constantFrom(...VERDICTS) }), {
      maxLength: 5,
    }),
    players: fc.array(
      fc.record({
        name: short,
        server: short,
        picture: whole,
        state: fc.constantFrom('judged', 'no gear', 'not judged'),
        findings: fc.array(finding, { maxLength: 5 }),
        advice: fc.array(finding, { maxLength: 5 }),
      }),
      { maxLength: 10 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(any, async (before) => {
      expect(await readSharedLink(await sharedLink(before))).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

test('a shared link has version 2 only for a finding without a slot, and opens', async () => {
  const flask = { title: 'No Flask Seen', count: 1 };
  const [player, ...others] = usual.players;
  const told = sharedAudit([{ ...(player as SharedPlayer), findings: [flask] }, ...others]);
  const link = await sharedLink(told);
  expect(link).toMatch(/^#share=2/);
  expect(await readSharedLink(link)).toEqual(told);
  expect(await sharedLink(usual)).toMatch(/^#share=1/);
});

test.each([{ nth: 3, bossPercentage: 42 }, { nth: 1 }])(
  'a link of the attempt %j has version 4, and opens',
  async (attempt) => {
    const told = { ...usual, attempt };
    const link = await sharedLink(told);
    expect(link).toMatch(/^#share=4/);
    expect(await readSharedLink(link)).toEqual(told);
  },
);

test('a shared link opens if the log has a difficulty and times beyond a link’s limits', async () => {
  const odd = { ...usual, difficulty: -1, foughtAt: 1_722_538_800_000.5 };
  const read = await readSharedLink(await sharedLink(odd));
  expect(read).toEqual({ ...usual, difficulty: 0, foughtAt: 1_722_538_800_001 });
});

test('a shared link beyond the limits of names and players is cut to them', async () => {
  const [player] = usual.players;
  const huge = sharedAudit(
    Array.from({ length: 300 }, (_, nth) => ({
      ...(player as SharedPlayer),
      name: `${nth}${'🐉'.repeat(500)}`,
    })),
  );
  const read = await readSharedLink(await sharedLink(huge));
  expect(read.players).toHaveLength(100);
  for (const { name } of read.players) expect(name).toMatch(/^\d+🐉+$/u);
});

test('a shared link keeps a hostile name as plain text', async () => {
  const [player] = usual.players;
  const name = '<img src=x onerror=alert(1)>"\'\u202e\u0000';
  const read = await readSharedLink(
    await sharedLink(sharedAudit([{ ...(player as SharedPlayer), name }])),
  );
  expect(read.players[0]?.name).toBe(name);
});

test('a link is refused if a player is in a state that no version has packed', () => {
  const packed = toPacked(sharedAudit([usualPlayer(0, 0)]));
  const [player = ['', '', '', 0, [], []]] = packed[12];
  player[3] = 3;
  expect(() => fromPacked(packed)).toThrow(RangeError);
});

test('a link with a lone surrogate in a picture’s name is damaged: no address can have one', async () => {
  const picture = 'Warlock-\udc00';
  const link = await sharedLink(sharedAudit([{ ...usualPlayer(0, 0), picture }]));
  expect(await problemOf(link)).toBe('damaged');
});

test('a link whose unpacker fails to load is not called damaged', async () => {
  const link = await sharedLink(usual);
  vi.stubGlobal('DecompressionStream', undefined);
  const failure = new ChunkLoadFailed('fflate');
  vi.mocked(loadChunk).mockRejectedValueOnce(failure);
  expect(await problemOf(link)).toBe(failure);
});

test.each([1, 2, 3, 10, 100, 400])('a link without %i characters is cut short', async (lost) => {
  const link = await sharedLink(usual);
  expect(await problemOf(link.slice(0, -lost))).toBe('cut short');
});

test.each(['', '1', '1A'])('a link with almost nothing in it (%j) is cut short', async (rest) => {
  expect(await problemOf(`#share=${rest}`)).toBe('cut short');
});

test.each(['.', ')', '%20', '=', 'AAAA', ' and some words'])(
  'a link followed by %j is reported as added to',
  async (more) => {
    expect(await problemOf((await sharedLink(usual)) + more)).toBe('added to');
  },
);

test('a link of a later version is reported as newer', async () => {
  const link = await sharedLink(usual);
  expect(await problemOf(link.replace('#share=1', '#share=5'))).toBe('newer');
});

test('a link with a character changed is damaged', async () => {
  const link = await sharedLink(usual);
  for (const index of [18, 40, 200, 500]) {
    const other = link[index] === 'A' ? 'B' : 'A';
    const changed = link.slice(0, index) + other + link.slice(index + 1);
    expect(await problemOf(changed)).toMatch(/damaged|too large/);
  }
});

test('a link of a million characters is too large before anything is unpacked', async () => {
  expect(await problemOf(`#share=1${'A'.repeat(1_000_000)}`)).toBe('too large');
});

test('a link that would unpack to 30 MB is too large before anything is unpacked', async () => {
  const packed = await pack(new Uint8Array(30_000_000), 'deflate-raw');
  expect(await problemOf(`#share=1${Buffer.from(packed).toString('base64url')}`)).toBe('too large');
});

test.each([
  { kind: 'the browser’s unpacker', isNative: true },
  { kind: 'the fallback unpacker', isNative: false },
])('a link that unpacks to 10 MB is too large, and $kind stops before', async ({ isNative }) => {
  const packed = await pack(new Uint8Array(10_000_000), 'deflate-raw');
  const head = Buffer.alloc(7);
  head.writeUIntBE(packed.length, 0, 3);
  const fragment = `#share=1${Buffer.concat([head, packed]).toString('base64url')}`;
  expect(fragment.length).toBeLessThan(20_000);
  if (!isNative) vi.stubGlobal('DecompressionStream', undefined);
  expect(await problemOf(fragment)).toBe('too large');
});
