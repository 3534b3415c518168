import type { Raid } from '../raid/raid';
import type { Era, EraId } from './era';
import { ASSUMED_ERA, ERAS, eraById } from './era-list';
import { eraOfZone } from './log-zones';
import { type FightSigns, MISTS_ENCOUNTERS, raidOfFight } from './raid-of-fight';

/** What tells the era of a raid. */
export interface EraSigns extends Pick<Raid, 'gameVersion' | 'zoneId' | 'hasMonk'> {
  kills: readonly FightSigns[];
  tries?: readonly FightSigns[];
}

/** Which era a raid is of, and how sure that is. */
export interface RaidEra {
  /** ASSUMED_ERA where the report does not tell. Without tables where its fights are of several eras. */
  era: Era;
  isCertain: boolean;
  /** The log's number for the game, where no era is known by it. */
  unknownVersion?: number;
  /** Where the report does not say its game and its fights name several eras: all of them. */
  mixed?: readonly Era[];
}

/**
 * The era of a raid: by the game that its report says, else by the log site's zone, its fights or a
 * monk, who came with Mists. Fights of several eras tell nothing, nor is one of them guessed.
 */
export function eraOf(raid: EraSigns): RaidEra {
  const { gameVersion } = raid;
  const said = ERAS.find((era) => era.gameVersion === gameVersion);
  if (said) return { era: said, isCertain: true };

  const number = gameVersion === undefined ? {} : { unknownVersion: gameVersion };
  const [fought, ...others] = erasOfFights([...raid.kills, ...(raid.tries ?? [])]);
  if (fought && others.length > 0) {
    const mixed = [fought, ...others].map(eraById);
    return { era: unjudged(eraById(fought)), isCertain: false, mixed, ...number };
  }
  const id = zoneEra(raid) ?? fought ?? (raid.hasMonk ? 'mists' : undefined);
  return { era: id ? eraById(id) : ASSUMED_ERA, isCertain: id !== undefined, ...number };
}

/** An era that nobody is judged by. */
const unjudged = ({ tables: _, ...era }: Era): Era => era;

const zoneEra = ({ zoneId }: EraSigns): EraId | undefined =>
  zoneId === undefined ? undefined : eraOfZone(zoneId)?.id;

/** The eras that fights name, each once. */
const erasOfFights = (fights: readonly FightSigns[]): EraId[] => [
  ...new Set(fights.flatMap((fight) => eraOfFight(fight) ?? [])),
];

/** By what is known of its raid; a boss or a zone that no table has can tell too. */
function eraOfFight(fight: FightSigns): EraId | undefined {
  const { encounterId = 0, zone } = fight;
  if (encounterId >= MISTS_ENCOUNTERS) return 'mists';
  const raid = raidOfFight(fight);
  const known = raid && ERAS.find(({ tables }) => tables?.raids.includes(raid));
  return (known ?? ERAS.find(({ raidNames }) => raidNames?.includes(zone)))?.id;
}
