import { NIGHT_WORDS, shortFindingsText } from '../audit/night-words';
import type { Era } from '../era/era';
import { formatChange, formatNumber } from '../format';
import { inLanguage } from '../language';
import { PULL_CATEGORIES } from '../pull/categories';
import type { SeenCount } from '../pull/pull-night';
import { pullStateText } from '../pull/pull-words';
import { SPELLING } from '../spelling';
import type { EveningCell, EveningSum } from './evening-cells';
import type { MemberRow } from './evening-table';
import type { RaidGroup } from './groups';

export const EVENING_TEXTS = inLanguage('evening', {
  raidOf: (owner: string) => `${owner}’s raid`,
  raids: (raids: number) => (raids === 1 ? '1 raid' : `${raids} raids`),
  excused: 'excused',
  'not yet here': 'not yet here',
  onAlt: (alt: string) => `on ${alt}`,
  there: 'there',
  bench: 'bench',
  unclear: 'unclear',
  notSaved: 'not on this device',
  seenOf: (category: string, seen: number, recorded: number) =>
    `${category} ${seen} of ${recorded}`,
});

/** Names a group by its guild, else by who logged its newest raid, else by that raid's title. */
export const groupName = ({ owner, title }: Pick<RaidGroup, 'owner' | 'title'>): string =>
  owner ? EVENING_TEXTS.raidOf(owner) : title;

export type EveningView = 'gear' | 'pull' | 'level';

/** Returns a cell's words: `Legs, Cloak; low: Ring 1`, `flask 8 of 12`, `372.4`, `absent`. */
export function eveningCellText(cell: EveningCell, view: EveningView, era: Era): string {
  const { state, findings, level, alt } = cell;
  switch (state) {
    case 'absent':
      return NIGHT_WORDS.absent;
    case 'on alt':
      return EVENING_TEXTS.onAlt(alt?.name ?? '');
    case 'not judged':
      return NIGHT_WORDS.notJudged;
    case 'excused':
    case 'not yet here':
    case 'there':
    case 'bench':
    case 'unclear':
      return EVENING_TEXTS[state];
  }
  if (view === 'pull') return pullCountText(cell);
  if (view === 'level') return level === undefined ? NIGHT_WORDS.noGear : formatNumber(level);
  if (state === 'no gear') return NIGHT_WORDS.noGear;
  return findingsText(era, findings);
}

/** Returns findings in short: `passed`, `Legs; low: Ring 1`. */
export const findingsText = (era: Era, findings: EveningCell['findings']): string =>
  findings.length > 0 ? shortFindingsText(era, findings) : NIGHT_WORDS.passed;

/** Returns `flask 8 of 12, food 12 of 12`, or why there are no counts. */
export function pullCountText({
  pull,
  noPull,
}: Pick<EveningSum, 'pull'> & { noPull?: EveningCell['noPull'] }): string {
  if (pull.length > 0) return pull.map(categoryCountText).join(', ');
  return noPull === 'not saved' ? EVENING_TEXTS.notSaved : pullStateText(noPull ?? 'not in log');
}

const categoryCountText = ({ category, seen, recorded }: SeenCount): string =>
  EVENING_TEXTS.seenOf(PULL_CATEGORIES[category].inSentence, seen, recorded);

export const attendanceText = ({
  attended,
  expected,
}: Pick<MemberRow, 'attended' | 'expected'>): string => SPELLING.countOf(attended, expected);

/** Returns the last known level, and how it changed: `372.4`, ` (+12.1)`. Empty if unknown. */
export const levelTexts = ({
  level,
  levelChange,
}: Pick<MemberRow, 'level' | 'levelChange'>): [level: string, change: string] => [
  level === undefined ? '' : formatNumber(level),
  levelChange === undefined ? '' : ` (${formatChange(levelChange)})`,
];
