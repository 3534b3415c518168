import type { Doubt } from '#domain/coverage/doubt';
import { inLanguage } from '#domain/language';
import { formatList } from '#domain/listing';

export const BUFF_TEXTS = inLanguage('buff', {
  buffs: 'Buffs',
  debuffs: 'Debuffs',
  /** Categories that are never listed as missing. */
  extras: 'Cooldowns and more',
  nobody: 'Nobody is in this fight, so nobody brings anything.',
  aboutCoverage:
    'This is who can provide each buff and debuff by class and spec, not what was up during the fight.',

  coveredOf: (covered: number, all: number) => `${covered} of ${all} covered`,
  andMore: (name: string, count: number) => `${name} and ${count} more`,
  uncertain: (names: readonly string[]) => `Uncertain: ${names.join(', ')}`,
  categoriesOnOne: (names: readonly string[]) => `Only one: ${names.join(', ')}`,
  missingCategories: (missing: readonly string[], onOne: readonly string[]) =>
    `Missing: ${missing.join(', ')}${onOne.length > 0 ? `. Only one: ${onOne.join(', ')}` : ''}`,

  missing: 'missing',
  onlyOne: 'only one',
  /** A possible extra. Its tooltip says why it is only possible. */
  possibleExtra: 'possible',
  /** What an uncertain category depends on. */
  needed: { pet: 'a pet', talent: 'a talent', choice: 'a choice' },
  dependsOn: (needed: string) => `depends on ${needed}`,
  sourcesDisagree: 'sources disagree',

  broughtBy: (classAndSpec: string, pet?: string) =>
    pet ? `${classAndSpec}'s ${pet}` : classAndSpec,
  possibleBecause: (reasons: readonly string[]) => `possible: ${reasons.join('; ')}`,
  ofPet: 'depends on the pet',
  ofTalent: (reason: string) => `a talent, ${reason}`,
  ofPoints: (points: number, tree: string) => `by talents: ${points} points in ${tree}`,
  ofChoice: (choice: string, className: string) => `one ${choice} per ${className}`,
  choicesSuffice: 'Enough raiders can choose it to have it alongside everything else.',
  notHere: (sources: readonly string[]) => `Not here: ${sources.join(', ')}.`,
  notCounted: (ways: readonly string[]) => `Not counted: ${ways.join(', ')}.`,

  wholeRaid: 'Whole raid',
  wholeRaidHint: 'one raider is enough',
  ownParty: 'Own party',
  ownPartyHint: 'affects the caster’s party; the log does not record parties',
  onePerson: 'One person',
  debuffsHint: 'on the boss; one raider is enough',
  /** `3 shamans for 5 parties`. */
  bringersFor: (bringers: number, who: string, parties: number) =>
    `${bringers} ${who.toLowerCase()}${bringers === 1 ? '' : 's'} for ${
      parties === 1 ? '1 party' : `${parties} parties`
    }`,
  oneEach: (choice: string) => `one ${choice} each`,
  withPet: (pet: string) => `with ${/^[aeiou]/i.test(pet) ? 'an' : 'a'} ${pet}`,
  nobodyBrings: (names: readonly string[]) => `Nobody here brings ${formatList(names, 'or')}.`,
  /** `3 paladins: 3 blessings each raider` */
  blessings: (paladins: number, each: number) =>
    `${paladins} ${paladins === 1 ? 'paladin' : 'paladins'}: ${each} ${
      each === 1 ? 'blessing' : 'blessings'
    } each raider`,
  noBlessings: 'Blessings: ',
  byTalents: 'by talents',
  instead: (names: readonly string[]) => `In its place: ${formatList(names, 'or')}.`,
  debuffCount: (count: number) => `${count} debuffs`,
  aboutReach:
    'This is who can bring each by class and talents, not what was up. The log does not record who was in which party, so nothing of a party is called covered or missing.',

  classUnknown: 'Class unknown, counted nowhere:',
  specUnknown: 'Spec unknown, counted only for what any spec of the class brings:',

  conflicts: 'Cannot be had at the same time',
  hasOne: (raiders: number, choice: string) =>
    raiders === 1 ? `has one ${choice}` : `have one ${choice} each`,
  ways: (ways: readonly (readonly string[])[]) =>
    ways.map((categories) => formatList(categories, 'and')).join(', or '),
  atMost: (count: number, categories: readonly string[]) =>
    `at most ${count} of ${formatList(categories, 'and')}`,
  leavesOut: (categories: readonly string[]) =>
    `the best option leaves out ${formatList(categories, 'and')}`,
  possibleAnyway: (categories: readonly string[]) =>
    `A pet, a talent or a disputed spell may bring ${formatList(categories, 'and')} all the same.`,

  whatToBring: 'What to bring',
  nothingToBring: 'Nothing is missing, and nothing depends on one raider.',
  only: (raider: string) => `only ${raider}`,
  moreOnOne: (count: number) => `${count} more that depend on one raider`,
  inWords: 'In words',
  legend: { enough: '2 or more', one: '1: only one', none: '0: missing' },
  anySpec: (className: string) => `any ${className}`,
  possibly: (sources: readonly string[]) => `possibly ${formatList(sources, 'or')}`,
  fewest: (added: number, covered: number, missing: number) =>
    `${added === 1 ? 'One more raider' : `${added} more raiders`} would cover ${
      covered === missing ? 'all that is missing' : `${covered} of the ${missing} missing`
    }:`,
});

/** Returns `possible: depends on a choice or a pet; sources disagree`. */
export function possibleText(doubts: readonly Doubt[]): string {
  const needed = doubts.flatMap((doubt) =>
    doubt === 'dispute' || doubt === 'points' ? [] : BUFF_TEXTS.needed[doubt],
  );
  return BUFF_TEXTS.possibleBecause([
    ...(needed.length > 0 ? [BUFF_TEXTS.dependsOn(formatList(needed, 'or'))] : []),
    ...(doubts.includes('points') ? [BUFF_TEXTS.byTalents] : []),
    ...(doubts.includes('dispute') ? [BUFF_TEXTS.sourcesDisagree] : []),
  ]);
}
