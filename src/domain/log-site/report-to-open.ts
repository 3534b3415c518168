import { eraOfZone, isNewerThanKnown, type ZoneId } from '../eras/log-zones';
import type { LogHost } from './log-host';

/**
 * Which of a guild's reports a search opens automatically: the newest of an era that is judged, or of a raid that came
 * later than all that are known, else the newest whose zone is not known. Nothing where all are of eras that nobody is
 * judged by.
 */
export const reportToOpen = <Report extends { zone: ZoneId }>(
  newestFirst: readonly Report[],
  host: LogHost = 'classic',
): Report | undefined =>
  newestFirst.find(({ zone }) => eraOfZone(zone)?.tables ?? isNewerThanKnown(zone, host)) ??
  newestFirst.find(({ zone }) => !eraOfZone(zone));
