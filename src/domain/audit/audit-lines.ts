import type { Era } from '../era/era';
import { slotsText, slotWord } from '../gear/slots';
import { term } from '../language';
import type { PullCategory } from '../pull/categories';
import { SPELLING } from '../spelling';
import type { Audit } from './audit';
import { type Finding, type NamedFinding, ruleOf, TITLES } from './finding';
import type { RuleId } from './rule-list';
import { columnOf, type Verdict } from './verdict';

interface FindingLine {
  rule: RuleId;
  title: string;
  /** Slots in order, with counts: `Shoulders, Belt ×2`. Empty for findings without a slot. */
  slots: string;
  line: string;
  /** The explanation, per slot where slots differ. Empty if the title is enough. */
  explanation: string;
}

/** Returns the findings that count, one line per title: `Missing Enchant: Legs, Cloak`. */
export const resultLines = (audit: Pick<Audit, 'era' | 'findings'>): FindingLine[] =>
  linePerTitle(audit, audit.findings);

/** Returns the advice, one line per title. */
export const adviceLines = (audit: Pick<Audit, 'era' | 'advice'>): FindingLine[] =>
  linePerTitle(audit, audit.advice);

/** Returns a line per category not seen at the pull, if its rule is on. */
export const unseenLines = (audit: Audit): (FindingLine & { category: PullCategory })[] =>
  [...resultLines(audit), ...adviceLines(audit)].flatMap((line) => {
    const rule = ruleOf(line);
    return rule?.needs === 'pull' ? [{ ...line, category: rule.category }] : [];
  });

/** Lists a raider's faults of one column: `Legs, Cloak`; with titles if rules share the column. */
export const faultsText = (verdict: Verdict, { era, findings }: Audit): string =>
  columnText(
    verdict,
    findings.filter(({ rule }) => columnOf(rule) === verdict),
    { ...era, titles: TITLES },
  );

const linePerTitle = ({ era }: Pick<Audit, 'era'>, findings: readonly Finding[]): FindingLine[] =>
  byTitle(findings, { ...era, titles: TITLES }).map(({ first, same, ...line }) => ({
    ...line,
    rule: first.rule,
    explanation: explanationsText(era, same),
  }));

interface Words extends Pick<Era, 'slots'> {
  titles: readonly string[];
}

/** Lists the findings of a column: their slots, with titles if rules share the column. */
export const columnText = (
  verdict: Verdict,
  findings: readonly NamedFinding[],
  words: Words,
): string => (verdict === 'OTHER FAULTS' ? linesText(findings, words) : slotsText(words, findings));

/** Returns `Empty Socket: Belt, Legs. No Tinker: Gloves`. */
export const linesText = (findings: readonly NamedFinding[], words: Words): string =>
  byTitle(findings, words)
    .map(({ line }) => line)
    .join('. ');

const byTitle = <One extends NamedFinding>(findings: readonly One[], words: Words) =>
  words.titles.flatMap((title) => {
    const same = findings
      .filter((finding) => finding.title === title)
      .sort((one, other) => (one.slot ?? 0) - (other.slot ?? 0));
    const [first] = same;
    if (!first) return [];
    const slots = slotsText(words, same);
    const line = [term(title), slots].filter(Boolean).join(SPELLING.colon);
    return { first, same, title, slots, line };
  });

function explanationsText(era: Era, findings: readonly Finding[]): string {
  const sentences = findings.map(({ explanation }) => explanation ?? '');
  const [first = ''] = sentences;
  if (sentences.every((sentence) => sentence === first)) return first;
  return findings
    .flatMap(({ slot, explanation }) =>
      explanation && slot !== undefined ? slotWord(era, slot) + SPELLING.colon + explanation : [],
    )
    .join(' ');
}
