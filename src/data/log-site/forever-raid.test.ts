import * as v from 'valibot';
import { expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { nightRows } from '#domain/audit/night';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { eraOf } from '#domain/eras/era-of';
import { FOREVER } from '#domain/eras/forever';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import { UNKNOWN_GAME } from '#domain/eras/unjudged-eras';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import { loggedAuras } from '#domain/pull/at-the-pull';
import { eventsByPlayer, toLoggedPull } from '#domain/pull/pull';
import { fightTitlePieces } from '#domain/raid/fight-title';
import type { Kill, Raider } from '#domain/raid/raid';
import { csvRows } from '#domain/share/csv-rows';
import { playersToShare } from '#domain/share/players-to-share';
import { whispers } from '#domain/share/whispers';
import { raidersIn, raidOf, readJson } from '#test/recorded';
import { LoggedReport, toRaid } from './fetch-raid';
import { LoggedEvents } from './logged-events';

const FOLDER = 'e2e/fixtures/forever-20';
const read = (file: string) => readJson(`${FOLDER}/${file}`);

interface Expected {
  name: string;
  gear: Record<string, readonly [item: number, level: number | null, enchant?: number]>;
  empty: string[];
  potions: number;
  deaths: string[];
  auras?: string[] | null;
}
const { kills: EXPECTED, night: NIGHT } = read('expected.json') as {
  kills: Record<string, { players: Record<string, Expected> }>;
  night: Record<string, { name: string; cells: string[]; attended: string }>;
};
const TRAPS: Readonly<Record<string, string[]>> = read('traps.json');

const report = read('fights.json');
const raid = raidOf(report);
const raidersAt = ({ id }: Pick<Kill, 'id'>) => raidersIn(FOLDER, id);
const who = ({ server, guid }: Raider) => `${server} ${guid}`;
const context = { era: FOREVER, standards: DEFAULT_STANDARDS };
const audited = raid.kills.map((fight) => ({
  fight,
  audits: raidersAt(fight).map((raider) => audit(raider, { ...context, fight })),
}));
const [first] = raid.kills;
if (!first) throw new Error('The raid has no kill');

test.each([8, 1, 2, 7, undefined])(
  'a report with maps of Forever belongs to Forever if the log gives game %s',
  (gameVersion) => {
    const told = raidOf({ ...report, gameVersion });
    expect(eraOf(told)).toEqual({ era: FOREVER, isCertain: true });
    expect(onlyRaidFights(told)).toBe(told);
    expect(told.kills.map((fight) => fightTitlePieces(fight).join(''))).toEqual([
      'Bandalar (Hyjal Summit)',
      "Onyxia (Onyxia's Lair)",
    ]);
  },
);

const onyxia = report.fights.filter(({ boss }: { boss: number }) => boss === 1084);

test.each([
  [3, 'burning-crusade'],
  [6, 'mists'],
  [2, 'vanilla'],
  [4, 'wrath'],
  [1, 'forever'],
  [8, 'forever'],
  [undefined, 'forever'],
])('a report of only Onyxia belongs to $1 if the log gives game $0', (gameVersion, era) => {
  const told = raidOf({ ...report, gameVersion, fights: onyxia });
  expect(eraOf(told).era.id).toBe(era);
});

test.each(['DeathKnight', 'Monk', 'DemonHunter', 'Evoker'])(
  'a report of Onyxia with a %s does not belong to Forever',
  (type) => {
    const friendlies = [...report.friendlies, { name: 'Later', id: 99, type }];
    const told = raidOf({ ...report, friendlies, fights: onyxia });
    expect(eraOf(told).era).toBe(UNKNOWN_GAME);
  },
);

const fightsOnUnknownMaps = report.fights.map((fight: object) => ({ ...fight, zoneID: 7777 }));

test.each([
  { gameVersion: 5, era: 'cataclysm' },
  { gameVersion: 2, era: 'forever' },
  { gameVersion: undefined, era: 'forever' },
])(
  'a report of unknown maps from Forever’s host belongs to $era if the log gives game $gameVersion',
  ({ gameVersion, era }) => {
    const logged = v.parse(LoggedReport, { ...report, gameVersion, fights: fightsOnUnknownMaps });
    expect(eraOf(toRaid(logged, 'forever')).era.id).toBe(era);
  },
);

test('a zone’s name does not determine the era if its map is unknown', () => {
  const told = raidOf({ ...report, gameVersion: undefined, fights: fightsOnUnknownMaps });
  expect(eraOf(told)).toEqual({ era: UNKNOWN_GAME, isCertain: false });
});

test.each(raid.kills)('players, gear, potions and deaths at $boss are as logged', (fight) => {
  const raiders = raidersAt(fight);
  const found = raiders.map((raider) => {
    const worn = raider.gear.map(({ slot, itemId, itemLevel, enchantId }) => [
      slotWord(FOREVER, slot),
      [itemId, itemLevel ?? 0, ...(enchantId === undefined ? [] : [enchantId])],
    ]);
    const empty = FOREVER.slots.filter(
      ({ slot }) => !isCosmetic(FOREVER, slot) && !raider.gear.some((piece) => piece.slot === slot),
    );
    const seconds = (at: number) => Math.floor(at / 1000);
    return [
      who(raider),
      {
        name: raider.name,
        gear: Object.fromEntries(worn),
        empty: raider.gear.length === 0 ? [] : empty.map(({ word }) => word),
        potions: raider.potions,
        deaths: raider.deaths?.map(
          ({ at = 0 }) =>
            `${Math.floor(seconds(at) / 60)}:${`${seconds(at) % 60}`.padStart(2, '0')}`,
        ),
      },
    ];
  });
  const expected = Object.entries(EXPECTED[fight.id]?.players ?? {}).map(([id, one]) => [
    id,
    {
      name: one.name,
      gear: Object.fromEntries(
        Object.entries(one.gear).map(([word, [item, level, ...enchant]]) => [
          word,
          [item, level ?? 0, ...enchant],
        ]),
      ),
      empty: one.empty,
      potions: one.potions,
      deaths: one.deaths,
    },
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('every logged aura at the pull is shown once by its name or number', () => {
  const { events } = v.parse(LoggedEvents, read('events-3.json'));
  const raiders = raidersAt(first);
  const logIds = raiders.map(({ key, logId }) => ({ key, logId }));
  const pull = toLoggedPull(eventsByPlayer(events, first), logIds);
  const shown = raiders.map((raider) => [
    who(raider),
    loggedAuras(pull, raider.key)?.map(({ id, name }) => name || `Aura ${id}`) ?? null,
  ]);
  const logged = Object.entries(EXPECTED[first.id]?.players ?? {});
  const expected = logged.map(([id, { auras }]) => [id, auras]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  const ids = pull.names?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the night has each player’s cells and attendance without verdicts', () => {
  const rows = nightRows(audited);
  expect(
    Object.fromEntries(
      rows.map(({ player, cells, attended, known }) => [
        who(player),
        {
          name: player.name,
          cells: cells.map(({ state }) => state),
          attended: `${attended} of ${known}`,
        },
      ]),
    ),
  ).toEqual(NIGHT);
  for (const { audits } of audited) {
    for (const { verdicts, findings, advice } of audits) {
      expect([verdicts, findings, advice]).toEqual([['NOT JUDGED'], [], []]);
    }
  }
});

test('the table has a row for each player and kill with the name as logged', () => {
  const subject = { code: 'ForeverFirstNite', raid, fights: audited, context };
  const [head = [], ...rows] = csvRows(subject, { notShared: [] });
  expect(rows).toHaveLength(audited.flatMap(({ audits }) => audits).length);
  const names = rows.map((row) => row[head.indexOf('Player')]);
  expect(names).toContain('Wilhelmina Bartholomews');
  expect(names.filter((name) => name === 'Anna')).toHaveLength(3);
  const shared = playersToShare(audited, { withAdvice: true, notShared: [] });
  expect(whispers(shared)).toEqual([]);
});

test('each special case of the sample is a player of the raid', () => {
  const players = new Set(
    audited.flatMap(({ audits }) => audits.map(({ raider }) => `${who(raider)} ${raider.name}`)),
  );
  expect(Object.keys(TRAPS).filter((trap) => !players.has(trap))).toEqual([]);
});
