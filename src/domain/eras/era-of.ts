import type { Era, EraId } from '../era/era';
import type { Raid } from '../raid/raid';
import { ASSUMED_ERA, ERAS, eraById } from './era-list';
import { FOREVER } from './forever';
import { eraOfZone } from './log-zones';
import { erasOfFight, type FightSigns } from './raid-of-fight';
import { RETAIL, UNKNOWN_GAME, VANILLA } from './unjudged-eras';

export interface EraSigns
  extends Pick<Raid, 'gameVersion' | 'zoneId' | 'hasMonk' | 'hasLaterClass' | 'host'> {
  kills: readonly FightSigns[];
  attempts?: readonly FightSigns[];
  startedAt?: number;
}

/** No Classic game had monks before. Source: Mists of Pandaria Classic opened in July 2025. */
const FIRST_CLASSIC_MONKS = Date.UTC(2025, 0);

export interface RaidEra {
  /** The era; ASSUMED_ERA if it is unknown. It has no tables if the fights are of several eras. */
  era: Era;
  isCertain: boolean;
  /** The log's number of an unknown game, whose era is UNKNOWN_GAME. */
  unknownVersion?: number;
  /** The eras of the fights, if they are several and the report does not name its game. */
  mixedEras?: readonly Era[];
}

/**
 * Returns a raid's era: Forever by its maps or host; else by the report's version, zone and fights.
 * Failing these, a monk means retail before 2025, and Mists after. Unknown versions, maps of no
 * known era and fights of several eras leave the era uncertain.
 */
export function eraOf(raid: EraSigns): RaidEra {
  const { gameVersion, hasMonk, hasLaterClass = hasMonk } = raid;
  const fights = [...raid.kills, ...(raid.attempts ?? [])];
  const isFought = (maps: readonly number[] = []) =>
    fights.some(({ zoneId }) => zoneId !== undefined && maps.includes(zoneId));
  if (isFought(FOREVER.ownMaps)) return certainEra(FOREVER);

  const eraOfVersion =
    gameVersion === undefined ? undefined : ERAS.find((era) => era.gameVersion === gameVersion);
  // The log site may list Forever under one of these numbers.
  const isVanilla = eraOfVersion === VANILLA;
  if (eraOfVersion && !isVanilla && eraOfVersion !== RETAIL) return certainEra(eraOfVersion);
  if (raid.host !== undefined && raid.host === FOREVER.host) return certainEra(FOREVER);
  if (isVanilla) return certainEra(VANILLA);
  if (isFought(FOREVER.raidMaps) && !hasLaterClass) return certainEra(FOREVER);

  if (eraOfVersion) return certainEra(eraOfVersion);
  if (gameVersion !== undefined)
    return { era: UNKNOWN_GAME, isCertain: false, unknownVersion: gameVersion };
  return eraByFights(raid, fights);
}

const certainEra = (era: Era): RaidEra => ({ era, isCertain: true });

function eraByFights(raid: EraSigns, fights: readonly FightSigns[]): RaidEra {
  const [fought, ...others] = erasOfFights(fights);
  if (fought && others.length > 0) {
    const mixedEras = [fought, ...others].map(eraById);
    return { era: withoutTables(eraById(fought)), isCertain: false, mixedEras };
  }
  const logged = zoneEra(raid) ?? fought;
  if (logged) return certainEra(eraById(logged));
  if (fights.some(({ zoneId }) => zoneId !== undefined))
    return { era: UNKNOWN_GAME, isCertain: false };
  if (!raid.hasMonk) return { era: ASSUMED_ERA, isCertain: false };
  return certainEra(isBeforeClassicMonks(raid) ? RETAIL : eraById('mists'));
}

const isBeforeClassicMonks = ({ startedAt = 0 }: EraSigns): boolean =>
  startedAt > 0 && startedAt < FIRST_CLASSIC_MONKS;

/** Returns an era without its tables, so that nobody is judged. */
export const withoutTables = ({ tables: _, ...era }: Era): Era => era;

const zoneEra = ({ zoneId }: EraSigns): EraId | undefined =>
  zoneId === undefined ? undefined : eraOfZone(zoneId)?.id;

/** Returns the eras of the fights. A raid that several eras have identifies none. */
const erasOfFights = (fights: readonly FightSigns[]): EraId[] => [
  ...new Set(
    fights.flatMap((fight) => {
      const [era, ...others] = erasOfFight(fight);
      return era && others.length === 0 ? era.id : [];
    }),
  ),
];
