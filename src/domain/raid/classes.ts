import { inLanguage, term } from '../language';
import { CLASS_KEYS, type ClassKey } from './class-keys';

export type { ClassKey } from './class-keys';

export type Armour = 'cloth' | 'leather' | 'mail' | 'plate';

interface ClassFacts {
  name: string;
  loggedName: string;
  /** The kind of armour; absent if unknown. */
  armour?: Armour;
  specs: readonly string[];
}

/**
 * The classes with their specs as logged in Cataclysm and Mists. Demon Hunters are among them,
 * because retail logs open too. Source: the Cataclysm Classic 4.4.0 client; spec lists of
 * WoWAnalyzer and fuantomu/gear-check.
 */
export const CLASSES: Readonly<Record<ClassKey, ClassFacts>> = {
  warrior: classOf('Warrior', 'plate', 'Arms', 'Fury', 'Protection'),
  paladin: classOf('Paladin', 'plate', 'Holy', 'Protection', 'Retribution'),
  hunter: classOf('Hunter', 'mail', 'BeastMastery', 'Marksmanship', 'Survival'),
  rogue: classOf('Rogue', 'leather', 'Assassination', 'Combat', 'Subtlety'),
  priest: classOf('Priest', 'cloth', 'Discipline', 'Holy', 'Shadow'),
  deathknight: classOf('Death Knight', 'plate', 'Blood', 'Frost', 'Unholy'),
  shaman: classOf('Shaman', 'mail', 'Elemental', 'Enhancement', 'Restoration'),
  mage: classOf('Mage', 'cloth', 'Arcane', 'Fire', 'Frost'),
  warlock: classOf('Warlock', 'cloth', 'Affliction', 'Demonology', 'Destruction'),
  druid: classOf('Druid', 'leather', 'Balance', 'Feral', 'Guardian', 'Restoration'),
  monk: classOf('Monk', 'leather', 'Brewmaster', 'Mistweaver', 'Windwalker'),
  demonhunter: classOf('Demon Hunter', undefined),
};

function classOf(
  name: string,
  armour: Armour | undefined,
  ...specs: readonly string[]
): ClassFacts {
  return { name, loggedName: name.replace(' ', ''), ...(armour && { armour }), specs };
}

export interface ClassAndSpec {
  classKey?: ClassKey;
  /** The spec as logged: `BeastMastery`. Absent if unknown or changed during the raid. */
  spec?: string;
}

const KEY_BY_LOGGED_NAME = new Map(CLASS_KEYS.map((key) => [CLASSES[key].loggedName, key]));

/** Specs by old words: `Warden` is a tanking bear. `Justicar` or `Smite` name no certain spec. */
const SPEC_ALIASES: Readonly<Record<string, string>> = { 'Druid-Warden': 'Guardian' };

/**
 * Reads class and spec from the log's `icon`: `Druid-Warden` is a Guardian, `Warlock` has no known
 * spec, `Unknown` and `NPC` have neither. See docs/log-site.md.
 */
export function readClassAndSpec(icon: string): ClassAndSpec {
  const [word = '', spec = ''] = icon.split('-', 2);
  const classKey = KEY_BY_LOGGED_NAME.get(word);
  if (!classKey) return {};
  const known = SPEC_ALIASES[icon] ?? CLASSES[classKey].specs.find((name) => name === spec);
  return known ? { classKey, spec: known } : { classKey };
}

/** Reads class and spec from the report's icon, else takes the only spec played in the fight. */
export function loggedClassAndSpec({ icon, specs }: ClassSigns): ClassAndSpec {
  const iconSpec = readClassAndSpec(icon);
  const [spec, ...others] = specs;
  if (!iconSpec.classKey || iconSpec.spec || !spec || others.length > 0) return iconSpec;
  return readClassAndSpec(`${CLASSES[iconSpec.classKey].loggedName}-${spec}`);
}

/** Returns the logged spec if it is not one of the class's specs: `Dreamstate`. */
export function unlistedSpec({ icon, specs }: ClassSigns): string | undefined {
  const [, specWord = ''] = icon.split('-', 2);
  const [spec, ...others] = specs;
  const word = specWord || (others.length === 0 ? spec : undefined);
  const { classKey, spec: known } = loggedClassAndSpec({ icon, specs });
  return classKey && !known && word ? word : undefined;
}

interface ClassSigns {
  /** The icon: `Druid-Warden`, `Warlock`, `Unknown`. */
  icon: string;
  /** The specs played in the fight: `Affliction`. */
  specs: readonly string[];
}

/** Returns the log's name of a picture: `Druid-Guardian`, `Druid`, `Unknown`. */
export function pictureName({ classKey, spec }: ClassAndSpec): string {
  if (!classKey) return 'Unknown';
  const { loggedName } = CLASSES[classKey];
  return spec ? `${loggedName}-${spec}` : loggedName;
}

export const CLASS_TEXTS = inLanguage('class', {
  withSpec: (spec: string, className: string) => `${spec} ${className}`,
});

/** Returns a class in the current language: `Warrior`. */
export const className = (classKey: ClassKey): string => term(CLASSES[classKey].name);

/** Returns a spec in the current language: `Beast Mastery`. */
export const specName = (spec: string): string => term(spec.replace(/([a-z])([A-Z])/g, '$1 $2'));

/** Returns class and spec in words: `Beast Mastery Hunter`, `Warlock`. Empty if unknown. */
export function classAndSpecText({ classKey, spec }: ClassAndSpec): string {
  if (!classKey) return '';
  if (!spec) return className(classKey);
  return CLASS_TEXTS.withSpec(specName(spec), className(classKey));
}
