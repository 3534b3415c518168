import type { Raid } from '../raid/raid';
import type { Era, EraId, EraRaid } from './era';
import { ASSUMED_ERA, ERAS, eraById } from './era-list';
import { eraOfZone } from './log-zones';
import { type FightSigns, raidNamedBy, raidOfFight } from './raid-of-fight';
import { UNKNOWN_GAME } from './unjudged-eras';

export interface EraSigns extends Pick<Raid, 'gameVersion' | 'zoneId' | 'hasMonk'> {
  kills: readonly FightSigns[];
  tries?: readonly FightSigns[];
}

export interface RaidEra {
  /** ASSUMED_ERA if the report does not tell; without tables for fights of several eras. */
  era: Era;
  isCertain: boolean;
  /** The log's number of an unknown game; the era is then UNKNOWN_GAME. */
  unknownVersion?: number;
  /** The eras of its fights, if several and the report names no game. */
  mixed?: readonly Era[];
}

/**
 * Returns a raid's era by its report's game, else by the log site's zone, its fights, or a monk,
 * who came with Mists. An unknown game and fights of several eras are not guessed.
 */
export function eraOf(raid: EraSigns): RaidEra {
  const { gameVersion } = raid;
  if (gameVersion !== undefined) {
    const ofVersion = ERAS.find((era) => era.gameVersion === gameVersion);
    if (ofVersion) return { era: ofVersion, isCertain: true };
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

const unjudged = ({ tables: _, ...era }: Era): Era => era;

const zoneEra = ({ zoneId }: EraSigns): EraId | undefined =>
  zoneId === undefined ? undefined : eraOfZone(zoneId)?.id;

const erasOfFights = (fights: readonly FightSigns[]): EraId[] => [
  ...new Set(fights.flatMap((fight) => eraOfFight(fight) ?? [])),
];

/** Returns the era of a fight's map or zone name, else of its boss. */
function eraOfFight(fight: FightSigns): EraId | undefined {
  const named = eraOfRaid(raidNamedBy(fight)) ?? ERAS.find(hasRaidNamed(fight));
  return (named ?? eraOfRaid(raidOfFight(fight)))?.id;
}

const eraOfRaid = (raid: EraRaid | undefined): Era | undefined =>
  raid && ERAS.find(({ tables }) => tables?.raids.includes(raid));

const hasRaidNamed =
  ({ zone }: FightSigns) =>
  ({ raidNames }: Era): boolean =>
    raidNames?.includes(zone) ?? false;
