import { term } from '../language';
import { BURNING_CRUSADE } from './burning-crusade/burning-crusade';
import { CATACLYSM } from './cataclysm/cataclysm';
import type { Era, EraId } from './era';
import { MISTS } from './mists/mists';
import { RETAIL, VANILLA, WRATH } from './unjudged-eras';

/** Every era that a log can be of, oldest first. Source of the log's numbers: WoWAnalyzer `VERSIONS.ts` at 03058f9. */
export const ERAS: readonly Era[] = [VANILLA, BURNING_CRUSADE, WRATH, CATACLYSM, MISTS, RETAIL];

/** What a report is taken for where nothing tells its era. Source: the specification. */
export const ASSUMED_ERA = CATACLYSM;

/** The eras that raiders are judged in, oldest first. */
export const judgedEras = (): Era[] => ERAS.filter(({ tables }) => tables);

/** Their names, in the language in use. */
export const judgedEraNames = (): string[] => judgedEras().map(({ name }) => term(name));

/** The era of an id. Throws a RangeError where the list lacks it. */
export function eraById(id: EraId): Era {
  const found = ERAS.find((era) => era.id === id);
  if (!found) throw new RangeError(`There is no era ${id}`);
  return found;
}
