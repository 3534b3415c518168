import { describe, expect, test } from 'vitest';
import { readSeasonFile, seasonRaids } from '#test/season';
import { csvOf, notesAbout, rowTexts, sumTexts } from '#test/season-texts';
import type { ExpectedGroup, ExpectedRow } from '../../../e2e/expected-season';
import { formatDate } from '../format';
import { type EveningTable, eveningTable, type MemberRow } from '../groups/evening-table';
import { EVENING_TEXTS } from '../groups/evening-words';
import { groupWith, type RaidGroup, raidGroups } from '../groups/groups';
import { type Candidate, candidatesOf, roleCountsText } from '../tonight/candidates';
import { choiceOf } from '../tonight/choice';
import { findingsThenText } from '../tonight/copies';
import { coverTonight } from '../tonight/coverage';
import { namesToCopy, takeNames } from '../tonight/take-names';
import { filterRows } from './season';
import { eveningIsoDate } from './words';

const EXPECTED: { groups: ExpectedGroup[] } = readSeasonFile('expected-season.json');

const GROUPS = raidGroups(await seasonRaids());

function groupOf(code: string): RaidGroup {
  const group = groupWith(GROUPS, code);
  if (!group) throw new Error(`No group has ${code}`);
  return group;
}

describe.each(EXPECTED.groups)('the season of $code', async (expected) => {
  const group = groupOf(expected.code);
  const buffs = await group.era.tables?.loadBuffs();

  test('the raids and evenings match another program’s result', () => {
    const firstCodes = GROUPS.map(({ raids }) => raids[0]?.code);
    expect(firstCodes).toEqual(EXPECTED.groups.map(({ code }) => code));
    expect(group.raids.map(({ code }) => code).sort()).toEqual(expected.codes.toSorted());
    const option = `${group.title} · ${EVENING_TEXTS.raids(group.raids.length)}`;
    expect(option).toBe(expected.option.text);
    expect(
      group.evenings.map((evening) => ({
        date: formatDate(evening.pulledAt),
        iso: eveningIsoDate(evening),
        codes: evening.raids.map(({ code }) => code),
        kills: evening.killCount,
      })),
    ).toEqual(expected.evenings);
  });

  const shownRow = (row: MemberRow, table: EveningTable, withCsv: boolean) => {
    const { classKey, spec = '', name } = row.character;
    const known = { name, class: classKey, spec, role: row.role };
    return { ...rowTexts(row, table), ...known, ...(withCsv && { csv: csvOf(row, table) }) };
  };
  const expectedRow = ({ share: _, levelValue: __, faultsValue: ___, ...row }: ExpectedRow) => ({
    ...row,
    class: row.class.toLowerCase(),
  });

  test('the rows and sums match another program’s result', () => {
    const table = eveningTable(group, []);
    const withCsv = expected.plain.rows.some(({ csv }) => csv);
    const rows = table.rows.map((row) => shownRow(row, table, withCsv));
    expect(rows).toEqual(expected.plain.rows.map(expectedRow));
    expect(table.sums.map(sumTexts)).toEqual(expected.foot);
  });

  const { noted } = expected;
  const raidOf = (report: string) => group.raids.find(({ code }) => code === report);
  const notes = noted ? notesAbout(eveningTable(group, []).rows, noted.notes, raidOf) : [];

  test.runIf(noted)('the rows with roster notes match another program’s result', () => {
    const table = eveningTable(group, notes);
    const rows = table.rows.map((row) => shownRow(row, table, true));
    expect(rows).toEqual(noted?.rows.map(expectedRow));
    expect(filterRows(table.rows, {}).some(({ hasLeft }) => hasLeft)).toBe(false);
  });

  const shownCoverage = (all: readonly Candidate[], coming: readonly Candidate[], size: number) => {
    if (!buffs) throw new Error(`${group.era.id} has no buffs`);
    const notComing = all.filter((one) => !coming.includes(one));
    const { coverage, onlySourceOf, missing } = coverTonight({ coming, notComing, size }, buffs);
    return {
      counts: Object.fromEntries(
        coverage.categories.map(({ category, providers }) => [category.name, providers.length]),
      ),
      only: Object.fromEntries(
        coming.flatMap(({ id, name }) => {
          const lost = onlySourceOf.get(id);
          return lost ? [[name, lost.map((category) => category.name)]] : [];
        }),
      ),
      missing: Object.fromEntries(
        missing.map(({ category, couldBring }) => [category.name, namesOf(couldBring)]),
      ),
    };
  };

  test.each([
    { title: 'plain', of: expected.tonight, with: [] },
    ...(noted ? [{ title: 'with roster notes', of: noted.tonight, with: notes }] : []),
  ])('Tonight with $title matches another program’s result', ({ of, with: present }) => {
    const table = eveningTable(group, present);
    const all = candidatesOf(table);
    const { coming: ids, size } = choiceOf([], table, all);
    const coming = all.filter(({ id }) => ids.has(id));
    const { players, ...choice } = of;
    expect({
      coming: namesOf(coming),
      notComing: namesOf(all.filter(({ id }) => !ids.has(id))),
      size,
      head: roleCountsText(coming, size),
      coverage: shownCoverage(all, coming, size),
    }).toEqual(choice);
    expect(namesOf(all)).toEqual(Object.keys(players).sort());
    for (const one of all) {
      expect({ ...players[one.name], class: players[one.name]?.class.toLowerCase() }).toMatchObject(
        {
          class: one.raider.classKey,
          spec: one.raider.spec ?? '',
          role: one.role,
          date: one.seen && formatDate(one.seen.evening.pulledAt),
          gear: findingsThenText(one, group),
        },
      );
    }
  });

  test.each(expected.pastes)(
    'pasted names find the same players as in another program: $what',
    (paste) => {
      const table = eveningTable(group, []);
      const all = candidatesOf(table);
      const { what: _, text, group: __, ...expectedPaste } = paste;
      const taken = takeNames(text, all);
      const { size } = choiceOf([], table, all);
      expect({
        coming: namesOf(taken.coming),
        unknown: taken.unknown,
        asked: Object.fromEntries(
          taken.ambiguous.map(({ name, candidates }) => [name.toLowerCase(), namesOf(candidates)]),
        ),
        head: roleCountsText(taken.coming, size),
        coverage: shownCoverage(all, taken.coming, size),
      }).toEqual(expectedPaste);
      expect(namesOf(takeNames(namesToCopy(taken.coming), all).coming)).toEqual(paste.coming);
    },
  );
});

const namesOf = (candidates: readonly Candidate[]): string[] =>
  candidates.map(({ name }) => name).sort();
