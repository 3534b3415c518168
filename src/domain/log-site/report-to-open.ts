import { isSearched } from '../era/era';
import { eraOfZone, hasNoRaids, type ZoneId } from '../eras/log-zones';

/**
 * Returns the report that a guild search opens: the newest in a zone with raids of a searched era,
 * else the newest whose zone is unknown. Undefined if there is no such report.
 */
export const reportToOpen = <Report extends { zone: ZoneId }>(
  newestFirst: readonly Report[],
): Report | undefined =>
  newestFirst.find(({ zone }) => {
    const era = eraOfZone(zone);
    return era && isSearched(era) && !hasNoRaids(zone);
  }) ?? newestFirst.find(({ zone }) => !eraOfZone(zone) || hasNoRaids(zone));
