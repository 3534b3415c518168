import type { Era } from '../eras/era';
import { isWithoutGear } from '../eras/raid-of-fight';
import { isDress } from '../gear/slots';
import type { AtThePull } from '../pull/at-the-pull';
import type { Raider } from '../raid/raid';
import { classAndSpecIn } from '../raid/talent-trees';
import type { Finding } from './finding';
import { type Inspection, inspect } from './inspection';
import type { Judging } from './judging';
import type { Found, Rule, RuleSetting } from './rule';
import { RULES, type RuleId } from './rule-list';
import { settingOf } from './standards';
import { type Verdict, verdictsFor } from './verdict';

/** A raider with the findings on their gear. */
export interface Audit {
  raider: Raider;
  era: Era;
  /** What counts and decides the verdicts, by rule and slot. */
  findings: Finding[];
  /** Worth a look; changes no verdict. Same order. */
  advice: Finding[];
  verdicts: Verdict[];
}

/**
 * Checks a raider's gear by every rule of an era. Rules that need the facts find nothing until
 * those are loaded.
 */
export function audit(logged: Raider, judging: Judging): Audit {
  const { era, standards } = judging;
  const raider = raiderIn(logged, judging);
  if (!era.tables) return { raider, era, findings: [], advice: [], verdicts: ['NOT JUDGED'] };
  if (!hasGearRecorded({ raider, era })) {
    // Every slot listed as empty means the log recorded no gear: nobody raids naked.
    return { raider, era, findings: [], advice: [], verdicts: ['NO GEAR RECORDED'] };
  }
  const inspection = inspect(raider, judging, era.tables);
  const bySetting: Record<RuleSetting, Finding[]> = { counts: [], advice: [], off: [] };
  for (const rule of RULES) {
    const setting = settingOf(rule, standards);
    if (setting !== 'off') bySetting[setting].push(...findingsOf(rule, inspection, judging));
  }
  const { counts: findings, advice } = bySetting;
  return { raider, era, findings, advice, verdicts: verdictsFor(findings) };
}

/** A raider as an era reads them: with the spec that talent points tell, and without gear that says nothing. */
export function raiderIn(
  logged: Raider,
  { era: { tables }, fight }: Pick<Judging, 'era' | 'fight'>,
): Raider {
  const { talents, raids = [] } = tables ?? {};
  const raider = talents ? { ...logged, ...classAndSpecIn(logged, talents) } : logged;
  return fight && isWithoutGear(fight, raids) ? { ...raider, gear: [], bareSlots: [] } : raider;
}

function findingsOf(
  rule: Rule & { id: RuleId },
  inspection: Inspection,
  { pull }: Judging,
): Finding[] {
  const isExcused = ({ slot }: Found) =>
    rule.excusesItems && slot !== undefined && inspection.excusedSlots.includes(slot);
  return found(rule, inspection, pull)
    .filter((one) => !isExcused(one))
    .map(({ title, slot, count = 1, explanation }) => ({
      rule: rule.id,
      title,
      ...(slot !== undefined && { slot }),
      count,
      ...(explanation && { explanation }),
    }));
}

function found(rule: Rule, inspection: Inspection, pull: AtThePull | undefined): Found[] {
  if (rule.needs === 'tables') return rule.find(inspection);
  if (rule.needs === 'pull') return pull ? rule.find({ ...inspection, pull }) : [];
  const { facts } = inspection;
  return facts ? rule.find({ ...inspection, facts }) : [];
}

/**
 * Whether the log has any gear of a raider. Without gear nobody passes, though the specification's
 * wording would let them.
 */
export const hasGearRecorded = ({ raider, era }: Pick<Audit, 'raider' | 'era'>): boolean =>
  raider.gear.some(({ slot }) => !isDress(era, slot));
