import { describe, expect, test } from 'vitest';
import { seasonCsvRows } from '#domain/season/copies';
import type { SeasonGroup } from '#domain/season/groups';
import { groupWith, seasonGroups } from '#domain/season/groups';
import { type PlayerRef, playerRef, type RosterNote } from '#domain/season/roster-notes';
import { filterRows, type SeasonRow, type SeasonTable, seasonTable } from '#domain/season/season';
import {
  attendanceText,
  eveningDate,
  eveningIsoDate,
  faultsChangeText,
  levelChangeText,
  medianText,
  passedText,
  pullCountText,
  SEASON_TEXTS,
  seasonCellText,
} from '#domain/season/words';
import { readSeasonFile, seasonRaids } from '#test/season';

interface ExpectedRow {
  who: string;
  class: string;
  cells: Record<'gear' | 'pull' | 'level', string[]>;
  csv?: string[][];
  share: number;
  levelValue: number;
  faultsValue: number;
}

/** Worked out by another program. */
interface ExpectedGroup {
  code: string;
  codes: string[];
  option: { text: string };
  evenings: { date: string; iso: string; codes: string[]; kills: number }[];
  foot: { passed: string; median: string; pull: string }[];
  plain: { rows: ExpectedRow[] };
  noted?: {
    notes: {
      excused: { guid: number; report: string }[];
      alts: Record<string, number>;
      left: number[];
    };
    rows: ExpectedRow[];
  };
}

const EXPECTED: { groups: ExpectedGroup[] } = readSeasonFile('expected-season.json');

const GROUPS = seasonGroups(await seasonRaids());

describe.each(EXPECTED.groups)('the season of $code', (expected) => {
  const group = groupWith(GROUPS, expected.code) as SeasonGroup;

  test('its raids and evenings are another program’s', () => {
    expect(GROUPS.map(({ raids }) => raids[0]?.code)).toEqual(
      EXPECTED.groups.map(({ code }) => code),
    );
    expect(group.raids.map(({ code }) => code).sort()).toEqual(expected.codes.toSorted());
    expect(`${group.title} · ${SEASON_TEXTS.raids(group.raids.length)}`).toBe(expected.option.text);
    expect(
      group.evenings.map((evening) => ({
        date: eveningDate(evening),
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
      level: levelChangeText(row),
      faults: faultsChangeText(row),
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

  test('its rows and foot are another program’s', () => {
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
  test.runIf(noted)('with roster notes its rows are another program’s', () => {
    const refOf = (guid: number): PlayerRef => {
      const row = seasonTable(group, []).rows.find(({ character }) => character.guid === guid);
      return row ? playerRef(row.character) : { guid, name: '' };
    };
    if (!noted) return;
    const { excused, alts, left } = noted.notes;
    const notes: RosterNote[] = [
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
    ];
    const table = seasonTable(group, notes);
    expect(table.rows.map((row) => shownRow(row, table, true))).toEqual(
      noted.rows.map(expectedRow),
    );
    expect(filterRows(table.rows, {}).some(({ hasLeft }) => hasLeft)).toBe(false);
  });
});
