import type { Fight, Raid } from '../raid';
import type { Era, EraId, EraTables } from './era';
import { ERAS, eraById } from './eras';
import { LOG_ZONES } from './log-zones';
import { UNJUDGED_ZONES } from './unjudged-zones';

type FightSigns = Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>;

/** What tells the era of a raid. */
export interface EraSigns extends Pick<Raid, 'gameVersion' | 'zoneId' | 'hasMonk'> {
  kills: readonly FightSigns[];
  tries?: readonly FightSigns[];
}

/** Which era a raid is of, and how sure that is. */
export interface RaidEra {
  /** Cataclysm where the report does not tell. */
  era: Era;
  isTold: boolean;
  /** The log's number for the game, where no era is known by it. */
  unknownVersion?: number;
  /** Where the report does not say its game and its fights name several eras: all of them. */
  mixed?: readonly Era[];
}

/** Mists encounters are logged as the game's own id and this. Source: recorded Mists logs of 2026. */
const MISTS_ENCOUNTERS_FROM = 50_000;

/**
 * The era of a raid: by the game that its report says, else by the log site's zone, its fights or a
 * monk, who came with Mists. Fights of several eras tell nothing, nor is one of them guessed.
 */
export function eraOf(raid: EraSigns): RaidEra {
  const { gameVersion } = raid;
  const said = ERAS.find((era) => era.gameVersion === gameVersion);
  if (said) return { era: said, isTold: true };

  const number = gameVersion === undefined ? {} : { unknownVersion: gameVersion };
  const fought = erasOfFights([...raid.kills, ...(raid.tries ?? [])]);
  const id = fought.length > 1 ? undefined : (zoneEra(raid) ?? fought[0] ?? monkEra(raid));
  return {
    era: eraById(id ?? 'cataclysm'),
    isTold: id !== undefined,
    ...number,
    ...(fought.length > 1 && { mixed: fought.map(eraById) }),
  };
}

/** What the raiders are judged by; nothing where the era has no tables, or is one of several. */
export const tablesOf = ({ era, mixed }: RaidEra): EraTables | undefined =>
  mixed ? undefined : era.tables;

/** The era as raiders are judged by it: where a raid is of several, nobody is judged. */
export function judgedBy({ era, mixed }: RaidEra): Era {
  const { tables, ...withoutTables } = era;
  return tables && !mixed ? era : withoutTables;
}

const zoneEra = ({ zoneId }: EraSigns): EraId | undefined =>
  zoneId === undefined ? undefined : LOG_ZONES.get(zoneId)?.era;

const monkEra = ({ hasMonk }: EraSigns): EraId | undefined => (hasMonk ? 'mists' : undefined);

/** The eras that fights name, each once. */
const erasOfFights = (fights: readonly FightSigns[]): EraId[] => [
  ...new Set(fights.flatMap((fight) => eraOfFight(fight) ?? [])),
];

/** By the boss, else by the map, else by the zone's name, which may be in the report's language. */
function eraOfFight({ encounterId = 0, zoneId, zone }: FightSigns): EraId | undefined {
  if (encounterId >= MISTS_ENCOUNTERS_FROM) return 'mists';
  const byTables = (isOfRaid: (raid: EraTables['raids'][number]) => boolean) =>
    ERAS.find(({ tables }) => tables?.raids.some(isOfRaid))?.id;
  return (
    byTables((raid) => raid.encounterIds.includes(encounterId)) ??
    (zoneId === undefined ? undefined : byTables((raid) => raid.zoneIds.includes(zoneId))) ??
    byTables((raid) => raid.name === zone) ??
    ERAS.find(({ id }) => UNJUDGED_ZONES[id]?.includes(zone))?.id
  );
}
