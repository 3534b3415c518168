import type { Raid } from '../raid/raid';
import type { Era, EraId, EraRaid } from './era';
import { ASSUMED_ERA, ERAS, eraById } from './era-list';
import { eraOfZone } from './log-zones';
import { type FightSigns, raidNamedBy, raidOfFight } from './raid-of-fight';
import { UNKNOWN_GAME } from './unjudged-eras';

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
  /** The log's number for the game, where no era has it: then the era is UNKNOWN_GAME. */
  unknownVersion?: number;
  /** Where the report does not say its game and its fights name several eras: all of them. */
  mixed?: readonly Era[];
}

/**
 * Returns the era of a raid: by the game that its report says, else by the log site's zone, its fights or a monk, who
 * came with Mists. Fights of several eras tell nothing, and nothing is guessed for a game that no era has.
 */
export function eraOf(raid: EraSigns): RaidEra {
  const { gameVersion } = raid;
  if (gameVersion !== undefined) {
    const said = ERAS.find((era) => era.gameVersion === gameVersion);
    if (said) return { era: said, isCertain: true };
    return { era: UNKNOWN_GAME, isCertain: false, unknownVersion: gameVersion };
  }

  const [fought, ...others] = erasOfFights([...raid.kills, ...(raid.tries ?? [])]);
  if (fought && others.length > 0) {
    const mixed = [fought, ...others].map(eraById);
    return { era: unjudged(eraById(fought)), isCertain: false, mixed };
  }
  const id = zoneEra(raid) ?? fought ?? (raid.hasMonk ? 'mists' : undefined);
  return { era: id ? eraById(id) : ASSUMED_ERA, isCertain: id !== undefined };
}

/** An era that nobody is judged by. */
const unjudged = ({ tables: _, ...era }: Era): Era => era;

const zoneEra = ({ zoneId }: EraSigns): EraId | undefined =>
  zoneId === undefined ? undefined : eraOfZone(zoneId)?.id;

/** The eras that fights name, each once. */
const erasOfFights = (fights: readonly FightSigns[]): EraId[] => [
  ...new Set(fights.flatMap((fight) => eraOfFight(fight) ?? [])),
];

/** By the raid that its map or zone names, else by its boss. */
function eraOfFight(fight: FightSigns): EraId | undefined {
  const named = eraOfRaid(raidNamedBy(fight)) ?? ERAS.find(isOfRaidNamed(fight));
  return (named ?? eraOfRaid(raidOfFight(fight)))?.id;
}

const eraOfRaid = (raid: EraRaid | undefined): Era | undefined =>
  raid && ERAS.find(({ tables }) => tables?.raids.includes(raid));

const isOfRaidNamed =
  ({ zone }: FightSigns) =>
  ({ raidNames }: Era): boolean =>
    raidNames?.includes(zone) ?? false;
