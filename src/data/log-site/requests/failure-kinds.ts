import { FAILURE_TEXTS, type Misfit } from '#texts/failures';
import { type FailureKind, type FailureTraits, LogSiteFailure } from './log-site-failure';

const PAUSE_TRAITS = { stopsSaving: true, demandsPause: true, isOfAllHosts: true };

/** The traits of each kind. FAILURE_TEXTS has its sentence, unless the failure brings one. */
export const FAILURE_KINDS = {
  noApiKey: { isAboutKey: true, stopsSaving: true, isOfAllHosts: true },
  notSignedIn: { stopsSaving: true, isOfAllHosts: true },
  signInEnded: { stopsSaving: true },
  hourlyLimit: PAUSE_TRAITS,
  reportArchived: {},
  reportNotPrepared: {},
  searchNeedsKey: { isAboutKey: true, v1MayHaveIt: true },
  /** The realm's host did not respond, and the sign-in host knows only games of its own. */
  realmNotReached: { isAboutKey: true, v1MayHaveIt: true },
  keyRefused: { isAboutKey: true, stopsSaving: true },
  /** Unknown or private: the site sends the same response for both. */
  reportNotFound: {},
  guildNotFound: {},
  characterNotFound: {},
  noReportsFound: { consoleLine: 'No reports found for the guild' },
  noReportOpens: { consoleLine: 'Invalid report data' },
  stillProcessing: { retriesIn: 20 },
  /** Transient if `fights` is missing without a reason. */
  noFightsFound: { consoleLine: 'No fights found' },
  noPlayersFound: { consoleLine: 'No players found' },
  tooManyRequests: PAUSE_TRAITS,
  underMaintenance: { retriesIn: 120, stopsSaving: true },
  /** Cloudflare's 520 to 524: the site behind it is down. */
  originFailed: { isTransient: true, isDown: true },
  logSiteFailed: { isTransient: true, isDown: true },
  requestRefused: {},
  responseUnreadable: { isTransient: true },
  responseTooLarge: {},
  responseMisshapen: {},
  /** Every event is outside the requested time, so the events belong to another fight. */
  eventsOfAnotherTime: {},
  /** The network failed, or the site refused this origin: browsers do not tell which. */
  unreachable: {
    isTransient: true,
    // If the browser was online all the time, no event tells that a server is back.
    retriesIn: 30,
    isAboutConnection: true,
    stopsSaving: true,
    isDown: true,
    hostMayBeMissing: true,
  },
  tooSlow: { isAboutConnection: true, stopsSaving: true, isDown: true, hostMayBeMissing: true },
  offline: { isAboutConnection: true, stopsSaving: true, isOfAllHosts: true },
} satisfies Readonly<Record<FailureKind, FailureTraits>>;

/** Kinds whose sentence is always the same. */
type PlainKind = {
  [Kind in keyof typeof FAILURE_TEXTS]: (typeof FAILURE_TEXTS)[Kind] extends string ? Kind : never;
}[keyof typeof FAILURE_TEXTS] &
  FailureKind;

/** The cause, and traits in addition to the traits of the kind. */
type Details = ErrorOptions & FailureTraits;

/** Makes a failure of a kind; `text` returns its sentence in the current language. */
export function failure(kind: PlainKind, details?: Details): LogSiteFailure;
export function failure(kind: FailureKind, details: Details & { text(): string }): LogSiteFailure;
export function failure(
  kind: FailureKind,
  { cause, ...details }: Details & { text?(): string } = {},
): LogSiteFailure {
  const texts: Readonly<Record<string, unknown>> = FAILURE_TEXTS;
  return new LogSiteFailure(
    { text: () => `${texts[kind]}`, ...FAILURE_KINDS[kind], ...details, kind },
    cause === undefined ? undefined : { cause },
  );
}

export const originFailed = (status: number): LogSiteFailure =>
  failure('originFailed', { text: () => FAILURE_TEXTS.originFailed(status) });

export const logSiteFailed = (status: number): LogSiteFailure =>
  failure('logSiteFailed', { text: () => FAILURE_TEXTS.logSiteFailed(status) });

/** Makes the failure of a refusal, with the site's own words if it sent any. */
export const requestRefused = (status: number, words = ''): LogSiteFailure =>
  failure('requestRefused', { text: () => FAILURE_TEXTS.requestRefused(status, words) });

export const responseMisshapen = (misfit: Misfit): LogSiteFailure =>
  failure('responseMisshapen', { text: () => misfitText(misfit) });

function misfitText(misfit: Misfit): string {
  if (misfit.received === undefined) return FAILURE_TEXTS.fieldMissing(misfit.path);
  const kinds: Readonly<Record<string, string>> = FAILURE_TEXTS.kinds;
  const expected = kinds[misfit.expected] ?? misfit.expected;
  return FAILURE_TEXTS.responseMisshapen({ ...misfit, expected });
}

export const isFailure = (error: unknown, kind: FailureKind): error is LogSiteFailure =>
  error instanceof LogSiteFailure && error.kind === kind;
