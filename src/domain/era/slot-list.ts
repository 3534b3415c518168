import type { Slot } from '../raid/raid';

/** The kind of a slot. Both rings are of one kind, and so are both trinkets. */
export type SlotKind =
  | 'head'
  | 'neck'
  | 'shoulder'
  | 'shirt'
  | 'chest'
  | 'waist'
  | 'legs'
  | 'feet'
  | 'wrist'
  | 'hands'
  | 'finger'
  | 'trinket'
  | 'back'
  | 'mainhand'
  | 'offhand'
  | 'ranged'
  | 'tabard';

/** A slot of a gear array, at the log's number. */
export interface EraSlot {
  slot: Slot;
  /** The word in findings: `Legs`. */
  word: string;
  kind: SlotKind;
}

type Row = readonly [word: string, kind: SlotKind];

const UP_TO_OFFHAND: readonly Row[] = [
  ['Head', 'head'],
  ['Neck', 'neck'],
  ['Shoulders', 'shoulder'],
  ['Shirt', 'shirt'],
  ['Chest', 'chest'],
  ['Belt', 'waist'],
  ['Legs', 'legs'],
  ['Boots', 'feet'],
  ['Bracers', 'wrist'],
  ['Gloves', 'hands'],
  ['Ring 1', 'finger'],
  ['Ring 2', 'finger'],
  ['Trinket 1', 'trinket'],
  ['Trinket 2', 'trinket'],
  ['Cloak', 'back'],
  ['Mainhand', 'mainhand'],
  ['Offhand', 'offhand'],
];

const numberSlots = (rows: readonly Row[]): readonly EraSlot[] =>
  rows.map(([word, kind], slot) => ({ slot, word, kind }));

/** Slots until Cataclysm: 17 is the ranged weapon or relic. Source: Warcraft Logs gear entries. */
export const SLOTS_WITH_RANGED = numberSlots([
  ...UP_TO_OFFHAND,
  ['Ranged', 'ranged'],
  ['Tabard', 'tabard'],
]);

/** Slots from Mists on: 17 is the tabard. Source: a log of 2026 (guild tabard 69210 in 17). */
export const SLOTS_WITHOUT_RANGED = numberSlots([...UP_TO_OFFHAND, ['Tabard', 'tabard']]);
