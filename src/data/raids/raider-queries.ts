import { queryOptions } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { OpenFight } from '#domain/raid/open-fight';
import type { Raider } from '#domain/raid/raid';
import { queryKeyOf } from '../device/records/stored-records';
import { raidPersister } from './raid-persister';
import { loadFetchRaid } from './report-queries';

/** How the raiders of a fight are asked for, named in the cache and saved. */
export const raiderQueries = {
  /** Everyone in one boss fight, with the gear worn in it. A kill's are saved, a try's are not. */
  ofFight: (code: ReportCode, fight: OpenFight) =>
    queryOptions({
      queryKey: fight.nthTry
        ? ['raiders-of-try', code, fight.id]
        : queryKeyOf({ code, killId: fight.id }),
      queryFn: async ({ signal }) => (await loadFetchRaid()).fetchRaiders(code, fight, signal),
      ...(!fight.nthTry && { persister: raidPersister.persisterFn<Raider[], (string | number)[]> }),
      meta: { consoleLine: 'Error fetching player data:' },
    }),
};
