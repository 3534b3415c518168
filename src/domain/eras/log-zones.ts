import { type Era, isSearched, type LogZone } from '../era/era';
import type { LogHost } from '../raid/log-host';
import { ERAS } from './era-list';

/** A raid zone by the log site's number: `1027` is Firelands. */
export type ZoneId = LogZone['id'];

const ZONES: ReadonlyMap<ZoneId, { zone: LogZone; era: Era }> = new Map(
  ERAS.flatMap((era) => era.zones.map((zone) => [zone.id, { zone, era }])),
);

/** Returns the log site's name for a zone; undefined if unknown. */
export const zoneName = (zone: ZoneId): string | undefined => ZONES.get(zone)?.zone.name;

/** Returns the only host that has a zone; undefined for `classic`, or if unknown. */
export const hostOfZone = (zone: ZoneId): LogHost | undefined => ZONES.get(zone)?.zone.host;

/** Returns a zone's era; undefined if unknown. */
export const eraOfZone = (zone: ZoneId): Era | undefined => ZONES.get(zone)?.era;

/** Whether a zone is known to have no raids, such as challenge modes. */
export const hasNoRaids = (zone: ZoneId): boolean => ZONES.get(zone)?.zone.hasNoRaids ?? false;

/** Returns the zones of a host to search for a character's kills, newest first. */
export const killZonesAt = (host: LogHost): ZoneId[] =>
  ERAS.filter(isSearched)
    .flatMap(({ zones }) =>
      zones.filter(
        ({ isCopy, hasNoRaids, host: at = 'classic' }) => !isCopy && !hasNoRaids && at === host,
      ),
    )
    .map(({ id }) => id)
    .reverse();
