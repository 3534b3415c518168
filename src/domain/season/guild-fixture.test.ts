import { describe, expect, test } from 'vitest';
import { EXPECTED_LISTINGS, GUILD, GUILD_FOLDER, statementsOfGuild } from '#test/guild';
import { raidersIn, raidIn } from '#test/recorded';
import { loggedSeason, seasonRaidOf, seasonRaids } from '#test/season';
import { csvOf, notesAbout, rowTexts, sumTexts } from '#test/season-texts';
import type { DigestedRaid } from '../digests/digested-raid';
import { formatDate } from '../format';
import { type EveningTable, eveningTable } from '../groups/evening-table';
import { groupWith, raidGroups } from '../groups/groups';
import { recordOf } from '../record-of';
import { keptGuilds } from '../statements/guilds';
import type { RosterNote } from '../statements/roster-notes';
import { filterRows, sumAttendance } from './season';
import { eveningIsoDate, SEASON_TEXTS } from './words';

const LOOKED_AT = Date.UTC(2024, 9, 5, 12);

const SAVED = await seasonRaids();
const LISTED_WITHOUT_PLAYERS = (await loggedSeason()).filter(({ kills }) => kills.length === 0);
const LATER = (await Promise.all(GUILD.later.map(readLater))).flatMap((raid) => raid ?? []);

async function readLater({ folder, code }: { folder: string; code: string }) {
  const path = `${GUILD_FOLDER}/${folder}`;
  const raid = raidIn(path);
  const pull = { snapshots: [], buffs: [] };
  const kills = raid.kills.map(({ id }) => ({ id, raiders: raidersIn(path, id), pull }));
  return seasonRaidOf({ code, raid, kills });
}

function tableWith(raids: readonly DigestedRaid[], name: string): EveningTable {
  const variant = GUILD.variants[name];
  const group = groupWith(raidGroups(raids), GUILD.group);
  if (!variant || !group) throw new Error(`no variant ${name}`);
  const sources = {
    guilds: variant.pages === 0 ? [] : keptGuilds(statementsOfGuild(variant, LOOKED_AT)),
    opened: new Set(raids.map(({ code }) => code)),
    leftOut: [],
  };
  const plain = eveningTable(group, [], sources);
  return variant.noted ? eveningTable(group, notesOf(plain), sources) : plain;
}

const notesOf = ({ rows, columns }: EveningTable): RosterNote[] =>
  notesAbout(
    rows,
    GUILD.notes,
    (report) => columns.find((column) => codesOf(column).includes(report))?.evening,
  );

const codesOf = ({ kind, evening }: EveningTable['columns'][number]): readonly string[] =>
  kind === 'listed' ? evening.codes : evening.raids.map(({ code }) => code);

describe.each(Object.keys(GUILD.variants))('the guild’s season in the variant %s', (name) => {
  const expected = EXPECTED_LISTINGS[name];
  const table = tableWith(GUILD.variants[name]?.later ? [...SAVED, ...LATER] : SAVED, name);
  const { columns, rows, sums, guildLists, group } = table;

  test('the evenings match another program’s result', () => {
    expect(
      columns.map((column) => ({
        kind: column.kind === 'listed' ? 'listed' : 'saved',
        date: formatDate(column.evening.pulledAt),
        iso: eveningIsoDate(column.evening),
        codes: codesOf(column),
      })),
    ).toEqual(expected?.columns);
    expect(
      columns.map((column) => {
        const sum = column.kind === 'opened' && sums[group.evenings.indexOf(column.evening)];
        return sum
          ? sumTexts(sum)
          : recordOf(['passed', 'median', 'pull'], () => SEASON_TEXTS.notOpened);
      }),
    ).toEqual(expected?.foot);
  });

  test('the rows match another program’s result', () => {
    const shown = rows.map((row) => ({ ...rowTexts(row, table), csv: csvOf(row, table) }));
    expect(expected?.rows).toMatchObject(shown);
    const { attended, expected: due } = sumAttendance(filterRows(rows, {}));
    expect(((100 * attended) / due).toFixed(4)).toBe(expected?.came);
  });

  test('names, dates and raids without players match another program’s result', () => {
    const listed = new Set(guildLists?.evenings.flatMap(({ codes }) => codes));
    const reach = guildLists?.reachesBackTo;
    expect(expected).toMatchObject({
      strangers: guildLists?.strangers ?? 0,
      reach: reach === undefined ? null : eveningIsoDate({ pulledAt: reach }),
      withoutPlayers: LISTED_WITHOUT_PLAYERS.filter(({ code }) => !listed.has(code)).length,
    });
  });
});
