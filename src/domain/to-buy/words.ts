import { inLanguage } from '../language';

/** Texts of the list and its copies. Names of items, enchants and factions stay as in tables. */
export const TO_BUY_TEXTS = inLanguage('toBuy', {
  title: 'To buy',
  enchants: 'Enchants',
  gems: 'Gems and buckles',
  consumables: 'Flasks and food',
  elsewhere: 'Not on the auction house',
  anEnchant: (slot: string) => `an enchant for ${slot}`,
  anyEnchant: (slot: string) => `any enchant for ${slot}`,
  aScope: (slot: string) => `a scope for ${slot}`,
  aRuneforge: (slot: string) => `a runeforge for ${slot}`,
  aGem: 'a gem',
  aMeta: 'a meta gem',
  aFlask: 'a flask',
  aFood: 'a food',
  usually: (what: string, usual: string) => `${what} (usually ${usual})`,
  or: (one: string, other: string) => `${one} or ${other}`,
  inSlots: (slots: string) => `in ${slots}`,
  enchanter: (materials: string) => `an enchanter, with ${materials}`,
  exalted: 'exalted',
  revered: 'revered',
  honoured: 'honoured',
  fromQuest: 'a quest or a boss gives it',
  byDeathKnights: 'death knights do it themselves',
  byEnchanters: 'enchanters do it themselves',
  byBlacksmiths: 'blacksmiths do it themselves',
  lasts: (hours: number, minutes: number) =>
    `for ${hours === 1 ? '1 hour' : `${hours} hours`}, ${minutes} minutes each`,
  better: 'better than what they wear',
  woreIt: (date: string) => `they wore it on ${date}`,
  ofSpec: (votes: number, all: number, spec: string, className: string) =>
    `${votes} of ${all} ${spec} ${className.toLowerCase()}s`,
  ofOwnGems: (gems: number, all: number) => `${gems} of ${all} of their gems`,
  gemsOfSpec: (gems: number, all: number, spec: string, className: string) =>
    `${gems} of ${all} gems of ${spec} ${className.toLowerCase()}s`,
  inSets: 'Chosen as the simulator’s sets do, unless a line says why.',
  head: (players: number, date: string) =>
    `For ${players === 1 ? '1 player' : `${players} players`}, from what they lacked on ${date}. Tick who has theirs.`,
  noFindings: 'Nothing: whoever came had everything.',
  noLines: 'Nothing to buy for what they lack.',
});
