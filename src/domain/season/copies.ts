import { isJudged } from '../audit/night';
import { columnOf, type FindingColumn } from '../audit/verdict';
import type { SeasonGroup } from '../digests/groups';
import { oneDecimal } from '../format';
import type { Cell } from '../hand-over/csv';
import { escapeMarkdown, toMessages } from '../hand-over/discord';
import { inEnglish } from '../language';
import { CLASSES } from '../raid/classes';
import { ROLE_WORDS } from '../raid/role-words';
import { fullName } from '../raid/shown-names';
import { SPELLING } from '../spelling';
import type { CategoryCount, SeasonCell } from './cells';
import { openFindings, type SeasonRow, type SeasonTable } from './season';
import { attendanceText, eveningIsoDate, findingsText, SEASON_TEXTS } from './words';

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

/** Returns a header in English, and a row per player and evening since first seen, oldest first. */
export const seasonCsvRows = (
  { group }: Pick<SeasonTable, 'group'>,
  rows: readonly SeasonRow[],
): Cell[][] => [
  [...HEAD],
  ...rows.flatMap((row) =>
    row.cells
      .map((cell, index) => ({ cell, evening: group.evenings[index] }))
      .filter(({ cell }) => cell.state !== 'not yet here')
      .reverse()
      .flatMap(({ cell, evening }) =>
        evening
          ? [
              [
                ...playerCells(row),
                evening.raids[0]?.title,
                eveningIsoDate(evening),
                ...factsOf(cell),
              ],
            ]
          : [],
      ),
  ),
];

const playerCells = ({ character, role }: SeasonRow): Cell[] => [
  character.name,
  character.server,
  character.classKey && CLASSES[character.classKey].loggedName,
  character.spec,
  inEnglish(() => ROLE_WORDS[role]),
];

function factsOf(cell: SeasonCell): Cell[] {
  const { state, kills, level, findings, pull } = cell;
  const countIn = (column: FindingColumn) =>
    isJudged(cell) ? findings.filter(({ rule }) => columnOf(rule) === column).length : undefined;
  const seenAt = (category: CategoryCount['category']) =>
    pull.find((one) => one.category === category)?.seen;
  return [
    kills > 0 ? 'yes' : 'no',
    state === 'excused' ? 'yes' : 'no',
    kills,
    level === undefined ? undefined : oneDecimal(level),
    countIn('MISSING ENCHANTS'),
    countIn('LOW ITEM LEVEL'),
    countIn('OTHER FAULTS'),
    seenAt('flask'),
    seenAt('food'),
  ];
}

/** Returns Discord messages: a line per player with attendance and open faults. */
export const seasonMessages = (
  { group }: Pick<SeasonTable, 'group'>,
  rows: readonly SeasonRow[],
): string[] =>
  toMessages([
    groupHead(group, SEASON_TEXTS.title),
    ...rows.map((row) => {
      const findings = openFindings(row);
      const faults = findings.length > 0 ? findingsText(group.era, findings) : '';
      return `• ${escapeMarkdown(fullName(row))}${SPELLING.colon}${[attendanceText(row), faults].filter(Boolean).join(' · ')}`;
    }),
  ]);

/** Returns the group, where a guild or a title names it, and the subject. */
export const groupHead = ({ title }: Pick<SeasonGroup, 'title'>, subject: string): string =>
  title ? `**${escapeMarkdown(title)}** · ${subject}` : subject;
