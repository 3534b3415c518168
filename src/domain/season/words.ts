import { NIGHT_WORDS, shortenFindings } from '../audit/night';
import type { Era } from '../era/era';
import { formatChange, formatDate, formatNumber } from '../format';
import {
  type CategoryCount,
  type EveningCell,
  type EveningSum,
  passedText,
} from '../groups/evening-cells';
import type { SeasonRow } from '../groups/evening-table';
import type { Evening } from '../groups/groups';
import { inLanguage } from '../language';
import { PULL_CATEGORIES } from '../pull/categories';
import { pullStateText } from '../pull/pull-words';
import { SPELLING } from '../spelling';

export const SEASON_TEXTS = inLanguage('season', {
  title: 'Season',
  raids: (raids: number) => (raids === 1 ? '1 raid' : `${raids} raids`),
  excused: 'excused',
  notYetHere: 'not yet here',
  onAlt: (alt: string) => `on ${alt}`,
  there: 'there',
  bench: 'bench',
  unclear: 'unclear',
  notOpened: 'not opened',
  notSaved: 'not on this device',
  seenOf: (category: string, seen: number, of: number) => `${category} ${seen} of ${of}`,
  faultsSince: (faults: number, before: number) => `${faults}, was ${before}`,
  evening: (date: string, passed: string, median: string) =>
    median ? `${date}: ${passed} passed, median item level ${median}` : `${date}: ${passed} passed`,
});

export type SeasonView = 'gear' | 'pull' | 'level';

/** Returns a cell's words: `Legs, Cloak; low: Ring 1`, `flask 8 of 12`, `372.4`, `absent`. */
export function seasonCellText(cell: EveningCell, view: SeasonView, era: Era): string {
  const { state, findings, level, alt } = cell;
  switch (state) {
    case 'absent':
      return NIGHT_WORDS.absent;
    case 'excused':
      return SEASON_TEXTS.excused;
    case 'not yet here':
      return SEASON_TEXTS.notYetHere;
    case 'on alt':
      return SEASON_TEXTS.onAlt(alt?.name ?? '');
    case 'not judged':
      return NIGHT_WORDS.notJudged;
    case 'there':
    case 'bench':
    case 'unclear':
      return SEASON_TEXTS[state];
  }
  if (view === 'pull') return pullCountText(cell);
  if (view === 'level') return level === undefined ? NIGHT_WORDS.noGear : formatNumber(level);
  if (state === 'no gear') return NIGHT_WORDS.noGear;
  return findingsText(era, findings);
}

/** Returns faults in the night's words: `passed`, `Legs; low: Ring 1`. */
export const findingsText = (era: Era, findings: EveningCell['findings']): string =>
  findings.length > 0 ? shortenFindings(era, findings) : NIGHT_WORDS.passed;

/** Returns `flask 8 of 12, food 12 of 12`, or why nothing is counted. */
export function pullCountText({
  pull,
  noPull,
}: Pick<EveningSum, 'pull'> & { noPull?: EveningCell['noPull'] }): string {
  if (pull.length > 0) return pull.map(categoryCountText).join(', ');
  return noPull === 'not saved' ? SEASON_TEXTS.notSaved : pullStateText(noPull ?? 'not in log');
}

const categoryCountText = ({ category, seen, of }: CategoryCount): string =>
  SEASON_TEXTS.seenOf(PULL_CATEGORIES[category].inSentence, seen, of);

export const attendanceText = ({
  attended,
  expected,
}: Pick<SeasonRow, 'attended' | 'expected'>): string => SPELLING.countOf(attended, expected);

/** Returns a part of a whole: `91 %`. */
export const percentText = (part: number, whole: number): string =>
  `${Math.round((100 * part) / whole)} %`;

/** Returns the last known level, and its change: `372.4`, ` (+12.1)`. Empty if unknown. */
export const levelTexts = ({
  level,
  levelChange,
}: Pick<SeasonRow, 'level' | 'levelChange'>): [level: string, change: string] => [
  level === undefined ? '' : formatNumber(level),
  levelChange === undefined ? '' : ` (${formatChange(levelChange)})`,
];

/** Returns the findings at the last and first judged evening: `2, was 5`. May be empty. */
export function findingCountText({
  findingCount,
  findingCountBefore,
}: Pick<SeasonRow, 'findingCount' | 'findingCountBefore'>): string {
  if (findingCount === undefined) return '';
  return findingCountBefore === undefined
    ? `${findingCount}`
    : SEASON_TEXTS.faultsSince(findingCount, findingCountBefore);
}

export const medianText = ({ medianLevel }: EveningSum): string =>
  medianLevel === undefined ? '' : formatNumber(medianLevel);

/** Returns an evening of the figure in words: date, `12 of 25` and the median. */
export const eveningText = (evening: Evening, sum: EveningSum): string =>
  SEASON_TEXTS.evening(formatDate(evening.pulledAt), passedText(sum), medianText(sum));

/** Returns an evening's key, which sorts by time: `2026-08-01`, in the device's time zone. */
export function eveningIsoDate({ pulledAt }: Pick<Evening, 'pulledAt'>): string {
  const date = new Date(pulledAt);
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
