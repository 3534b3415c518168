import { TITLES } from '#domain/audit/finding';
import type { Rule } from '#domain/audit/rule/rule';
import { RULES } from '#domain/audit/rule-list';
import { VERDICTS } from '#domain/audit/verdict';
import type { BuffCategory, RaidBuffs } from '#domain/coverage/category';
import { ARMOURS, GEM_COLOURS } from '#domain/era/facts';
import { ERAS } from '#domain/eras/era-list';
import { UNKNOWN_GAME } from '#domain/eras/unjudged-eras';
import type { Consumables } from '#domain/pull/consumables';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { CLASSES } from '#domain/raid/classes';

/**
 * Lists every word that the app passes to `term`, in English, from its tables. Spells of tooltips
 * are left out: they stay English where no translation is known.
 */
export async function everyTerm(): Promise<ReadonlySet<string>> {
  const terms = new Set<string>([
    ...TITLES,
    ...RULES.flatMap(({ shortWord }: Rule) => shortWord || []),
    ...RULES.map(({ meaning }) => meaning),
    ...VERDICTS,
    ...ARMOURS,
    ...GEM_COLOURS,
    'unknown',
    'empty',
    'extra socket',
    'Normal',
    'Heroic',
    'Difficulty',
  ]);
  const add = (words: readonly (string | undefined)[]) => {
    for (const word of words) if (word) terms.add(word);
  };
  for (const key of CLASS_KEYS) add([CLASSES[key].name, ...CLASSES[key].specs.map(inWords)]);
  for (const era of [...ERAS, UNKNOWN_GAME]) {
    add([era.name, ...era.slots.map(({ word }) => word)]);
    if (!era.tables) continue;
    add(wordsOfBuffs(await era.tables.loadBuffs()));
    const consumables = await era.tables.loadConsumables?.();
    if (consumables) add(statsOf(consumables));
  }
  return terms;
}

/** Higher than the id of any aura in the judged eras. */
const MAX_AURA = 200_000;

const statsOf = ({ aura }: Consumables): (string | undefined)[] =>
  Array.from({ length: MAX_AURA }, (_, id) => aura(id)?.stat);

/** Spells a spec as the app does: `BeastMastery` → `Beast Mastery`. */
const inWords = (spec: string): string => spec.replace(/([a-z])([A-Z])/g, '$1 $2');

const wordsOfBuffs = (buffs: RaidBuffs): (string | undefined)[] => [
  ...categoriesOf(buffs).flatMap(wordsOfCategory),
  ...(buffs.narrow?.boxes ?? []).flatMap(({ oneEach, pet, entries }) => [
    oneEach,
    pet,
    ...entries.flatMap(({ name, instead = [] }) => [name, ...instead]),
  ]),
];

const categoriesOf = ({ categories, extras, narrow }: RaidBuffs): BuffCategory[] => [
  ...categories,
  ...extras,
  ...(narrow ? [...narrow.party, ...narrow.singleTarget] : []),
];

const wordsOfCategory = ({
  name,
  effect,
  sources,
  instead = [],
  uncounted = [],
}: BuffCategory): (string | undefined)[] => [
  name,
  effect,
  ...instead,
  ...uncounted,
  ...sources.flatMap(({ pet, talent, dispute, choice, byPoints }) => [
    pet,
    talent,
    dispute,
    choice?.name,
    byPoints && inWords(byPoints.tree),
  ]),
];

export async function everySpell(): Promise<ReadonlySet<string>> {
  const spells = new Set<string>();
  for (const { tables } of ERAS) {
    if (!tables) continue;
    for (const { sources } of categoriesOf(await tables.loadBuffs())) {
      for (const { spell, formOf } of sources) spells.add(spell).add(formOf ?? spell);
    }
  }
  return spells;
}
