import { isJudged } from '../audit/night';
import { columnOf, type FindingColumn } from '../audit/verdict';
import type { DigestedCategory } from '../digests/digested-raid';
import { oneDecimal } from '../format';
import { type EveningCell, isAttended } from '../groups/evening-cells';
import type { EveningColumn, EveningTable, MemberRow } from '../groups/evening-table';
import { attendanceText, findingsText, groupName } from '../groups/evening-words';
import { inEnglish } from '../language';
import { CLASSES } from '../raid/classes';
import { ROLE_WORDS } from '../raid/role-words';
import { fullName } from '../raid/shown-names';
import type { CsvCell } from '../share/csv';
import { escapeMarkdown, postHead, toMessages } from '../share/discord';
import { SPELLING } from '../spelling';
import { openFindings } from './season';
import { eveningIsoDate, SEASON_TEXTS } from './words';

const HEAD = [
  'player',
  'server',
  'class',
  'spec',
  'role',
  'evening',
  'date',
  'present',
  'excused',
  'kills',
  'item level',
  'missing enchants',
  'low items',
  'other faults',
  'flask kills',
  'food kills',
] as const;

/** Returns an English header, and a row per player and evening since the player's first evening. */
export const seasonCsvRows = (
  { columns }: Pick<EveningTable, 'columns'>,
  rows: readonly MemberRow[],
): CsvCell[][] => [
  [...HEAD],
  ...rows.flatMap((row) =>
    row.cells
      .map((cell, index) => ({ cell, column: columns[index] }))
      .filter(({ cell }) => cell.state !== 'not yet here')
      .reverse()
      .flatMap(({ cell, column }) =>
        column ? [[...playerCells(row), ...eveningCells(column), ...factsOf(cell, column)]] : [],
      ),
  ),
];

const playerCells = ({ character, role }: MemberRow): CsvCell[] => [
  character.name,
  character.server,
  character.classKey && CLASSES[character.classKey].loggedName,
  character.spec,
  inEnglish(() => ROLE_WORDS[role]),
];

const eveningCells = ({ kind, evening }: EveningColumn): CsvCell[] => [
  kind === 'listed' ? evening.title : evening.raids[0]?.title,
  eveningIsoDate(evening),
];

function factsOf(cell: EveningCell, { kind }: EveningColumn): CsvCell[] {
  const { state, kills, level, findings, pull } = cell;
  const countIn = (column: FindingColumn) =>
    isJudged(cell) ? findings.filter(({ rule }) => columnOf(rule) === column).length : undefined;
  // A guild's list has no kills.
  const isLogged = kind === 'opened' && (kills > 0 || state === 'absent' || state === 'excused');
  const seenAt = (category: DigestedCategory) =>
    pull.find((one) => one.category === category)?.seen;
  return [
    presentWord(cell),
    state === 'excused' ? 'yes' : 'no',
    isLogged ? kills : undefined,
    level === undefined ? undefined : oneDecimal(level),
    countIn('MISSING ENCHANTS'),
    countIn('LOW ITEM LEVEL'),
    countIn('OTHER FAULTS'),
    seenAt('flask'),
    seenAt('food'),
  ];
}

function presentWord(cell: EveningCell): CsvCell {
  if (cell.state === 'unclear') return undefined;
  if (cell.state === 'bench') return 'bench';
  return isAttended(cell) ? 'yes' : 'no';
}

/** Returns Discord messages: a line per player with attendance and open faults. */
export const seasonMessages = (
  { group }: Pick<EveningTable, 'group'>,
  rows: readonly MemberRow[],
): string[] =>
  toMessages([
    postHead(groupName(group), SEASON_TEXTS.title),
    ...rows.map((row) => {
      const findings = openFindings(row);
      const faults = findings.length > 0 ? findingsText(group.era, findings) : '';
      return `• ${escapeMarkdown(fullName(row))}${SPELLING.colon}${[attendanceText(row), faults].filter(Boolean).join(' · ')}`;
    }),
  ]);
