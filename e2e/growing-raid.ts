import { type ServedReport, tierElevenRaid } from './reports';

/** The raid's end by its report. */
export const RAID_END = Number(tierElevenRaid().fights.end);

/** The raid as logged until a fight. */
export function raidUntil(fightId: number): ServedReport {
  const report = tierElevenRaid();
  const fights = (report.fights.fights ?? []).filter(({ id }) => id <= fightId);
  Object.assign(report.fights, { fights });
  return report;
}
