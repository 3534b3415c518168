import type { Era } from '../era/era';
import type { SeenProfession } from '../gear/professions';
import { isCosmetic } from '../gear/slots';
import { CLASSES, type ClassKey } from '../raid/classes';
import type { Raider } from '../raid/raid';

/** Returns a race that the class can be: the importer requires a race, and logs have no races. */
const anyRace = (classKey: ClassKey): string => (classKey === 'paladin' ? 'Blood Elf' : 'Troll');

/**
 * Formats a raider's gear for the simulator's import; undefined without a simulator or class.
 * Talents and glyphs are empty: no log has them. Source: individual_addon_importer.tsx and
 * proto/common.proto (ItemSpec) of wowsims/cata 7fbc26a and 0022a93, ItemSpec of wowsims/mop.
 */
export function formatForSimulator(
  { name, server, classKey, gear }: Raider,
  era: Era,
  professions: readonly SeenProfession[],
): string | undefined {
  const { simulator } = era;
  if (!simulator || !classKey) return undefined;
  return JSON.stringify({
    name,
    realm: server ?? '',
    race: anyRace(classKey),
    class: CLASSES[classKey].name,
    level: simulator.level,
    talents: '',
    professions: professions.map(({ profession }) => ({
      name: profession[0]?.toUpperCase() + profession.slice(1),
      level: simulator.skill,
    })),
    glyphs: { prime: [], major: [], minor: [] },
    gear: {
      items: gear
        .filter(({ slot }) => !isCosmetic(era, slot))
        .map(({ itemId, enchantId, tinkerId = 0, gems = [] }) => ({
          id: itemId,
          ...(enchantId !== undefined && { enchant: enchantId }),
          ...(simulator.readsTinkers && tinkerId > 0 && { tinker: tinkerId }),
          ...(gems.length > 0 && { gems: gems.map((gem) => gem.itemId) }),
        })),
    },
  });
}
