import type { Role } from '../raid/roles';
import {
  ARMOURS,
  type ArmourSet,
  ENCHANT_GRADES,
  type EnchantFacts,
  type EraFacts,
  GEM_COLOURS,
  GEM_GRADES,
  type GemFacts,
  HANDS,
  type ItemFacts,
  PLAIN_COLOURS,
  PROFESSIONS,
} from './facts';

// Not from roles.ts, which is in the main chunk and would have to load first.
const ROLES: readonly Role[] = ['tanks', 'healers', 'dps'];

/** Rising ids as differences, which compress well. */
type Steps = readonly number[];

/** Items by kind: sockets, meta socket, hand, armour, PvP, quest socket. */
export interface PackedItems {
  hands: readonly string[];
  armours: readonly string[];
  kinds: readonly (readonly number[])[];
  steps: Steps;
  kindOf: readonly number[];
}

export interface GemTable {
  gems: readonly GemRow[];
}

interface GemRow {
  id: number;
  name: string;
  colour: string;
  quality: number;
  grade: string;
  wants?: GemFacts['wants'] | undefined;
  wantsMore?: Readonly<Record<'more' | 'than', string>> | undefined;
  legitFor?: readonly string[] | undefined;
  profession?: string | undefined;
}

export interface EnchantTable {
  enchants: readonly EnchantRow[];
}

type BySlot<Value> = Readonly<Record<string, Value | undefined>>;

interface EnchantRow {
  id: number;
  name: string;
  slots: readonly number[];
  grade: string;
  nameBySlot?: BySlot<string> | undefined;
  gradeBySlot?: BySlot<string> | undefined;
  legitFor?: readonly string[] | undefined;
  supersededBy?: number | undefined;
  supersededBySlot?: BySlot<number> | undefined;
  supersededSince?: number | undefined;
  isScope?: boolean | undefined;
  profession?: string | undefined;
}

interface PackedSets {
  sets: readonly (ArmourSet & { items: readonly number[] })[];
}

function addSteps(steps: Steps): number[] {
  let id = 0;
  return steps.map((step) => {
    id += step;
    return id;
  });
}

/** Throws a RangeError for an unknown word. */
function wordOf<Word extends string>(words: readonly Word[], word: string | undefined): Word {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new RangeError(`${word} is none of ${words.join(', ')}`);
  return known;
}

/** Decodes the items. Items of one kind share their facts. */
export function unpackItems(packed: PackedItems): EraFacts['item'] {
  const kinds = packed.kinds.map(
    ([sockets = 0, meta, hand = 0, armour = 0, pvp, quest]): ItemFacts => ({
      sockets,
      hasMetaSocket: meta === 1,
      hand: wordOf(HANDS, packed.hands[hand]),
      ...(armour > 0 && { armour: wordOf(ARMOURS, packed.armours[armour]) }),
      isPvp: pvp === 1,
      hasQuestSocket: quest === 1,
    }),
  );
  const ids = Int32Array.from(addSteps(packed.steps));
  return (itemId) => {
    const index = indexIn(ids, itemId);
    return index === undefined ? undefined : kinds[packed.kindOf[index] ?? -1];
  };
}

/** Binary search: a Map of all ids would slow every start. */
function indexIn(ids: Int32Array, id: number): number | undefined {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Decodes the gems. Throws a RangeError for an unknown word. */
export function gemsById({ gems }: GemTable): EraFacts['gem'] {
  const byId = new Map(gems.map((row) => [row.id, gemOf(row)]));
  return (itemId) => byId.get(itemId);
}

const gemOf = ({ name, quality, wants, ...row }: GemRow): GemFacts => ({
  name,
  colour: wordOf(GEM_COLOURS, row.colour),
  quality,
  grade: wordOf(GEM_GRADES, row.grade),
  ...(wants && { wants }),
  ...(row.wantsMore && {
    wantsMore: {
      more: wordOf(PLAIN_COLOURS, row.wantsMore.more),
      than: wordOf(PLAIN_COLOURS, row.wantsMore.than),
    },
  }),
  ...(row.legitFor && { legitFor: row.legitFor.map((role) => wordOf(ROLES, role)) }),
  ...(row.profession && { profession: wordOf(PROFESSIONS, row.profession) }),
});

/** Decodes the enchants. Throws a RangeError for an unknown word. */
export function enchantsById({ enchants }: EnchantTable): EraFacts['enchant'] {
  const byId = new Map(enchants.map((row) => [row.id, enchantOf(row)]));
  return (enchantId) => byId.get(enchantId);
}

const enchantOf = ({
  name,
  slots,
  supersededBy,
  supersededSince,
  ...row
}: EnchantRow): EnchantFacts => ({
  name,
  slots,
  grade: wordOf(ENCHANT_GRADES, row.grade),
  isScope: row.isScope ?? false,
  ...(supersededBy && { supersededBy }),
  ...(supersededSince && { supersededSince }),
  ...(row.nameBySlot && { nameBySlot: bySlot(row.nameBySlot, (text) => text) }),
  ...(row.gradeBySlot && {
    gradeBySlot: bySlot(row.gradeBySlot, (grade) => wordOf(ENCHANT_GRADES, grade)),
  }),
  ...(row.supersededBySlot && { supersededBySlot: bySlot(row.supersededBySlot, (id) => id) }),
  ...(row.legitFor && { legitFor: row.legitFor.map((role) => wordOf(ROLES, role)) }),
  ...(row.profession && { profession: wordOf(PROFESSIONS, row.profession) }),
});

/** JSON keys are text. */
const bySlot = <Stored, Value>(
  stored: BySlot<Stored>,
  read: (value: Stored) => Value,
): Record<number, Value> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([slot, value]) =>
      value === undefined ? [] : [[slot, read(value)]],
    ),
  );

/** Decodes the sets, by item and by set id. */
export function unpackSets({ sets }: PackedSets): Pick<EraFacts, 'setOfItem' | 'setById'> {
  const byItem = new Map(sets.flatMap((set) => set.items.map((item) => [item, set] as const)));
  const byId = new Map(sets.map((set) => [set.id, set]));
  return { setOfItem: (itemId) => byItem.get(itemId), setById: (setId) => byId.get(setId) };
}

/** Decodes the items that show a profession. Throws a RangeError for an unknown word. */
export const itemsByProfession = ({
  items,
}: {
  items: Readonly<Record<string, readonly number[]>>;
}): EraFacts['professionItems'] =>
  new Map(
    Object.entries(items).flatMap(([profession, ids]) =>
      ids.map((id) => [id, wordOf(PROFESSIONS, profession)] as const),
    ),
  );
