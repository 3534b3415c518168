import type { GemColour } from '#domain/eras/facts';

/** The words of the details of one player. */
export const PLAYER_TEXTS = {
  details: 'Player Details',
  chooseOne: 'Choose a player to see every piece they wore in this fight.',
  talents: (talents: string) => `Talents: ${talents}`,
  noTalents: 'Talents not recorded',
  averageItemLevel: (level: string) => `Item level ${level}`,
  passed: 'PASSED',
  notJudged: 'Not judged: no rules here fit this report.',
  noGear: 'No gear recorded for this player in this fight. Another boss of the raid may have it.',
  notInFight: (name: string) => `Not in this fight: ${name}`,
  gear: 'Gear',
  itemLevel: (level: number) => `${level}`,
  unknownItem: (id: number) => `Item ${id}`,
  emptySlot: 'Empty',
  noEnchant: 'No enchant',
  enchanted: 'Enchanted',
  unknownEnchant: 'Enchanted, not recognised',
  gem: (colour: GemColour | undefined) => (colour ? `${colour} gem` : 'gem'),
} as const;
