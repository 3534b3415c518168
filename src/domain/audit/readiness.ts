import type { Era } from '../era/era';
import type { EraFacts } from '../era/facts';
import { averageItemLevel } from '../gear/item-level';
import { median } from '../median';
import type { Raider, Slot } from '../raid/raid';
import { ROLES, type Role, roleOf } from '../raid/roles';
import { shownNames } from '../raid/shown-names';
import type { Audit } from './audit';
import { slotPartOf } from './finding';

/** A raider this many levels below the role's median is behind. Our choice: several weak pieces. */
const MIN_LEVELS_BEHIND = 8;

interface RaiderLevel {
  raider: Raider;
  /** The raider's name, unique in the fight. */
  name: string;
  level: number;
  /** Whether the level is far below the role's median. */
  isBehind: boolean;
}

export interface RoleLevels {
  role: Role;
  median: number;
  /** Levels, lowest first. */
  levels: RaiderLevel[];
}

/** Groups average item levels by role, without unknown levels and empty roles. */
export function levelsByRole(
  audits: readonly Audit[],
  facts: Pick<EraFacts, 'item'>,
): RoleLevels[] {
  const { fullNameOf } = shownNames(audits.map(({ raider }) => raider));
  return ROLES.flatMap((role) => {
    const known = audits
      .filter(({ raider }) => roleOf(raider) === role)
      .flatMap(({ raider, era }) => {
        const level = averageItemLevel(raider, era, facts);
        return level === undefined ? [] : { raider, name: fullNameOf(raider), level };
      })
      .sort((one, other) => one.level - other.level);
    const middle = median(known.map(({ level }) => level));
    if (middle === undefined) return [];
    const isBehind = (level: number) => level <= middle - MIN_LEVELS_BEHIND;
    return {
      role,
      median: middle,
      levels: known.map((one) => ({ ...one, isBehind: isBehind(one.level) })),
    };
  });
}

export interface SlotFindings {
  slot: Slot;
  withoutEnchant: number;
  low: number;
}

/** Returns the slots with faults, worst first. */
export function findingsBySlot(
  { slots }: Pick<Era, 'slots'>,
  audits: readonly Audit[],
): SlotFindings[] {
  const findings = audits.flatMap((audit) => audit.findings);
  const count = (part: 'enchant' | 'level', slot: Slot) =>
    findings.filter((finding) => finding.slot === slot && slotPartOf(finding) === part).length;
  return slots
    .map((_, slot) => ({
      slot,
      withoutEnchant: count('enchant', slot),
      low: count('level', slot),
    }))
    .filter(({ withoutEnchant, low }) => withoutEnchant + low > 0)
    .sort((one, other) => other.withoutEnchant + other.low - (one.withoutEnchant + one.low));
}
