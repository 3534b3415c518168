import { RequestRefused } from '../failure-kinds';
import { requestEvents } from './events';
import { requestGuildReports } from './guild-reports';
import { requestKills } from './kills';
import { NotInV2 } from './not-in-v2';
import { requestReport } from './report';
import { QueryFailed } from './request-graphql';
import { requestSummary } from './summary';
import type { V1Request, V2Options } from './v1-request';

export { NotInV2 };

type Requester = (request: V1Request, options: V2Options) => Promise<unknown>;

/** By the start of the v1 path. */
const REQUESTERS: readonly (readonly [string, Requester])[] = [
  ['report/fights/', requestReport],
  ['report/tables/summary/', requestSummary],
  ['report/events/', requestEvents],
  ['reports/guild/', requestGuildReports],
  ['parses/character/', requestKills],
];

/** Fetches a v1 request's data by the v2 API, in v1's shape. Throws NotInV2 if v1 may know more. */
export async function requestV2(path: string, options: V2Options): Promise<unknown> {
  const [start, requester] = REQUESTERS.find(([start]) => path.startsWith(start)) ?? [];
  if (!start || !requester) throw new NotInV2(new RequestRefused(404, ''));
  const [rest = '', query = ''] = path.slice(start.length).split('?');
  const parts = rest.split('/').map(decodeURIComponent);
  try {
    return await requester({ parts, query: new URLSearchParams(query) }, options);
  } catch (error) {
    throw error instanceof QueryFailed ? new RequestRefused(200, error.message) : error;
  }
}
