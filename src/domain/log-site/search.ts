import type { RealmGroup, Region } from '../era/realm-group';
import { ERAS } from '../eras/era-list';
import type { LogHost } from '../raid/log-host';
import { REALMS, realmSlug } from './realms';

export type SearchMode = 'Character' | 'Guild';

export interface SearchSubject {
  region: Region;
  /** The realm's slug; empty until chosen. */
  realm: string;
  /** The name as typed, trimmed. */
  name: string;
}

export interface Search extends SearchSubject {
  mode: SearchMode;
}

/** Returns a name in NFC, the log site's form; macOS separates letters and accents. */
export const composeName = (name: string): string => name.normalize('NFC');

/** Identifies a guild or character: case never distinguishes names of a realm. */
export const searchKey = ({ region, realm, name }: SearchSubject): string[] => [
  region,
  realm,
  composeName(name).toLowerCase(),
];

export type SearchProblem = 'no realm' | 'no name' | 'no such name' | 'name too long';

/** Twice the longest name, a guild's 24 letters: an accent can be a separate character. */
const MAX_NAME_LENGTH = 48;

/** A name has a letter or digit: `..` would lead to another address of the site. */
const NAME_CHARACTER = /[\p{L}\p{N}]/u;

/** Half of a surrogate pair, which no address can contain. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Returns why a search cannot be sent; undefined if it can. */
export function searchProblem({ region, realm, name }: SearchSubject): SearchProblem | undefined {
  if (!isRealm(region, realm)) return 'no realm';
  if (name === '') return 'no name';
  if (name.length > MAX_NAME_LENGTH) return 'name too long';
  return NAME_CHARACTER.test(name) && !LONE_SURROGATE.test(name) ? undefined : 'no such name';
}

const GROUPS: readonly Pick<RealmGroup, 'host' | 'realms'>[] = [
  { host: 'classic', realms: REALMS },
  ...ERAS.flatMap(({ realmGroup }) => realmGroup ?? []),
];

const realmGroup = (region: Region, realm: string) =>
  GROUPS.find(({ realms }) => realms[region].some((name) => realmSlug(name) === realm));

export const isRealm = (region: Region, realm: string): boolean =>
  realmGroup(region, realm) !== undefined;

/** Returns a realm's name, or its slug if unknown. */
export const realmName = ({ region, realm }: Pick<SearchSubject, 'region' | 'realm'>): string =>
  realmGroup(region, realm)?.realms[region].find((name) => realmSlug(name) === realm) ?? realm;

/** Returns the log site's host for a realm's guilds and characters. */
export const hostOfRealm = ({ region, realm }: Pick<SearchSubject, 'region' | 'realm'>): LogHost =>
  realmGroup(region, realm)?.host ?? 'classic';
