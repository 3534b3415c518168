import type * as v from 'valibot';
import type { SearchSubject } from '#domain/log-site/search';
import { CLASSIC, type LogHost } from '#domain/raid/log-host';
import { APP_BASE } from '../../addresses';
import { apiUrl } from '../../host-addresses';
import { apiKey } from '../../settings/api-key';
import { isSignInOffered } from '../../settings/sign-in-state';
import { failure } from './failure-kinds';
import { fetchResponse, type ResponseOptions } from './fetch-response';
import type { LogSiteFailure } from './log-site-failure';
import type { LogSiteRequest, ReportRequest } from './log-site-request';

/** Requests data of a host, `classic` by default. */
export async function requestV1<Schema extends v.GenericSchema>(
  request: LogSiteRequest,
  { host = CLASSIC, ...options }: ResponseOptions<Schema> & { host?: LogHost },
): Promise<v.InferOutput<Schema>> {
  const key = apiKey();
  if (!key) throw isSignInOffered ? failure('notSignedIn') : failure('noApiKey');
  const address = new URL(`${apiUrl(host)}/${pathOf(request)}`);
  address.searchParams.set('api_key', key);
  return fetchResponse(address, { ...options, onNotFound: notFoundBy(request) });
}

/** Requests the sample's data, which are files of the app. */
export const requestSample = <Schema extends v.GenericSchema>(
  request: ReportRequest,
  options: ResponseOptions<Schema>,
): Promise<v.InferOutput<Schema>> =>
  fetchResponse(`${APP_BASE}sample/${sampleFile(request)}.json`, {
    ...options,
    onNotFound: notFoundBy(request),
  });

function pathOf(request: LogSiteRequest): string {
  switch (request.kind) {
    case 'fights':
      return `report/fights/${encodeURIComponent(request.code)}`;
    case 'players':
      return `report/tables/summary/${encodeURIComponent(request.code)}?${windowOf(request)}`;
    case 'pull':
      return `report/events/${encodeURIComponent(request.code)}?${windowOf(request)}&filter=${PULL_FILTER}&translate=true`;
    case 'guildReports':
      return `reports/guild/${subjectPath(request.guild)}`;
    case 'kills':
      return `parses/character/${subjectPath(request.character)}?zone=${request.zone}`;
  }
}

/** Double quotes: single ones match nothing. */
const PULL_FILTER = encodeURIComponent('type="combatantinfo"');

const windowOf = ({ start, end }: { start: number; end: number }): string =>
  `start=${start}&end=${end}`;

const subjectPath = ({ name, realm, region }: SearchSubject): string =>
  [name, realm, region].map(encodeURIComponent).join('/');

function sampleFile(request: ReportRequest): string {
  if (request.kind === 'fights') return 'fights';
  return `${request.kind === 'players' ? 'summary' : 'events'}-${request.fightId}`;
}

/** The site refuses what it does not know with 400 or 404. */
const notFoundBy =
  ({ kind }: LogSiteRequest) =>
  (status: number): LogSiteFailure => {
    if (kind === 'guildReports') return failure('guildNotFound');
    if (kind === 'kills') return failure('characterNotFound');
    // The site itself refuses unknown reports with 400.
    return failure('reportNotFound', { isSilence: status === 404 });
  };
