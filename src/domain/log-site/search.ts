import { ERAS } from '../eras/era-list';
import type { LogHost } from './log-host';
import { REALMS, type RealmGroup, type Region, realmSlug } from './realms';

/** What a person can look for. */
export type SearchMode = 'Character' | 'Guild';

/** A guild or a character, by the name that it bears on its realm. */
export interface Sought {
  region: Region;
  /** The realm's slug; empty while none is chosen. */
  realm: string;
  /** As typed, without blanks around it. */
  name: string;
}

/** What a person searches for. */
export interface Search extends Sought {
  mode: SearchMode;
}

/** Why a search cannot succeed, so that it is not sent. */
export type SearchProblem = 'no realm' | 'no name' | 'no such name' | 'name too long';

/** The game's longest names are guilds' 24 letters; an accent may be a character of its own. */
const MAX_NAME_LENGTH = 48;

/** A letter or a digit, in any script. Without one, `..` would name another address of the site. */
const NAME_CHARACTER = /[\p{L}\p{N}]/u;

/** A lone surrogate, as a text cut in two leaves it. No address can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** What is wrong with a search; nothing when it can be sent. */
export function problemIn({ region, realm, name }: Sought): SearchProblem | undefined {
  if (!isRealmOf(region, realm)) return 'no realm';
  if (name === '') return 'no name';
  if (name.length > MAX_NAME_LENGTH) return 'name too long';
  return NAME_CHARACTER.test(name) && !LONE_SURROGATE.test(name) ? undefined : 'no such name';
}

const GROUPS: readonly Pick<RealmGroup, 'host' | 'realms'>[] = [
  { host: 'classic', realms: REALMS },
  ...ERAS.flatMap(({ realmGroup }) => realmGroup ?? []),
];

const groupOf = (region: Region, realm: string) =>
  GROUPS.find(({ realms }) => realms[region].some((name) => realmSlug(name) === realm));

/** Whether a region has a realm of this slug. */
export const isRealmOf = (region: Region, realm: string): boolean =>
  groupOf(region, realm) !== undefined;

/** Where the log site has a realm's guilds and characters. */
export const hostOfRealm = ({ region, realm }: Pick<Sought, 'region' | 'realm'>): LogHost =>
  groupOf(region, realm)?.host ?? 'classic';

/** How the log site's addresses name a guild or a character. See docs/log-site.md. */
export const pathOf = ({ name, realm, region }: Sought): string =>
  [name, realm, region].map(encodeURIComponent).join('/');

/** What distinguishes guilds or characters: no two names of a realm differ in case alone. */
export const keyOf = ({ region, realm, name }: Sought): string[] => [
  region,
  realm,
  name.toLowerCase(),
];
