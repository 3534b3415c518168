import type { Rule } from './rule/rule';
import { armourType } from './rules/armour-type';
import { beltBuckle } from './rules/belt-buckle';
import { blacksmithSocket } from './rules/blacksmith-socket';
import { emptySlot } from './rules/empty-slot';
import { emptySocket } from './rules/empty-socket';
import { enchantGrade } from './rules/enchant-grade';
import { gemGrade } from './rules/gem-grade';
import { lowItemLevel } from './rules/low-item-level';
import { metaInactive } from './rules/meta-inactive';
import { metaMissing } from './rules/meta-missing';
import { missingEnchant } from './rules/missing-enchant';
import { noFlaskSeen } from './rules/no-flask-seen';
import { noFoodSeen } from './rules/no-food-seen';
import { pvpGear } from './rules/pvp-gear';
import { ringEnchant } from './rules/ring-enchant';
import { scope } from './rules/scope';
import { tinker } from './rules/tinker';

/** All rules, in the order in which findings are listed. */
export const RULES = [
  missingEnchant,
  lowItemLevel,
  emptySlot,
  emptySocket,
  beltBuckle,
  blacksmithSocket,
  metaMissing,
  metaInactive,
  gemGrade,
  enchantGrade,
  ringEnchant,
  scope,
  tinker,
  armourType,
  pvpGear,
  noFlaskSeen,
  noFoodSeen,
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]['id'];
