import type { Era } from '../era/era';
import { isWithoutGear } from '../eras/raid-of-fight';
import { hasGearRecorded } from '../gear/gear-recorded';
import type { Raider } from '../raid/raid';
import { classAndSpecByTalents } from '../raid/talent-trees';
import type { Finding } from './finding';
import { type AuditContext, type RaiderContext, toRaiderContext } from './rule/audit-context';
import type { Rule, RuleFinding } from './rule/rule';
import { type RuleSetting, type Standards, settingOf } from './rule/standards';
import { RULES, type RuleId } from './rule-list';
import { type Verdict, verdictsOfFindings } from './verdict';

export interface Audit {
  raider: Raider;
  era: Era;
  /** Findings that count, by rule and slot: they decide the verdicts. */
  findings: readonly Finding[];
  /** Findings that are worth a look but change no verdict, by rule and slot. */
  advice: readonly Finding[];
  verdicts: readonly Verdict[];
}

/** Checks a raider's gear by every rule. Rules whose facts are not loaded find nothing. */
export function audit(logged: Raider, context: AuditContext): Audit {
  const { era, standards } = context;
  const raider = raiderAsJudged(logged, context);
  if (!era.tables) return { raider, era, findings: [], advice: [], verdicts: ['NOT JUDGED'] };
  if (!hasGearRecorded({ raider, era })) {
    // Nobody raids naked, so empty slots mean that the log lacks the gear.
    return { raider, era, findings: [], advice: [], verdicts: ['NO GEAR RECORDED'] };
  }
  const raiderContext = toRaiderContext(raider, context, era.tables);
  const bySetting: Record<RuleSetting, Finding[]> = { counts: [], advice: [], off: [] };
  for (const rule of RULES) {
    const setting = settingOf(rule, standards);
    if (setting !== 'off') bySetting[setting].push(...unexcusedFindings(rule, raiderContext));
  }
  const { counts: findings, advice } = bySetting;
  return { raider, era, findings, advice, verdicts: verdictsOfFindings(findings) };
}

/** Returns a raider with the spec by talent points, but without gear that no rule judges. */
function raiderAsJudged(
  logged: Raider,
  { era: { tables }, fight }: Pick<AuditContext, 'era' | 'fight'>,
): Raider {
  const { talents, raids = [] } = tables ?? {};
  const raider = talents ? { ...logged, ...classAndSpecByTalents(logged, talents) } : logged;
  return fight && isWithoutGear(fight, raids) ? { ...raider, gear: [], bareSlots: [] } : raider;
}

function unexcusedFindings(rule: Rule & { id: RuleId }, context: RaiderContext): Finding[] {
  const isExcused = ({ slot }: RuleFinding) =>
    rule.excusesItems && slot !== undefined && context.excusedSlots.includes(slot);
  return applyRule(rule, context)
    .filter((one) => !isExcused(one))
    .map(({ title = rule.titles[0], slot, count = 1, explanation }) => ({
      rule: rule.id,
      title,
      ...(slot !== undefined && { slot }),
      count,
      ...(explanation && { explanation }),
    }));
}

function applyRule(rule: Rule, context: RaiderContext): RuleFinding[] {
  const { facts, pull } = context;
  if (rule.needs === 'tables') return rule.find(context);
  if (rule.needs === 'pull') return pull ? rule.find({ ...context, pull }) : [];
  return facts ? rule.find({ ...context, facts }) : [];
}

export const judgesPull = (standards: Standards): boolean =>
  RULES.some((rule) => rule.needs === 'pull' && settingOf(rule, standards) !== 'off');
