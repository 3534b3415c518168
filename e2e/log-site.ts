import type { IncomingMessage } from 'node:http';
import { respondWithEvents } from './event-pages';
import { LoopbackServer, type ServedResponse } from './loopback-server';
import {
  BURNING_CRUSADE_NIGHT,
  burningCrusadeNight,
  MISTS_NIGHT,
  mistsNight,
  RAID,
  RETAIL_2020_GERMAN,
  RETAIL_2022,
  retail2020German,
  retail2022,
  type ServedReport,
  tierElevenRaid,
} from './reports';
import { SignInSite, V2_PATH } from './sign-in/sign-in-site';
import { summaryOfWindow } from './sign-in/v2-api';

/** The key that a test's log site accepts, and that the app is built with. */
export const E2E_KEY = 'e2e-key';

/** Requests for a report's fights and a fight's summary, to delay or break. */
export const FIGHTS = /report\/fights/;
export const SUMMARY = /tables\/summary/;
export const EVENTS = /report\/events/;

/** A grey square for every item icon and boss. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The real header's value is unknown. Known clients work with `*`. */
const CORS = { 'access-control-allow-origin': '*', vary: 'origin' };

/**
 * The stand-in of the log site: its API on its hosts and, on another origin, its item icons. Its
 * data may be changed by tests. Guilds and characters have keys `name/realm/region` in lower case.
 * Status codes and bodies: docs/log-site.md and the recorded error bodies.
 */
export class LogSite {
  /** Reports of the classic host. */
  readonly reports = new Map<string, ServedReport>([
    [RAID, tierElevenRaid()],
    [MISTS_NIGHT, mistsNight()],
    [RETAIL_2022, retail2022()],
    [RETAIL_2020_GERMAN, retail2020German()],
  ]);
  readonly guilds = new Map<string, unknown>();
  readonly characters = new Map<string, unknown>();
  /** Rows of guilds' attendance, newest first. */
  readonly attendance = new Map<string, object[]>();
  /** The host of the Anniversary realms has guilds and characters of its own. */
  readonly fresh = {
    reports: new Map<string, ServedReport>([[BURNING_CRUSADE_NIGHT, burningCrusadeNight()]]),
    guilds: new Map<string, unknown>(),
    characters: new Map<string, unknown>(),
  };
  readonly forever = {
    reports: new Map<string, ServedReport>(),
    guilds: new Map<string, unknown>(),
    characters: new Map<string, unknown>(),
  };
  /** The sign-in host knows guilds and characters of retail only. */
  readonly retail = {
    guilds: new Map<string, unknown>(),
    characters: new Map<string, unknown>(),
    attendance: new Map<string, object[]>(),
  };
  readonly keys = new Set([E2E_KEY]);

  readonly api = new LoopbackServer((address, request) => this.#respond(address, request, this));
  readonly freshApi = new LoopbackServer((address, request) =>
    this.#respond(address, request, this.fresh),
  );
  readonly foreverApi = new LoopbackServer((address, request) =>
    this.#respond(address, request, this.forever),
  );
  readonly icons = new LoopbackServer(({ pathname }) => this.#respondWithIcon(pathname));
  /** Sign-in and the v2 API, which responds with the same data. */
  readonly signIn = new SignInSite({
    // v2 has the reports of every host.
    reportOf: (code) =>
      this.reports.get(code) ?? this.fresh.reports.get(code) ?? this.forever.reports.get(code),
    ...this.retail,
  });
  /** The icon host sends the CORS header. The real host's behaviour is unknown. */
  iconsAllowCors = true;

  /** Returns the requests to the classic host's API. */
  get requests(): readonly URL[] {
    return this.api.requests;
  }

  /** Returns the requests of one kind, as `SUMMARY`. */
  requestsFor(kind: RegExp): URL[] {
    return this.requests.filter(({ pathname }) => kind.test(pathname));
  }

  /** Makes responses of the API fail; see LoopbackServer. */
  readonly fault = this.api.fault.bind(this.api);
  /** Holds requests to the API; see LoopbackServer. */
  readonly hold = this.api.hold.bind(this.api);

  async start(): Promise<void> {
    await Promise.all([
      this.api.start(),
      this.freshApi.start(),
      this.foreverApi.start(),
      this.icons.start(),
      this.signIn.start(),
    ]);
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.api.stop(),
      this.freshApi.stop(),
      this.foreverApi.stop(),
      this.icons.stop(),
      this.signIn.stop(),
    ]);
  }

  async #respond(
    { pathname, searchParams }: URL,
    request: IncomingMessage,
    known: ReportsAtHost,
  ): Promise<ServedResponse> {
    if (pathname === V2_PATH) return this.signIn.respondByV2(request, known);
    // A custom header would cause a preflight, which the real site may refuse: no known client
    // sends a custom header.
    if (request.method !== 'GET') return { status: 405, headers: {}, body: '' };
    if (!this.keys.has(searchParams.get('api_key') ?? ''))
      return refuse(401, 'Invalid key specified');

    const [version, call, ...parts] = pathname.split('/').slice(1).map(decodeURIComponent);
    if (version === 'v1' && call === 'report')
      return this.#respondWithReport(known.reports.get(parts.at(-1) ?? ''), parts, searchParams);
    if (version === 'v1' && call === 'parses' && parts[0] === 'character') {
      return respondIfKnown(
        known.characters,
        parts,
        'Invalid character name/server/region specified.',
      );
    }
    if (version === 'v1' && call === 'reports' && parts[0] === 'guild') {
      return respondIfKnown(known.guilds, parts, 'Invalid guild name/server/region specified.');
    }
    return refuse(404, 'Not found');
  }

  #respondWithIcon(path: string): ServedResponse {
    const headers = this.iconsAllowCors ? CORS : {};
    return /^\/(icons|bosses)\//.test(path)
      ? { status: 200, headers: { ...headers, 'content-type': 'image/png' }, body: ICON }
      : { status: 404, headers, body: '' };
  }

  #respondWithReport(
    report: ServedReport | undefined,
    parts: string[],
    window: URLSearchParams,
  ): ServedResponse {
    const call = parts.slice(0, -1).join('/');
    if (!['fights', 'tables/summary', 'events'].includes(call)) return refuse(404, 'Not found');
    const isPrivate = this.signIn.v2.privateReports.has(parts.at(-1) ?? '');
    if (!report || isPrivate) return refuse(400, 'This report does not exist or is private.');
    const [start, end] = [Number(window.get('start')), Number(window.get('end'))];
    if (call === 'events') return json(200, respondWithEvents(report.events ?? [], window));
    return json(200, call === 'fights' ? report.fights : summaryOfWindow(report, start, end));
  }
}

type ReportsAtHost = Pick<LogSite, 'reports' | 'guilds' | 'characters'> &
  Partial<Pick<LogSite, 'attendance'>>;

function respondIfKnown(
  known: Map<string, unknown>,
  parts: string[],
  unknown: string,
): ServedResponse {
  const found = known.get(parts.slice(1).join('/').toLowerCase());
  return found === undefined ? refuse(400, unknown) : json(200, found);
}

const refuse = (status: number, error: string): ServedResponse => json(status, { status, error });

/**
 * Closes the connection: browsers silently retry a request that fails on a reused connection, and
 * tests count requests.
 */
const json = (status: number, body: unknown): ServedResponse => ({
  status,
  headers: { ...CORS, connection: 'close', 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
