import { slotsInWords, slotWord, titleWithSlots } from '../gear/slots';
import { SPELLING } from '../spelling';
import type { Audit } from './audit';
import type { Finding } from './finding';
import { titlesOf } from './rule/rule';
import { RULES, type RuleId } from './rule-list';
import { columnOf, type Verdict } from './verdict';

export interface FindingLine {
  rule: RuleId;
  title: string;
  /** Slots in order, with counts: `Shoulders, Belt ×2`. Empty if it is about no slot. */
  slots: string;
  line: string;
  /** Explains the line, per slot where slots differ. Empty if the title is enough. */
  explanation: string;
}

const TITLES = titlesOf(RULES);

/** Returns the findings that count, one line per title: `Missing Enchant: Legs, Cloak`. */
export const resultLines = (audit: Audit): FindingLine[] => linePerTitle(audit, audit.findings);

/** Returns the advice, one line per title. */
export const adviceLines = (audit: Audit): FindingLine[] => linePerTitle(audit, audit.advice);

/** Lists a raider's faults of one column: `Legs, Cloak`; with titles if rules share the column. */
export function faultsInColumn(verdict: Verdict, audit: Audit): string {
  const findings = audit.findings.filter(({ rule }) => columnOf(rule) === verdict);
  if (verdict === 'OTHER FAULTS') {
    return linePerTitle(audit, findings)
      .map(({ line }) => line)
      .join('. ');
  }
  return slotsInWords(audit.era, findings);
}

const linePerTitle = (audit: Audit, findings: readonly Finding[]): FindingLine[] =>
  TITLES.flatMap((title) => {
    const same = findings
      .filter((finding) => finding.title === title)
      .sort((one, other) => (one.slot ?? 0) - (other.slot ?? 0));
    const [first] = same;
    if (!first) return [];
    const slots = slotsInWords(audit.era, same);
    return {
      rule: first.rule,
      title,
      slots,
      line: titleWithSlots(title, slots),
      explanation: joinExplanations(audit, same),
    } satisfies FindingLine;
  });

function joinExplanations({ era }: Audit, findings: readonly Finding[]): string {
  const sentences = findings.map(({ explanation }) => explanation ?? '');
  const [first = ''] = sentences;
  if (sentences.every((sentence) => sentence === first)) return first;
  return findings
    .flatMap(({ slot, explanation }) =>
      explanation && slot !== undefined ? slotWord(era, slot) + SPELLING.colon + explanation : [],
    )
    .join(' ');
}
