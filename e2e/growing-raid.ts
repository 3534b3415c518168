import { type ServedReport, tierElevenRaid } from './reports';

/** The raid's end by its report. */
export const RAID_END = Number(tierElevenRaid().fights.end);

/** Fights of the raid's third kill of twelve, and of its fifth, Magmaw. */
export const THIRD_KILL = 8;
export const FIFTH_KILL = 12;

/** The raid as logged until a fight. */
export const raidUntil = (fightId: number): ServedReport => cutAfter(tierElevenRaid(), fightId);

/** Removes what was logged after a fight. */
export function cutAfter(report: ServedReport, fightId: number): ServedReport {
  const fights = (report.fights.fights ?? []).filter(({ id }) => id <= fightId);
  Object.assign(report.fights, { fights });
  for (const id of [...report.summaries.keys()]) if (id > fightId) report.summaries.delete(id);
  return report;
}
