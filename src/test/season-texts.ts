import { passedText } from '#domain/groups/evening-cells';
import type { EveningTable, MemberRow } from '#domain/groups/evening-table';
import {
  attendanceText,
  eveningCellText,
  levelTexts,
  pullCountText,
} from '#domain/groups/evening-words';
import { type PlayerRef, playerRef } from '#domain/raid/player-ref';
import { seasonCsvRows } from '#domain/season/copies';
import { findingCountText, medianText } from '#domain/season/words';
import type { RosterNote } from '#domain/statements/roster-notes';
import type { Span } from '#domain/time';

/** Returns what Season shows of a player, in the form of another program's results. */
export function rowTexts(row: MemberRow, { group: { era } }: EveningTable) {
  const texts = (view: 'gear' | 'pull' | 'level') =>
    row.cells.map((cell) => eveningCellText(cell, view, era));
  return {
    who: `guid ${row.character.guid}`,
    shown: row.name,
    left: row.hasLeft,
    cells: { gear: texts('gear'), pull: texts('pull'), level: texts('level') },
    attendance: attendanceText(row),
    level: levelTexts(row).join(''),
    faults: findingCountText(row),
  };
}

export const csvOf = (row: MemberRow, table: EveningTable): string[][] =>
  seasonCsvRows(table, [row])
    .slice(1)
    .map((cells) => cells.map((cell) => `${cell ?? ''}`));

export const sumTexts = (sum: EveningTable['sums'][number]) => ({
  passed: passedText(sum),
  median: medianText(sum),
  pull: pullCountText(sum),
});

/** A fixture’s roster notes, about players by their GUID. */
export interface LoggedNotes {
  excused: { guid: number; report: string }[];
  alts: Record<string, number>;
  left: number[];
}

/** Notes about the players of rows, as said; the evening of an absence is found by its report. */
export function notesAbout(
  rows: readonly MemberRow[],
  { excused, alts, left }: LoggedNotes,
  eveningOf: (report: string) => Span | undefined,
): RosterNote[] {
  const refOf = (guid: number): PlayerRef => {
    const row = rows.find(({ character }) => character.guid === guid);
    return row ? playerRef(row.character) : { guid, name: '' };
  };
  return [
    ...excused.flatMap(({ guid, report }): RosterNote[] => {
      const { begins, ends } = eveningOf(report) ?? {};
      if (begins === undefined || ends === undefined) return [];
      return [{ at: 1, kind: 'excused', player: refOf(guid), begins, ends, isExcused: true }];
    }),
    ...Object.entries(alts).map(([alt, main]): RosterNote => {
      return { at: 2, kind: 'alt', player: refOf(Number(alt)), main: refOf(main) };
    }),
    ...left.map(
      (guid): RosterNote => ({ at: 3, kind: 'left', player: refOf(guid), hasLeft: true }),
    ),
  ];
}
