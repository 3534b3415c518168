import type { Era, EraTables } from '../../era/era';
import type { EraFacts } from '../../era/facts';
import type { SlotKind } from '../../era/slot-list';
import { raidOfFight } from '../../eras/raid-of-fight';
import { isCosmetic } from '../../gear/slots';
import type { Language } from '../../language';
import type { AtThePull } from '../../pull/at-the-pull';
import type { Fight, Piece, Raider, Slot } from '../../raid/raid';
import type { Role } from '../../raid/roles';
import { itemsExemptFromLevel, minimumItemLevelIn, type Standards } from './standards';

export interface AuditContext {
  era: Era;
  /** The era's facts. Until they are loaded only rules without facts run. */
  facts?: EraFacts | undefined;
  standards: Standards;
  /** The language of explanations. A new language makes cached audits stale. */
  language?: Language;
  /** The fight, which determines raid and tier. */
  fight?: Fight | undefined;
  /** The pull. Until it is loaded rules about it find nothing. */
  pull?: AtThePull | undefined;
}

export interface RaiderContext extends AuditContext {
  raider: Raider;
  tables: EraTables;
  /** Worn pieces without shirt and tabard, in slot order. */
  pieces: readonly Piece[];
  minimumItemLevel: number;
  /** Items exempt from the minimum item level, besides the items that the user excused. */
  exemptFromLevel: readonly number[];
  excusedSlots: readonly Slot[];
  /** The raid tier, such as 11; absent if the fight does not show it. */
  tier?: number;
}

export interface ContextWithFacts extends RaiderContext {
  facts: EraFacts;
}

export interface ContextWithPull extends RaiderContext {
  pull: AtThePull;
}

/** Builds the context of a raider's audit, with the minimum item level and tier of the raid. */
export function toRaiderContext(
  raider: Raider,
  context: AuditContext,
  tables: EraTables,
): RaiderContext {
  const { era, standards, fight } = context;
  const raid = fight && raidOfFight(fight, tables.raids);
  const pieces = raider.gear.filter(({ slot }) => !isCosmetic(era, slot));
  return {
    ...context,
    raider,
    tables,
    pieces,
    minimumItemLevel: minimumItemLevelIn(standards, tables, raid),
    exemptFromLevel: itemsExemptFromLevel(standards, tables),
    excusedSlots: pieces
      .filter(({ itemId }) => standards.excusedItems.includes(itemId))
      .map(({ slot }) => slot),
    ...(raid && { tier: raid.tier }),
  };
}

/** Returns the item level below which a fight's pieces are low; 0 without rules. */
export const minimumInFight = (
  fight: Fight,
  { era: { tables }, standards }: Pick<AuditContext, 'era' | 'standards'>,
): number => (tables ? minimumItemLevelIn(standards, tables, raidOfFight(fight, tables.raids)) : 0);

/** Whether a piece's level is too low for newer enchants and gems, or unknown. */
export const isTooLowForNewer = (
  { facts }: Pick<ContextWithFacts, 'facts'>,
  { itemLevel = 0 }: Piece,
): boolean => itemLevel < facts.newerFitsFrom;

export const isGoodFor = ({ roles }: Pick<Raider, 'roles'>, goodFor: readonly Role[] = []) =>
  goodFor.some((role) => roles.includes(role));

export const slotKind = ({ era }: Pick<RaiderContext, 'era'>, { slot }: Pick<Piece, 'slot'>) =>
  era.slots[slot]?.kind;

export const piecesInSlots = (context: RaiderContext, kinds: readonly SlotKind[]): Piece[] =>
  context.pieces.filter((piece) => kinds.some((kind) => kind === slotKind(context, piece)));
