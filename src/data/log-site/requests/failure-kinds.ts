import { FAILURE_TEXTS, type Misfit } from '#texts/failures';
import { type FailureKind, type FailureTraits, LogSiteFailure } from './log-site-failure';

interface KindRow extends FailureTraits {
  /** A sentence in the current language, of what `told` says. */
  text(...told: readonly unknown[]): string;
}

/** Such a sentence loads with what throws the failure. */
const ownSentence = (sentence: () => string): string => sentence();

const PAUSE = { stopsSaving: true, demandsPause: true, isOfAllHosts: true };

/** Each kind's sentence, and what follows from it. */
export const FAILURE_KINDS = {
  noApiKey: {
    text: () => FAILURE_TEXTS.noApiKey,
    isAboutKey: true,
    stopsSaving: true,
    isOfAllHosts: true,
  },
  notSignedIn: { text: () => FAILURE_TEXTS.notSignedIn, stopsSaving: true, isOfAllHosts: true },
  signInEnded: { text: () => FAILURE_TEXTS.signInEnded, stopsSaving: true },
  hourlyLimit: { text: ownSentence, ...PAUSE },
  reportArchived: { text: () => FAILURE_TEXTS.reportArchived },
  reportNotPrepared: { text: () => FAILURE_TEXTS.reportNotPrepared },
  searchNeedsKey: { text: () => FAILURE_TEXTS.searchNeedsKey, isAboutKey: true, mayBeInV1: true },
  /** Unknown to the sign-in host. The host of its game may know it, with a key. */
  notFoundBySignIn: {
    text: () => FAILURE_TEXTS.notFoundBySignIn,
    isAboutKey: true,
    mayBeInV1: true,
  },
  keyRefused: { text: () => FAILURE_TEXTS.keyRefused, isAboutKey: true, stopsSaving: true },
  /** Unknown or private: the site sends the same response for both. */
  reportNotFound: { text: () => FAILURE_TEXTS.reportNotFound },
  guildNotFound: { text: () => FAILURE_TEXTS.guildNotFound },
  characterNotFound: { text: () => FAILURE_TEXTS.characterNotFound },
  noReportsFound: { text: ownSentence, consoleLine: 'No reports found for the guild' },
  noReportOpens: { text: ownSentence, consoleLine: 'Invalid report data' },
  stillProcessing: { text: () => FAILURE_TEXTS.stillProcessing, retriesIn: 20 },
  /** Transient if `fights` is missing, which it can be without a reason. */
  noFightsFound: { text: () => FAILURE_TEXTS.noFightsFound, consoleLine: 'No fights found' },
  noPlayersFound: { text: () => FAILURE_TEXTS.noPlayersFound, consoleLine: 'No players found' },
  tooManyRequests: { text: () => FAILURE_TEXTS.tooManyRequests, ...PAUSE },
  underMaintenance: {
    text: () => FAILURE_TEXTS.underMaintenance,
    retriesIn: 120,
    stopsSaving: true,
  },
  /** Cloudflare's 520 to 524: the site behind it is down. */
  originTrouble: {
    text: (status: number) => FAILURE_TEXTS.originTrouble(status),
    isTransient: true,
    isDown: true,
  },
  logSiteFailed: {
    text: (status: number) => FAILURE_TEXTS.logSiteFailed(status),
    isTransient: true,
    isDown: true,
  },
  requestRefused: {
    text: (status: number, words: string) => FAILURE_TEXTS.requestRefused(status, words),
  },
  responseUnreadable: { text: () => FAILURE_TEXTS.responseUnreadable, isTransient: true },
  responseTooLarge: { text: () => FAILURE_TEXTS.responseTooLarge },
  responseMisshapen: { text: describeMisfit },
  /** Every event is outside the requested time: it is another fight's response. */
  eventsOfAnotherTime: { text: () => FAILURE_TEXTS.eventsOfAnotherTime },
  /** The network failed, or the site refused this origin: browsers do not tell which. */
  unreachable: {
    text: () => FAILURE_TEXTS.unreachable,
    isTransient: true,
    // No event says that a server is back while the browser was online all along.
    retriesIn: 30,
    isAboutConnection: true,
    stopsSaving: true,
    isDown: true,
    isSilence: true,
  },
  tooSlow: {
    text: () => FAILURE_TEXTS.tooSlow,
    isAboutConnection: true,
    stopsSaving: true,
    isDown: true,
    isSilence: true,
  },
  offline: {
    text: () => FAILURE_TEXTS.offline,
    isAboutConnection: true,
    stopsSaving: true,
    isOfAllHosts: true,
  },
} satisfies Readonly<Record<FailureKind, KindRow>>;

type Told<Kind extends FailureKind> = Parameters<(typeof FAILURE_KINDS)[Kind]['text']>;

type UntoldKind = { [Kind in FailureKind]: Told<Kind> extends [] ? Kind : never }[FailureKind];

/** The cause, and traits that this failure has beside its kind's. */
type Details = ErrorOptions & FailureTraits;

/** Makes a failure of a kind; `told` is what its sentence says besides. */
export function failure(kind: UntoldKind, details?: Details): LogSiteFailure;
export function failure<Kind extends FailureKind>(
  kind: Kind,
  details: Details & { told: Told<Kind> },
): LogSiteFailure;
export function failure(
  kind: FailureKind,
  { cause, told = [], ...details }: Details & { told?: readonly unknown[] } = {},
): LogSiteFailure {
  const { text, ...traits }: KindRow = FAILURE_KINDS[kind];
  return new LogSiteFailure(
    { ...traits, ...details, kind, text: () => text(...told) },
    cause === undefined ? undefined : { cause },
  );
}

export const isFailure = (error: unknown, kind: FailureKind): error is LogSiteFailure =>
  error instanceof LogSiteFailure && error.kind === kind;

function describeMisfit(misfit: Misfit): string {
  if (misfit.received === undefined) return FAILURE_TEXTS.fieldMissing(misfit.path);
  const kinds: Readonly<Record<string, string>> = FAILURE_TEXTS.kinds;
  const expected = kinds[misfit.expected] ?? misfit.expected;
  return FAILURE_TEXTS.responseMisshapen({ ...misfit, expected });
}
