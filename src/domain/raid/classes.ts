import { inLanguage, term } from '../language';

/** The armour a class wears by right; whoever wears a lighter piece loses 5 % of the main attribute. */
export type Armour = 'cloth' | 'leather' | 'mail' | 'plate';

interface ClassFacts {
  name: string;
  loggedName: string;
  /** Absent where no source says it. */
  armour?: Armour;
  specs: readonly string[];
}

/** Every class that a log can name. */
export const CLASS_KEYS = [
  'warrior',
  'paladin',
  'hunter',
  'rogue',
  'priest',
  'deathknight',
  'shaman',
  'mage',
  'warlock',
  'druid',
  'monk',
  'demonhunter',
] as const;

/** A class by its key, as sources of buffs and class colours name it: `deathknight`. */
export type ClassKey = (typeof CLASS_KEYS)[number];

/**
 * The classes a log can name, with their specs as the log writes them in Cataclysm and Mists.
 *
 * An era has some of them. Logs of other games open here too, so Demon Hunters have a name.
 * Source: the Cataclysm Classic 4.4.0 client; spec lists of WoWAnalyzer and fuantomu/gear-check.
 */
export const CLASSES: Readonly<Record<ClassKey, ClassFacts>> = {
  warrior: {
    name: 'Warrior',
    loggedName: 'Warrior',
    armour: 'plate',
    specs: ['Arms', 'Fury', 'Protection'],
  },
  paladin: {
    name: 'Paladin',
    loggedName: 'Paladin',
    armour: 'plate',
    specs: ['Holy', 'Protection', 'Retribution'],
  },
  hunter: {
    name: 'Hunter',
    loggedName: 'Hunter',
    armour: 'mail',
    specs: ['BeastMastery', 'Marksmanship', 'Survival'],
  },
  rogue: {
    name: 'Rogue',
    loggedName: 'Rogue',
    armour: 'leather',
    specs: ['Assassination', 'Combat', 'Subtlety'],
  },
  priest: {
    name: 'Priest',
    loggedName: 'Priest',
    armour: 'cloth',
    specs: ['Discipline', 'Holy', 'Shadow'],
  },
  deathknight: {
    name: 'Death Knight',
    loggedName: 'DeathKnight',
    armour: 'plate',
    specs: ['Blood', 'Frost', 'Unholy'],
  },
  shaman: {
    name: 'Shaman',
    loggedName: 'Shaman',
    armour: 'mail',
    specs: ['Elemental', 'Enhancement', 'Restoration'],
  },
  mage: { name: 'Mage', loggedName: 'Mage', armour: 'cloth', specs: ['Arcane', 'Fire', 'Frost'] },
  warlock: {
    name: 'Warlock',
    loggedName: 'Warlock',
    armour: 'cloth',
    specs: ['Affliction', 'Demonology', 'Destruction'],
  },
  druid: {
    name: 'Druid',
    loggedName: 'Druid',
    armour: 'leather',
    specs: ['Balance', 'Feral', 'Guardian', 'Restoration'],
  },
  monk: {
    name: 'Monk',
    loggedName: 'Monk',
    armour: 'leather',
    specs: ['Brewmaster', 'Mistweaver', 'Windwalker'],
  },
  demonhunter: { name: 'Demon Hunter', loggedName: 'DemonHunter', specs: [] },
};

/** A raider's class and spec, as far as the log says. */
export interface ClassAndSpec {
  classKey?: ClassKey;
  /** The log's word: `BeastMastery`. Absent when the spec is unknown or changed during the raid. */
  spec?: string;
}

const KEY_BY_LOGGED_NAME = new Map(CLASS_KEYS.map((key) => [CLASSES[key].loggedName, key]));

/** WCL's older word for a bear. Its other words (`Justicar`, `Smite`…) name no spec for certain. */
const SPEC_ALIASES: Readonly<Record<string, string>> = { 'Druid-Warden': 'Guardian' };

/**
 * Reads class and spec from the log's `icon`: `Druid-Warden` is a Guardian, a bare `Warlock` has no
 * known spec, and what names no class (`Unknown`, `NPC`, nothing) has neither.
 * See docs/log-site.md for the words that occur.
 */
export function readClassAndSpec(icon: string): ClassAndSpec {
  const [word = '', spec = ''] = icon.split('-', 2);
  const classKey = KEY_BY_LOGGED_NAME.get(word);
  if (!classKey) return {};
  const known = SPEC_ALIASES[icon] ?? CLASSES[classKey].specs.find((name) => name === spec);
  return known ? { classKey, spec: known } : { classKey };
}

/**
 * A player's class and spec: by the icon, which speaks for the whole report, and where that leaves the spec open, by the
 * one spec that they played in the fight.
 */
export function classAndSpecOf({ icon, specs }: ClassSigns): ClassAndSpec {
  const byIcon = readClassAndSpec(icon);
  const [spec, ...others] = specs;
  if (!byIcon.classKey || byIcon.spec || !spec || others.length > 0) return byIcon;
  return readClassAndSpec(`${CLASSES[byIcon.classKey].loggedName}-${spec}`);
}

/** The log's word for a player's spec where it names none of the class's: `Dreamstate`. */
export function furtherSpecOf({ icon, specs }: ClassSigns): string | undefined {
  const [, byIcon = ''] = icon.split('-', 2);
  const [spec, ...others] = specs;
  const word = byIcon || (others.length === 0 ? spec : undefined);
  const { classKey, spec: known } = classAndSpecOf({ icon, specs });
  return classKey && !known && word ? word : undefined;
}

/** What the log says of a player's class and spec. */
interface ClassSigns {
  /** `Druid-Warden`, a bare `Warlock`, `Unknown`. */
  icon: string;
  /** What they played in the fight: `Affliction`. */
  specs: readonly string[];
}

const CLASS_TEXTS = inLanguage('class', {
  withSpec: (spec: string, className: string) => `${spec} ${className}`,
});

/** A class in the language in use: `Warrior`. */
export const className = (classKey: ClassKey): string => term(CLASSES[classKey].name);

/** A spec in the language in use: `Beast Mastery`. */
export const specWords = (spec: string): string => term(spec.replace(/([a-z])([A-Z])/g, '$1 $2'));

/** A class and spec in the language in use: `Beast Mastery Hunter`, `Warlock`. Empty when unknown. */
export function classAndSpecWords({ classKey, spec }: ClassAndSpec): string {
  if (!classKey) return '';
  if (!spec) return className(classKey);
  return CLASS_TEXTS.withSpec(specWords(spec), className(classKey));
}
