import { eraOfZone, type ZoneId } from '../eras/log-zones';

/**
 * Returns the report that a guild search opens: the newest of an era with rules, else the newest of
 * unknown zone. Undefined if there is none.
 */
export const reportToOpen = <Report extends { zone: ZoneId }>(
  newestFirst: readonly Report[],
): Report | undefined =>
  newestFirst.find(({ zone }) => eraOfZone(zone)?.tables) ??
  newestFirst.find(({ zone }) => !eraOfZone(zone));
