import type { Audit, Finding } from './audit';
import type { Severity } from './rule';
import { RULES, type RuleId } from './rule-list';
import { slotWord } from './slots';
import { columnOf, type Verdict } from './verdict';

/** All findings of one title. */
export interface FindingLine {
  /** The one whose title it is. */
  rule: RuleId;
  title: string;
  /** A fault where any of them is one. */
  severity: Severity;
  /** `Shoulders, Belt ×2` */
  slots: string;
  /** The first line: `Empty Socket: Shoulders, Belt ×2`. */
  line: string;
  /** What explains it; each slot's on its own where they differ. Empty when the title says it all. */
  explanation: string;
}

const TITLES: readonly string[] = [
  ...new Set(RULES.flatMap(({ titles }) => titles.map(({ title }) => title))),
];

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
  return slotWords(audit, findings);
}

const slotWords = ({ era }: Audit, findings: readonly Finding[]): string =>
  findings
    .map(({ slot, count }) => slotWord(era, slot) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');

const linesOf = (audit: Audit, findings: readonly Finding[]): FindingLine[] =>
  TITLES.flatMap((title) => {
    const same = findings
      .filter((finding) => finding.title === title)
      .sort((one, other) => one.slot - other.slot);
    const [first] = same;
    if (!first) return [];
    const slots = slotWords(audit, same);
    return {
      rule: first.rule,
      title,
      severity: same.some(({ severity }) => severity === 'fault') ? 'fault' : 'note',
      slots,
      line: `${title}: ${slots}`,
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
