import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Raid } from '#domain/raid';
import { type ReportCode, SAMPLE_CODE } from '#domain/report-link';
import { APP_BASE } from './addresses';
import { keptOnDevice } from './kept-on-device';
import { askLogSite, readAnswer } from './log-site';
import { NoFightsFound, ReportNotFound, ReportStillProcessing } from './log-site-failures';

/** A fight as the log site words it. Trash has no `kill`; some reports lack `zoneDifficulty` or send 0. */
const LoggedFight = v.object({
  id: v.pipe(v.number(), v.integer()),
  boss: v.number(),
  name: v.string(),
  start_time: v.number(), // ms from the report's start
  end_time: v.number(),
  kill: v.nullish(v.boolean(), false),
  zoneName: v.nullish(v.string(), ''),
  zoneDifficulty: v.nullish(v.number()),
  difficulty: v.nullish(v.number()),
});

/** A report as the log site words it. `fights` can be missing, for a reason or for none. */
const LoggedReport = v.object({
  processing: v.nullish(v.boolean(), false),
  title: v.nullish(v.string(), ''),
  owner: v.nullish(v.string(), ''),
  start: v.nullish(v.number(), 0),
  end: v.nullish(v.number(), 0),
  fights: v.nullish(v.array(LoggedFight)),
});

/** How reports are asked for, named in the cache and kept. */
export const reportQueries = {
  all: () => ['report'] as const,

  /** A raid with its boss kills. */
  raid: (code: ReportCode) =>
    queryOptions({
      queryKey: [...reportQueries.all(), code],
      queryFn: async ({ signal }) => toRaid(await fetchReport(code, signal)),
      persister: keptOnDevice.persisterFn<Raid, string[]>,
      meta: { consoleLine: 'Error fetching fights:' },
    }),
};

function fetchReport(code: ReportCode, signal: AbortSignal) {
  const reading = { schema: LoggedReport, whenUnknown: () => new ReportNotFound(), signal };
  return code === SAMPLE_CODE
    ? readAnswer(`${APP_BASE}sample/fights.json`, reading)
    : askLogSite(`report/fights/${encodeURIComponent(code)}`, reading);
}

/** The only door between the log site's words and ours. Kills only, in the order they fell. */
function toRaid(report: v.InferOutput<typeof LoggedReport>): Raid {
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
