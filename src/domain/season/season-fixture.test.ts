import { describe, expect, test } from 'vitest';
import { readSeasonFile, seasonRaids } from '#test/season';
import type { ExpectedGroup, ExpectedRow } from '../../../e2e/expected-season';
import { groupWith, type SeasonGroup, seasonGroups } from '../digests/groups';
import { type PlayerRef, playerRef, type RosterNote } from '../digests/roster-notes';
import { formatDate } from '../format';
import { type Candidate, candidatesOf, headText } from '../tonight/candidates';
import { choiceOf } from '../tonight/choice';
import { findingsThenText } from '../tonight/copies';
import { coverTonight } from '../tonight/coverage';
import { namesToCopy, takeNames } from '../tonight/take-names';
import { seasonCsvRows } from './copies';
import { filterRows, type SeasonRow, type SeasonTable, seasonTable } from './season';
import {
  attendanceText,
  eveningIsoDate,
  findingCountText,
  levelTexts,
  medianText,
  passedText,
  pullCountText,
  SEASON_TEXTS,
  seasonCellText,
} from './words';

const EXPECTED: { groups: ExpectedGroup[] } = readSeasonFile('expected-season.json');

const GROUPS = seasonGroups(await seasonRaids());

function groupOf(code: string): SeasonGroup {
  const group = groupWith(GROUPS, code);
  if (!group) throw new Error(`No group has ${code}`);
  return group;
}

describe.each(EXPECTED.groups)('the season of $code', async (expected) => {
  const group = groupOf(expected.code);
  const buffs = await group.era.tables?.loadBuffs();

  test('its raids and evenings match another program’s', () => {
    expect(GROUPS.map(({ raids }) => raids[0]?.code)).toEqual(
      EXPECTED.groups.map(({ code }) => code),
    );
    expect(group.raids.map(({ code }) => code).sort()).toEqual(expected.codes.toSorted());
    expect(`${group.title} · ${SEASON_TEXTS.raids(group.raids.length)}`).toBe(expected.option.text);
    expect(
      group.evenings.map((evening) => ({
        date: formatDate(evening.pulledAt),
        iso: eveningIsoDate(evening),
        codes: evening.raids.map(({ code }) => code),
        kills: evening.killCount,
      })),
    ).toEqual(expected.evenings);
  });

  const shownRow = (row: SeasonRow, table: SeasonTable, withCsv: boolean) => {
    const { era } = group;
    const { guid, classKey, spec = '', name } = row.character;
    const texts = (view: 'gear' | 'pull' | 'level') =>
      row.cells.map((cell) => seasonCellText(cell, view, era));
    return {
      who: `guid ${guid}`,
      shown: row.name,
      name,
      class: classKey,
      spec,
      role: row.role,
      left: row.hasLeft,
      cells: { gear: texts('gear'), pull: texts('pull'), level: texts('level') },
      attendance: attendanceText(row),
      level: levelTexts(row).join(''),
      faults: findingCountText(row),
      ...(withCsv && {
        csv: seasonCsvRows(table, [row])
          .slice(1)
          .map((cells) => cells.map((cell) => `${cell ?? ''}`)),
      }),
    };
  };
  const expectedRow = ({ share: _, levelValue: __, faultsValue: ___, ...row }: ExpectedRow) => ({
    ...row,
    class: row.class.toLowerCase(),
  });

  test('its rows and foot match another program’s', () => {
    const table = seasonTable(group, []);
    expect(
      table.rows.map((row) =>
        shownRow(
          row,
          table,
          expected.plain.rows.some(({ csv }) => csv),
        ),
      ),
    ).toEqual(expected.plain.rows.map(expectedRow));
    expect(
      table.sums.map((sum) => ({
        passed: passedText(sum),
        median: medianText(sum),
        pull: pullCountText(sum),
      })),
    ).toEqual(expected.foot);
  });

  const { noted } = expected;
  const notes: RosterNote[] = [];
  if (noted) {
    const refOf = (guid: number): PlayerRef => {
      const row = seasonTable(group, []).rows.find(({ character }) => character.guid === guid);
      return row ? playerRef(row.character) : { guid, name: '' };
    };
    const { excused, alts, left } = noted.notes;
    notes.push(
      ...excused.map(({ guid, report }): RosterNote => {
        const raid = group.raids.find(({ code }) => code === report);
        const { begins, ends } = raid ?? { begins: 0, ends: 0 };
        return { at: 1, kind: 'excused', player: refOf(guid), begins, ends, isExcused: true };
      }),
      ...Object.entries(alts).map(
        ([alt, main]): RosterNote => ({
          at: 2,
          kind: 'alt',
          player: refOf(Number(alt)),
          main: refOf(main),
        }),
      ),
      ...left.map(
        (guid): RosterNote => ({ at: 3, kind: 'left', player: refOf(guid), hasLeft: true }),
      ),
    );
  }

  test.runIf(noted)('with roster notes its rows match another program’s', () => {
    const table = seasonTable(group, notes);
    expect(table.rows.map((row) => shownRow(row, table, true))).toEqual(
      noted?.rows.map(expectedRow),
    );
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

  test.each(
    noted
      ? [
          { title: 'plain', of: expected.tonight, with: [] },
          { title: 'with roster notes', of: noted.tonight, with: notes },
        ]
      : [{ title: 'plain', of: expected.tonight, with: [] }],
  )('tonight, $title, matches another program’s', ({ of, with: present }) => {
    const table = seasonTable(group, present);
    const all = candidatesOf(table);
    const { coming: ids, size } = choiceOf([], table, all);
    const coming = all.filter(({ id }) => ids.has(id));
    expect({
      coming: namesOf(coming),
      notComing: namesOf(all.filter(({ id }) => !ids.has(id))),
      size,
      head: headText(coming, size),
      coverage: shownCoverage(all, coming, size),
    }).toEqual({
      coming: of.coming,
      notComing: of.notComing,
      size: of.size,
      head: of.head,
      coverage: of.coverage,
    });
    expect(
      Object.fromEntries(
        all.map((one) => [
          one.name,
          {
            class: one.raider.classKey,
            spec: one.raider.spec ?? '',
            role: one.role,
            date: one.seen && formatDate(one.seen.evening.pulledAt),
            gear: findingsThenText(one, group),
          },
        ]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(of.players).map(([name, { class: word, spec, role, date, gear }]) => [
          name,
          { class: word.toLowerCase(), spec, role, date, gear },
        ]),
      ),
    );
  });

  test.each(expected.pastes)('pasted names mean whom another program takes: $what', (paste) => {
    const table = seasonTable(group, []);
    const all = candidatesOf(table);
    const taken = takeNames(paste.text, all);
    const { size } = choiceOf([], table, all);
    expect({
      coming: namesOf(taken.coming),
      unknown: taken.unknown,
      asked: Object.fromEntries(
        taken.ambiguous.map(({ name, candidates }) => [name.toLowerCase(), namesOf(candidates)]),
      ),
      head: headText(taken.coming, size),
      coverage: shownCoverage(all, taken.coming, size),
    }).toEqual({
      coming: paste.coming,
      unknown: paste.unknown,
      asked: paste.asked,
      head: paste.head,
      coverage: paste.coverage,
    });
    expect(namesOf(takeNames(namesToCopy(taken.coming), all).coming)).toEqual(paste.coming);
  });
});

const namesOf = (candidates: readonly Candidate[]): string[] =>
  candidates.map(({ name }) => name).sort();
