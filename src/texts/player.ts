import type { Profession } from '#domain/era/facts';
import { inLanguage } from '#domain/language';

const PROFESSIONS: Readonly<Record<Profession, string>> = {
  alchemy: 'Alchemy',
  blacksmithing: 'Blacksmithing',
  enchanting: 'Enchanting',
  engineering: 'Engineering',
  inscription: 'Inscription',
  jewelcrafting: 'Jewelcrafting',
  leatherworking: 'Leatherworking',
  tailoring: 'Tailoring',
};

export const PLAYER_TEXTS = inLanguage('player', {
  details: 'Player Details',
  allEvenings: 'All evenings',
  you: 'you',
  chooseOne: 'Choose a player to see every piece they wore in this fight.',
  talents: (talents: string) => `Talents: ${talents}`,
  noTalents: 'Talents not recorded',
  itemLevelWords: 'Item level',
  atAGlance: 'At a glance',
  potions: (count: number) => `Potions: ${count}`,
  healthstones: (count: number) => `Healthstones: ${count}`,
  professions: PROFESSIONS,
  worthALook: 'Worth a look',
  passed: 'PASSED',
  notJudged: 'Not judged: Ready Check has no rules for this report.',
  unreadable: (pieces: readonly string[]) =>
    `Cannot be read in this log, so not judged: ${pieces.join(', ')}`,
  unreadablePiece: (slot: string | undefined, name: string) =>
    slot && name ? `${slot} (${name})` : slot || name || 'a piece',
  noGear: 'No gear recorded for this player in this fight. Another boss of the raid may have it.',
  tooManyEmpty: (empty: number, of: number) =>
    `${empty} of ${of} slots are empty: disconnected, or the log was cut. Another boss of the raid may have the gear.`,
  shared: (name: string) => `Several players here are called ${name}. Choose one in the list.`,
  notInFight: (name: string) => `Not in this fight: ${name}`,
  gear: 'Gear',
  unknownItem: (id: number) => `Item ${id}`,
  emptySlot: (slot: string) => `${slot}: empty`,
  unloggedSlot: (slot: string) => `${slot}: not recorded`,
  enchanted: 'Enchanted',
  unknownEnchant: 'Enchanted, not recognised',
  unknownGem: (id: number) => `Gem ${id}`,
  sockets: (colours: string) => `sockets ${colours}`,
  everyPiece: 'Every piece',
  metaActive: (conditions: string) => `Meta gem active: ${conditions}`,
  metaInactive: (conditions: string) => `Meta gem inactive: ${conditions}`,
  professionsSeen: 'Professions seen',
  excuse: 'Excuse',
  excused: 'Excused',
  excuseItem: (piece: string) => `Excuse ${piece}`,
  fullHeight: 'Full height',
  previousBoss: (boss: string) => `Same player at the previous boss: ${boss}`,
  nextBoss: (boss: string) => `Same player at the next boss: ${boss}`,
});
