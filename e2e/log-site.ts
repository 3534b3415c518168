import { answerEvents } from './answer-events';
import { type Answer, LoopbackServer } from './loopback-server';
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
import { SignInSite } from './sign-in/sign-in-site';
import { summaryIn } from './sign-in/v2-api';

/** The key that the log site of a test accepts, and that the app is built with. */
export const E2E_KEY = 'e2e-key';

/** The calls for a report's fights and for a fight's summary, to delay or break. */
export const FIGHTS = /report\/fights/;
export const SUMMARY = /tables\/summary/;
/** The call for what the log noted at a pull. */
export const EVENTS = /report\/events/;

/** A grey square: what every item icon is. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The header's value was not seen: `*` is what lets the clients seen work. */
const CORS = { 'access-control-allow-origin': '*', vary: 'origin' };

/**
 * The stand-in of the log site: its API on both hosts and, on an origin of their own, its item icons.
 *
 * What it knows is plain data that a test may change. Guilds and characters go by `name/realm/region`
 * in lower case. Status codes and bodies: docs/log-site.md and the recorded error bodies.
 */
export class LogSite {
  /** On the classic host. */
  readonly reports = new Map<string, ServedReport>([
    [RAID, tierElevenRaid()],
    [MISTS_NIGHT, mistsNight()],
    [RETAIL_2022, retail2022()],
    [RETAIL_2020_GERMAN, retail2020German()],
  ]);
  readonly guilds = new Map<string, unknown>();
  readonly characters = new Map<string, unknown>();
  /** What the host of the Anniversary realms knows; it has guilds and characters of its own. */
  readonly fresh = {
    reports: new Map<string, ServedReport>([[BURNING_CRUSADE_NIGHT, burningCrusadeNight()]]),
    guilds: new Map<string, unknown>(),
    characters: new Map<string, unknown>(),
  };
  /** What the sign-in host knows: guilds and characters of retail alone. */
  readonly retail = { guilds: new Map<string, unknown>(), characters: new Map<string, unknown>() };
  readonly keys = new Set([E2E_KEY]);

  readonly api = new LoopbackServer((address, { method }) => this.#answer(address, method, this));
  readonly freshApi = new LoopbackServer((address, { method }) =>
    this.#answer(address, method, this.fresh),
  );
  readonly icons = new LoopbackServer(({ pathname }) => this.#answerIcon(pathname));
  /** Where people sign in, and the v2 API, which answers from the same data. */
  readonly signIn = new SignInSite({
    // v2 reads the reports of every host.
    reportOf: (code) => this.reports.get(code) ?? this.fresh.reports.get(code),
    ...this.retail,
  });
  /** Whether the icon host sends the CORS header. What the real one does is not known. */
  iconsAllowCors = true;

  /** What the API of the classic host was asked for. */
  get asked(): readonly URL[] {
    return this.api.asked;
  }

  /** Lets answers of the API go wrong; see LoopbackServer. */
  readonly fault = this.api.fault.bind(this.api);
  /** Keeps requests to the API waiting; see LoopbackServer. */
  readonly hold = this.api.hold.bind(this.api);

  async start(): Promise<void> {
    await Promise.all([
      this.api.start(),
      this.freshApi.start(),
      this.icons.start(),
      this.signIn.start(),
    ]);
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.api.stop(),
      this.freshApi.stop(),
      this.icons.stop(),
      this.signIn.stop(),
    ]);
  }

  #answer({ pathname, searchParams }: URL, method: string | undefined, known: KnownAtHost): Answer {
    // A header of our own would be asked about first. Clients seen send none, so none is known to be allowed.
    if (method !== 'GET') return { status: 405, headers: {}, body: '' };
    if (!this.keys.has(searchParams.get('api_key') ?? ''))
      return refuse(401, 'Invalid key specified');

    const [version, call, ...parts] = pathname.split('/').slice(1).map(decodeURIComponent);
    if (version === 'v1' && call === 'report')
      return this.#answerReport(known.reports.get(parts.at(-1) ?? ''), parts, searchParams);
    if (version === 'v1' && call === 'parses' && parts[0] === 'character') {
      return answerKnown(
        known.characters,
        parts,
        'Invalid character name/server/region specified.',
      );
    }
    if (version === 'v1' && call === 'reports' && parts[0] === 'guild') {
      return answerKnown(known.guilds, parts, 'Invalid guild name/server/region specified.');
    }
    return refuse(404, 'Not found');
  }

  #answerIcon(path: string): Answer {
    const headers = this.iconsAllowCors ? CORS : {};
    return path.startsWith('/icons/')
      ? { status: 200, headers: { ...headers, 'content-type': 'image/png' }, body: ICON }
      : { status: 404, headers, body: '' };
  }

  #answerReport(
    report: ServedReport | undefined,
    parts: string[],
    window: URLSearchParams,
  ): Answer {
    const call = parts.slice(0, -1).join('/');
    if (!['fights', 'tables/summary', 'events'].includes(call)) return refuse(404, 'Not found');
    const isPrivate = this.signIn.v2.privateReports.has(parts.at(-1) ?? '');
    if (!report || isPrivate) return refuse(400, 'This report does not exist or is private.');
    const [start, end] = [Number(window.get('start')), Number(window.get('end'))];
    if (call === 'events') return json(200, answerEvents(report.events ?? [], window));
    return json(200, call === 'fights' ? report.fights : summaryIn(report, start, end));
  }
}

/** What one host knows. */
type KnownAtHost = Pick<LogSite, 'reports' | 'guilds' | 'characters'>;

function answerKnown(known: Map<string, unknown>, parts: string[], unknown: string): Answer {
  const answer = known.get(parts.slice(1).join('/').toLowerCase());
  return answer === undefined ? refuse(400, unknown) : json(200, answer);
}

const refuse = (status: number, error: string): Answer => json(status, { status, error });

/** A browser repeats by itself what fails on a connection held open; so none is, and requests can be counted. */
const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { ...CORS, connection: 'close', 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
