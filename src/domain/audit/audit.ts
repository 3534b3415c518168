import type { Era } from '../eras/era';
import { isDress, type Slot } from '../gear/slots';
import type { Raider } from '../raid/raid';
import { classAndSpecIn } from '../raid/talent-trees';
import { type Inspection, inspect } from './inspection';
import type { Judging } from './judging';
import type { Found, Rule, RuleSetting } from './rule';
import { RULES, type RuleId } from './rule-list';
import { settingOf } from './standards';
import { type Verdict, verdictsFor } from './verdict';

/** One rule broken in one slot. */
export interface Finding {
  rule: RuleId;
  /** How lines name it: `Empty Socket`. */
  title: string;
  slot: Slot;
  /** How many of it, as two empty sockets. */
  count: number;
  /** What explains it, in a sentence; absent where the title says it all. */
  explanation?: string;
}

/** A raider with what their gear comes to. */
export interface Audit {
  raider: Raider;
  era: Era;
  /** What counts, rule by rule and in slot order: it decides the verdicts. */
  findings: Finding[];
  /** What is worth a look and changes no verdict, in the same order. */
  advice: Finding[];
  /** Every column that the raider stands in. */
  verdicts: Verdict[];
}

/** Holds a raider's gear to every rule of an era. Without the facts, the rules that need them say nothing. */
export function audit(logged: Raider, judging: Judging): Audit {
  const { era, standards } = judging;
  const talents = era.tables?.talents;
  const raider = talents ? { ...logged, ...classAndSpecIn(logged, talents) } : logged;
  if (!era.tables) return { raider, era, findings: [], advice: [], verdicts: ['NOT JUDGED'] };
  if (!hasGearRecorded({ raider, era })) {
    // Slots that are listed as empty one and all were not recorded: nobody raids with nothing on.
    return { raider, era, findings: [], advice: [], verdicts: ['NO GEAR RECORDED'] };
  }
  const inspection = inspect(raider, judging, era.tables);
  const bySetting: Record<RuleSetting, Finding[]> = { counts: [], advice: [], off: [] };
  for (const rule of RULES) {
    const setting = settingOf(rule, standards);
    if (setting !== 'off') bySetting[setting].push(...findingsOf(rule, inspection));
  }
  const { counts: findings, advice } = bySetting;
  return { raider, era, findings, advice, verdicts: verdictsFor(findings) };
}

function findingsOf(rule: Rule & { id: RuleId }, inspection: Inspection): Finding[] {
  return found(rule, inspection)
    .filter(({ slot }) => !(rule.excusesItems && inspection.excusedSlots.includes(slot)))
    .map(({ title, slot, count = 1, explanation }) => ({
      rule: rule.id,
      title,
      slot,
      count,
      ...(explanation && { explanation }),
    }));
}

function found(rule: Rule, inspection: Inspection): Found[] {
  if (rule.needs === 'tables') return rule.find(inspection);
  const { facts } = inspection;
  return facts ? rule.find({ ...inspection, facts }) : [];
}

/**
 * Whether the log has any gear to judge for a raider.
 *
 * Without it nobody is PASSED: the specification would pass such a raider by its words, and mislead a
 * raid leader.
 */
export const hasGearRecorded = ({ raider, era }: Pick<Audit, 'raider' | 'era'>): boolean =>
  raider.gear.some(({ slot }) => !isDress(era, slot));
