import { type ServedReport, tierElevenRaid } from './reports';

/** When the raid's answer says that it ended. */
export const RAID_END = Number(tierElevenRaid().fights.end);

/** The raid as it stood after a fight, still being logged. */
export function raidUntil(fightId: number): ServedReport {
  const report = tierElevenRaid();
  const fights = (report.fights.fights ?? []).filter(({ id }) => id <= fightId);
  Object.assign(report.fights, { fights });
  return report;
}
