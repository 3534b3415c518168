import { CATACLYSM } from './cataclysm/cataclysm';
import type { Era, EraId } from './era';
import { MISTS } from './mists/mists';
import { SLOTS_WITH_RANGED, SLOTS_WITHOUT_RANGED } from './slot-list';

/** Every era that a log can be of. Source of the log's numbers: WoWAnalyzer `VERSIONS.ts` at 03058f9. */
export const ERAS: readonly Era[] = [
  { id: 'vanilla', name: 'Vanilla', gameVersion: 2, slots: SLOTS_WITH_RANGED },
  {
    id: 'burning-crusade',
    name: 'Burning Crusade',
    gameVersion: 3,
    slots: SLOTS_WITH_RANGED,
    hasOneMode: true,
  },
  { id: 'wrath', name: 'Wrath of the Lich King', gameVersion: 4, slots: SLOTS_WITH_RANGED },
  CATACLYSM,
  MISTS,
  { id: 'retail', name: 'Retail', gameVersion: 1, slots: SLOTS_WITHOUT_RANGED },
];

/** The era of an id. Throws a RangeError where the list lacks it. */
export function eraById(id: EraId): Era {
  const found = ERAS.find((era) => era.id === id);
  if (!found) throw new RangeError(`There is no era ${id}`);
  return found;
}
