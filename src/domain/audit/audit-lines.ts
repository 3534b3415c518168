import { slotsInWords, slotWord } from '../gear/slots';
import { term } from '../language';
import type { Audit, Finding } from './audit';
import { titlesOf } from './rule';
import { RULES, type RuleId } from './rule-list';
import { columnOf, type Verdict } from './verdict';

/** All findings of one title. */
export interface FindingLine {
  /** The one whose title it is. */
  rule: RuleId;
  title: string;
  /** `Shoulders, Belt ×2` */
  slots: string;
  /** The first line: `Empty Socket: Shoulders, Belt ×2`. */
  line: string;
  /** What explains it; each slot's on its own where they differ. Empty when the title says it all. */
  explanation: string;
}

const TITLES = titlesOf(RULES);

/** What counts, a line for each title: `Missing Enchant: Legs, Cloak`; none when nothing is wrong. */
export const resultLines = (audit: Audit): FindingLine[] => linesOf(audit, audit.findings);

/** What is worth a look, a line for each title. */
export const adviceLines = (audit: Audit): FindingLine[] => linesOf(audit, audit.advice);

/**
 * What a raider lacks in the eyes of one column: `Legs, Cloak`, and with the titles in the column that
 * many rules share: `Empty Socket: Belt. No Tinker: Gloves`.
 */
export function lackIn(verdict: Verdict, audit: Audit): string {
  const findings = audit.findings.filter(({ rule }) => columnOf(rule) === verdict);
  if (verdict === 'OTHER FAULTS') {
    return linesOf(audit, findings)
      .map(({ line }) => line)
      .join('. ');
  }
  return slotsInWords(audit.era, findings);
}

const linesOf = (audit: Audit, findings: readonly Finding[]): FindingLine[] =>
  TITLES.flatMap((title) => {
    const same = findings
      .filter((finding) => finding.title === title)
      .sort((one, other) => one.slot - other.slot);
    const [first] = same;
    if (!first) return [];
    const slots = slotsInWords(audit.era, same);
    return {
      rule: first.rule,
      title,
      slots,
      line: `${term(title)}: ${slots}`,
      explanation: explanationOf(audit, same),
    } satisfies FindingLine;
  });

function explanationOf({ era }: Audit, findings: readonly Finding[]): string {
  const sentences = findings.map(({ explanation }) => explanation ?? '');
  const [first = ''] = sentences;
  if (sentences.every((sentence) => sentence === first)) return first;
  return findings
    .filter(({ explanation }) => explanation)
    .map(({ slot, explanation }) => `${slotWord(era, slot)}: ${explanation}`)
    .join(' ');
}
