import * as v from 'valibot';
import type { Raid } from '#domain/raid';
import { NoFightsFound, ReportStillProcessing } from './log-site-failures';
import { LoggedTime } from './logged-time';

/** A fight as the log site words it. Trash has no `kill`; some reports lack `zoneDifficulty` or send 0. */
const LoggedFight = v.object({
  id: v.pipe(v.number(), v.integer()),
  boss: v.number(),
  name: v.string(),
  start_time: LoggedTime, // from the report's start
  end_time: LoggedTime,
  kill: v.nullish(v.boolean(), false),
  zoneName: v.nullish(v.string(), ''),
  zoneDifficulty: v.nullish(v.number()),
  difficulty: v.nullish(v.number()),
});

/** A report as the log site words it. `fights` can be missing, for a reason or for none. */
export const LoggedReport = v.object({
  processing: v.nullish(v.boolean(), false),
  title: v.nullish(v.string(), ''),
  owner: v.nullish(v.string(), ''),
  start: v.nullish(LoggedTime, 0), // since 1970
  end: v.nullish(LoggedTime, 0),
  fights: v.nullish(v.array(LoggedFight)),
});

/**
 * The only door between the log site's words and ours. Kills only, in the order they fell.
 *
 * Throws ReportStillProcessing or NoFightsFound for a report that has no fights to show.
 */
export function toRaid(report: v.InferOutput<typeof LoggedReport>): Raid {
  if (report.processing) throw new ReportStillProcessing();
  if (!report.fights) throw new NoFightsFound('missing');
  if (report.fights.length === 0) throw new NoFightsFound('empty');
  return {
    title: report.title,
    owner: report.owner,
    startedAt: report.start,
    endedAt: report.end,
    kills: report.fights
      .filter((fight) => fight.boss !== 0 && fight.kill)
      .map((fight) => ({
        id: fight.id,
        boss: fight.name,
        zone: fight.zoneName,
        difficulty: fight.zoneDifficulty || fight.difficulty || 0,
        startedAt: fight.start_time,
        endedAt: fight.end_time,
      }))
      .sort((one, other) => one.startedAt - other.startedAt),
  };
}
