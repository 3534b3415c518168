import { eraOfZone, zoneName } from '#domain/eras/log-zones';
import type { GuildReport } from '#domain/statements/guilds';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { zoneClassIn } from '#features/emblems/zone-class';

interface ZoneRingProps extends Pick<GuildReport, 'zone'> {
  /** The share who passed, from 0 to 1, if known. */
  share?: number | undefined;
}

/** Renders the picture of a report's raid zone. */
export function ZoneRing({ zone, share }: ZoneRingProps) {
  const name = zoneName(zone) ?? '';
  const zoneClass = zoneClassIn(name, eraOfZone(zone)?.id);
  return <ReadinessRing emblem={{ zone: name }} zoneClass={zoneClass} share={share} />;
}
