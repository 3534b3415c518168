import { NIGHT_WORDS, shortenFindings } from '../audit/night';
import type { Era } from '../era/era';
import { formatChange, formatNumber } from '../format';
import { inLanguage } from '../language';
import { PULL_CATEGORIES } from '../pull/categories';
import { pullStateText } from '../pull/pull-words';
import { SPELLING } from '../spelling';
import type { CategoryCount, EveningCell, EveningSum } from './evening-cells';
import type { SeasonRow } from './evening-table';

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

/** Returns the last known level, and its change: `372.4`, ` (+12.1)`. Empty if unknown. */
export const levelTexts = ({
  level,
  levelChange,
}: Pick<SeasonRow, 'level' | 'levelChange'>): [level: string, change: string] => [
  level === undefined ? '' : formatNumber(level),
  levelChange === undefined ? '' : ` (${formatChange(levelChange)})`,
];
