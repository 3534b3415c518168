import {
  ARMOURS,
  type ArmourSet,
  ENCHANT_GRADES,
  type EnchantFacts,
  type EnchantGrade,
  type EraFacts,
  GEM_COLOURS,
  GEM_GRADES,
  type GemFacts,
  HANDS,
  type ItemFacts,
  type PlainColour,
  PROFESSIONS,
  type Profession,
} from './facts';

/** Ids in rising order, each as its step from the one before, so that they pack well. */
type Steps = readonly number[];

/** Items by kind: a kind is sockets, has a meta socket, hand, armour, is for PvP, has a quest socket. */
export interface PackedItems {
  hands: readonly string[];
  armours: readonly string[];
  kinds: readonly (readonly number[])[];
  steps: Steps;
  kindOf: readonly number[];
}

/** Gems in columns, one entry an id. */
export interface PackedGems {
  colours: readonly string[];
  grades: readonly string[];
  steps: Steps;
  names: readonly string[];
  colourOf: readonly number[];
  qualityOf: readonly number[];
  gradeOf: readonly number[];
  wants?: Readonly<Record<string, Partial<Record<PlainColour, number>>>>;
  jewelcrafters: readonly number[];
  engineers: readonly number[];
}

/** Enchants and tinkers in columns, one entry an id; what few of them have stands by id. */
export interface PackedEnchants {
  grades: readonly string[];
  slotLists: readonly (readonly number[])[];
  steps: Steps;
  names: readonly string[];
  slotsOf: readonly number[];
  gradeOf: readonly number[];
  supersededBy: Readonly<Record<string, number>>;
  supersededSince: Readonly<Record<string, number>>;
  gradeBySlot: Readonly<Record<string, Readonly<Record<string, string>>>>;
  scopes: readonly number[];
  professions: Readonly<Record<string, readonly number[]>>;
}

interface PackedSets {
  sets: readonly (ArmourSet & { items: readonly number[] })[];
}

function idsOf(steps: Steps): number[] {
  let id = 0;
  return steps.map((step) => {
    id += step;
    return id;
  });
}

/** Finds a table's word among those that the facts know. Throws a RangeError where it is none of them. */
function wordOf<Word extends string>(words: readonly Word[], word: string | undefined): Word {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new RangeError(`${word} is none of ${words.join(', ')}`);
  return known;
}

/** The items by id; the kinds are few, so that items of one kind share their facts. */
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
  const ids = Int32Array.from(idsOf(packed.steps));
  return (itemId) => {
    const index = indexIn(ids, itemId);
    return index === undefined ? undefined : kinds[packed.kindOf[index] ?? -1];
  };
}

/** Where an id stands among many in rising order: a map of them all would cost every start. */
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

/** The gems by item id. Throws a RangeError for a word that the facts do not know. */
export function unpackGems(packed: PackedGems): EraFacts['gem'] {
  const jewelcrafters = new Set(packed.jewelcrafters);
  const engineers = new Set(packed.engineers);
  const professionOf = (id: number): Profession | undefined => {
    if (jewelcrafters.has(id)) return 'jewelcrafting';
    return engineers.has(id) ? 'engineering' : undefined;
  };
  const gems = new Map(
    idsOf(packed.steps).map((id, index): [number, GemFacts] => {
      const wants = packed.wants?.[id];
      const profession = professionOf(id);
      return [
        id,
        {
          name: packed.names[index] ?? '',
          colour: wordOf(GEM_COLOURS, packed.colours[packed.colourOf[index] ?? -1]),
          quality: packed.qualityOf[index] ?? 1,
          grade: wordOf(GEM_GRADES, packed.grades[packed.gradeOf[index] ?? -1]),
          ...(wants && { wants }),
          ...(profession && { profession }),
        },
      ];
    }),
  );
  return (itemId) => gems.get(itemId);
}

/** The enchants by their own id. Throws a RangeError for a word that the facts do not know. */
export function unpackEnchants(packed: PackedEnchants): EraFacts['enchant'] {
  const scopes = new Set(packed.scopes);
  const professions = new Map(
    Object.entries(packed.professions).flatMap(([profession, ids]) =>
      ids.map((id) => [id, wordOf(PROFESSIONS, profession)] as const),
    ),
  );
  const enchants = new Map(
    idsOf(packed.steps).map((id, index): [number, EnchantFacts] => {
      const supersededBy = packed.supersededBy[id];
      const supersededSince = packed.supersededSince[id];
      const gradeBySlot = packed.gradeBySlot[id];
      const profession = professions.get(id);
      return [
        id,
        {
          name: packed.names[index] ?? '',
          slots: packed.slotLists[packed.slotsOf[index] ?? -1] ?? [],
          grade: wordOf(ENCHANT_GRADES, packed.grades[packed.gradeOf[index] ?? -1]),
          isScope: scopes.has(id),
          ...(supersededBy && { supersededBy }),
          ...(supersededSince && { supersededSince }),
          ...(gradeBySlot && { gradeBySlot: gradesBySlot(gradeBySlot) }),
          ...(profession && { profession }),
        },
      ];
    }),
  );
  return (enchantId) => enchants.get(enchantId);
}

const gradesBySlot = (grades: Readonly<Record<string, string>>): Record<number, EnchantGrade> =>
  Object.fromEntries(
    Object.entries(grades).map(([slot, grade]) => [slot, wordOf(ENCHANT_GRADES, grade)]),
  );

/** The sets, by the items that count for them and by their own id. */
export function unpackSets({ sets }: PackedSets): Pick<EraFacts, 'setOfItem' | 'setById'> {
  const byItem = new Map(sets.flatMap((set) => set.items.map((item) => [item, set] as const)));
  const byId = new Map(sets.map((set) => [set.id, set]));
  return { setOfItem: (itemId) => byItem.get(itemId), setById: (setId) => byId.get(setId) };
}
