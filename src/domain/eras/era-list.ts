import type { Era, EraId } from '../era/era';
import { term } from '../language';
import { BURNING_CRUSADE } from './burning-crusade/burning-crusade';
import { CATACLYSM } from './cataclysm/cataclysm';
import { FOREVER } from './forever';
import { MISTS } from './mists/mists';
import { RETAIL, VANILLA, WRATH } from './unjudged-eras';

/** Every era, oldest first. Source of the log's numbers: WoWAnalyzer `VERSIONS.ts` at 03058f9. */
export const ERAS: readonly Era[] = [
  VANILLA,
  BURNING_CRUSADE,
  WRATH,
  CATACLYSM,
  MISTS,
  RETAIL,
  FOREVER,
];

/** The era of a report that does not name its game. Source: the specification. */
export const ASSUMED_ERA = CATACLYSM;

/** Returns the eras with rules, oldest first. */
export const judgedEras = (): Era[] => ERAS.filter(({ tables }) => tables);

/** Returns the names of the eras with rules in the current language. */
export const judgedEraNames = (): string[] => judgedEras().map(({ name }) => term(name));

/** Returns an era by id. Throws a RangeError for an unknown id. */
export function eraById(id: EraId): Era {
  const found = ERAS.find((era) => era.id === id);
  if (!found) throw new RangeError(`There is no era ${id}`);
  return found;
}
