import type { Era, LogZone } from './era';
import { ERAS, judgedEras } from './era-list';

/** A raid zone by the log site's number: `1027` is Firelands. */
export type ZoneId = LogZone['id'];

const ZONES: ReadonlyMap<ZoneId, { zone: LogZone; era: Era }> = new Map(
  ERAS.flatMap((era) => era.zones.map((zone) => [zone.id, { zone, era }])),
);

/** Zones to search for a character's kills: those of every era that is judged, without copies. */
export const KILL_ZONES: readonly ZoneId[] = judgedEras().flatMap(({ zones }) =>
  zones.filter(({ isCopy }) => !isCopy).map(({ id }) => id),
);

/** The log site's name for a zone; undefined where the zone is not known. */
export const zoneName = (zone: ZoneId): string | undefined => ZONES.get(zone)?.zone.name;

/** The era of a zone; undefined where the zone is not known. */
export const eraOfZone = (zone: ZoneId): Era | undefined => ZONES.get(zone)?.era;

/** Whether a zone's number is above all that are known: a raid that opened later, as Siege of Orgrimmar does. */
export const isNewerThanKnown = (zone: ZoneId): boolean => zone > Math.max(...ZONES.keys());
