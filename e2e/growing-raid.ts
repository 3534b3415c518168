import { type ServedReport, tierElevenRaid } from './reports';

export const RAID_END = Number(tierElevenRaid().fights.end);

/** The fights of the third of twelve kills, and of the fifth kill, Magmaw. */
export const THIRD_KILL = 8;
export const FIFTH_KILL = 12;

/**
 * Returns the raid as logged until a fight. The third boss's attempts have the players of its kill.
 */
export function raidUntil(fightId: number): ServedReport {
  const report = tierElevenRaid();
  for (const attempt of [6, 7]) report.summaries.set(attempt, report.summaries.get(THIRD_KILL));
  return cutAfter(report, fightId);
}

/** Returns the raid as logged until a fight, with tonight's times. */
export function tonightUntil(fightId: number): ServedReport {
  const report = raidUntil(fightId);
  const later = Date.now() - RAID_END;
  const { start, end } = report.fights;
  Object.assign(report.fights, { start: Number(start) + later, end: Number(end) + later });
  return report;
}

/** Removes everything logged after a fight. */
export function cutAfter(report: ServedReport, fightId: number): ServedReport {
  const fights = (report.fights.fights ?? []).filter(({ id }) => id <= fightId);
  Object.assign(report.fights, { fights });
  for (const id of [...report.summaries.keys()]) if (id > fightId) report.summaries.delete(id);
  return report;
}
