import type { Era } from '../era/era';
import { slotsText } from '../gear/slots';
import { groupBy } from '../group-by';
import { inLanguage } from '../language';
import { SPELLING } from '../spelling';
import { type NamedFinding, shortWord } from './finding';
import type { NightState } from './night';

export const NIGHT_WORDS = inLanguage('nightState', {
  passed: 'passed',
  faults: 'faults',
  absent: 'absent',
  noGear: 'no gear',
  notJudged: 'not judged',
});

/** Returns `Legs, Cloak; low: Ring 1`, or the state's word; empty if a kill is not loaded. */
export function stateText(
  { state, findings }: { state: NightState; findings: readonly NamedFinding[] },
  era: Pick<Era, 'slots'>,
): string {
  switch (state) {
    case 'passed':
      return NIGHT_WORDS.passed;
    case 'faults':
      return shortFindingsText(era, findings) || NIGHT_WORDS.faults;
    case 'absent':
      return NIGHT_WORDS.absent;
    case 'no gear':
      return NIGHT_WORDS.noGear;
    case 'not judged':
      return NIGHT_WORDS.notJudged;
    case 'unknown':
      return '';
  }
}

/** Shortens findings to `Legs, Cloak; low: Ring 1`. Slots without a word lack their enchants. */
export const shortFindingsText = (
  era: Pick<Era, 'slots'>,
  findings: readonly NamedFinding[],
): string =>
  [...groupBy(findings, shortWord)]
    .map(([subject, same]) => [subject, slotsText(era, same)].filter(Boolean).join(SPELLING.colon))
    .join(SPELLING.semicolon);
