/** A gear slot by the log's number: 0 is the head, 18 the tabard. */
export type Slot = number;

/** Main hand and off hand, by the log's numbers. */
export const MAINHAND: Slot = 15;
export const OFFHAND: Slot = 16;

/** The slot words of a finding, at the log's slot numbers. Source: the log's gear entries. */
export const SLOT_WORDS = [
  'Head',
  'Neck',
  'Shoulders',
  'Shirt',
  'Chest',
  'Belt',
  'Legs',
  'Boots',
  'Bracers',
  'Gloves',
  'Ring 1',
  'Ring 2',
  'Trinket 1',
  'Trinket 2',
  'Cloak',
  'Mainhand',
  'Offhand',
  'Ranged',
  'Tabard',
] as const;

/** Shirt and tabard are dress: no rule looks at them. Source: docs/specification.md. */
const DRESS: ReadonlySet<Slot> = new Set([3, 18]);

/**
 * The slots that every raider can have enchanted.
 *
 * The off hand is one of them whatever is held there: weapons, shields and held items all take an
 * enchant in Cataclysm (4091 held, 4085 and 4073 shields). Source: docs/specification.md; logged off hands of 2024.
 */
const ENCHANTABLE: ReadonlySet<Slot> = new Set([0, 2, 4, 6, 7, 8, 9, 14, 15, 16]);

/** Whether the log's number names a slot at all. */
export const isSlot = (slot: number): slot is Slot =>
  Number.isInteger(slot) && slot >= 0 && slot < SLOT_WORDS.length;

/** Whether the audit and the item level look at the slot. */
export const isScored = (slot: Slot): boolean => !DRESS.has(slot);

/** Whether every raider can have the slot enchanted. */
export const isEnchantable = (slot: Slot): boolean => ENCHANTABLE.has(slot);

/** The slot's word in findings: 6 is `Legs`. */
export const slotWord = (slot: Slot): string => SLOT_WORDS[slot] ?? `Slot ${slot}`;
