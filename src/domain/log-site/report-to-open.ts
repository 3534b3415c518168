import { eraOfZone, type ZoneId } from '../eras/log-zones';

/**
 * Returns the report that a guild search opens: the newest of an era with rules, else the newest whose zone is not
 * known. Undefined if every report is from an era without rules.
 */
export const reportToOpen = <Report extends { zone: ZoneId }>(
  newestFirst: readonly Report[],
): Report | undefined =>
  newestFirst.find(({ zone }) => eraOfZone(zone)?.tables) ??
  newestFirst.find(({ zone }) => !eraOfZone(zone));
