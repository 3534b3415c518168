import { RequestRefused } from '../failure-kinds';
import type { LogSiteFailure } from '../log-site-failure';
import { QueryFailed } from './ask-graphql';
import { askEvents } from './events';
import { askGuildReports } from './guild-reports';
import { askKills } from './kills';
import { NotInV2 } from './not-in-v2';
import { askReport } from './report';
import { askSummary } from './summary';

export { NotInV2 };

export interface Asking {
  token: string;
  onNotFound: () => LogSiteFailure;
  signal?: AbortSignal | undefined;
}

/** A v1 request: its path, decoded and split, and its query. */
export interface V1Request {
  parts: readonly string[];
  query: URLSearchParams;
}

type Answering = (request: V1Request, asking: Asking) => Promise<unknown>;

/** By how v1's path begins. */
const ANSWERED: readonly (readonly [string, Answering])[] = [
  ['report/fights/', askReport],
  ['report/tables/summary/', askSummary],
  ['report/events/', askEvents],
  ['reports/guild/', askGuildReports],
  ['parses/character/', askKills],
];

/** Fetches a v1 request's data by the v2 API, in v1's shape. Throws NotInV2 if v1 may know more. */
export async function askV2(path: string, asking: Asking): Promise<unknown> {
  const [start, answering] = ANSWERED.find(([start]) => path.startsWith(start)) ?? [];
  if (!start || !answering) throw new NotInV2(new RequestRefused(404, ''));
  const [rest = '', query = ''] = path.slice(start.length).split('?');
  const parts = rest.split('/').map(decodeURIComponent);
  try {
    return await answering({ parts, query: new URLSearchParams(query) }, asking);
  } catch (error) {
    throw error instanceof QueryFailed ? new RequestRefused(200, error.message) : error;
  }
}
