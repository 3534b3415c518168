import { queryOptions } from '@tanstack/react-query';
import type { Kill, Raider } from '#domain/raid';
import { type ReportCode, SAMPLE_CODE } from '#domain/report-link';
import { APP_BASE } from './addresses';
import { keptOnDevice } from './kept-on-device';
import { askLogSite, readAnswer } from './log-site';
import { NoPlayersFound, ReportNotFound } from './log-site-failures';
import { LoggedSummary, toRaiders } from './logged-summary';

/** How the raiders of a fight are asked for, named in the cache and kept. */
export const raiderQueries = {
  all: () => ['raiders'] as const,

  /** Everyone in one boss fight, with the gear worn in that fight: it is changed between bosses. */
  ofKill: (code: ReportCode, kill: Kill) =>
    queryOptions({
      queryKey: [...raiderQueries.all(), code, kill.id],
      queryFn: async ({ signal }) => {
        const raiders = toRaiders(await fetchSummary(code, kill, signal));
        if (raiders.length === 0) throw new NoPlayersFound();
        return raiders;
      },
      persister: keptOnDevice.persisterFn<Raider[], (string | number)[]>,
      meta: { consoleLine: 'Error fetching player data:' },
    }),
};

function fetchSummary(code: ReportCode, { id, startedAt, endedAt }: Kill, signal: AbortSignal) {
  const reading = { schema: LoggedSummary, whenUnknown: () => new ReportNotFound(), signal };
  const path = `report/tables/summary/${encodeURIComponent(code)}`;
  return code === SAMPLE_CODE
    ? readAnswer(`${APP_BASE}sample/summary-${id}.json`, reading)
    : askLogSite(`${path}?start=${startedAt}&end=${endedAt}`, reading);
}
