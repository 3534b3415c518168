import { FAILURE_TEXTS } from '#texts/failures';
import { LogSiteFailure } from './log-site-failure';

/** Nothing was asked: neither the person nor the build has a key. */
export class NoApiKey extends LogSiteFailure {
  override name = 'NoApiKey';
  override message = FAILURE_TEXTS.noApiKey;
}

/** Nothing was asked: nobody is signed in, and there is no key. */
export class NotSignedIn extends LogSiteFailure {
  override name = 'NotSignedIn';
  override message = FAILURE_TEXTS.notSignedIn;
}

/** The site no longer takes the token: it ended or was revoked. */
export class SignInEnded extends LogSiteFailure {
  override name = 'SignInEnded';
  override message = FAILURE_TEXTS.signInEnded;
}

/** The report is old, and opens for subscribers of the log site only. */
export class ReportArchived extends LogSiteFailure {
  override name = 'ReportArchived';
  override message = FAILURE_TEXTS.reportArchived;
}

/** The site was asked for a report for the first time in a while, and has not read its log yet. */
export class ReportNotPrepared extends LogSiteFailure {
  override name = 'ReportNotPrepared';
  override message = FAILURE_TEXTS.reportNotPrepared;
}

/** A character's kills that the v2 API cannot list. */
export class SearchNeedsKey extends LogSiteFailure {
  override name = 'SearchNeedsKey';
  override message = FAILURE_TEXTS.searchNeedsKey;
}

/** A guild or a character that the sign-in host does not know; the host of its game, which a key asks, may. */
export class NotFoundBySignIn extends LogSiteFailure {
  override name = 'NotFoundBySignIn';
  override message = FAILURE_TEXTS.notFoundBySignIn;
}

/** The site does not know the key. */
export class KeyRefused extends LogSiteFailure {
  override name = 'KeyRefused';
  override message = FAILURE_TEXTS.keyRefused;
}

/** Unknown or private: the site gives one answer for both. */
export class ReportNotFound extends LogSiteFailure {
  override name = 'ReportNotFound';
  override message = FAILURE_TEXTS.reportNotFound;
}

/** No guild of that name on that realm. */
export class GuildNotFound extends LogSiteFailure {
  override name = 'GuildNotFound';
  override message = FAILURE_TEXTS.guildNotFound;
}

/** No character of that name on that realm. */
export class CharacterNotFound extends LogSiteFailure {
  override name = 'CharacterNotFound';
  override message = FAILURE_TEXTS.characterNotFound;
}

/** The site has the report, and is still reading its log. */
export class ReportStillProcessing extends LogSiteFailure {
  override name = 'ReportStillProcessing';
  override message = FAILURE_TEXTS.stillProcessing;
  override readonly asksAgainIn = 20;
}

/** `fights` can be missing for no stated reason; the next request often has it. */
export class NoFightsFound extends LogSiteFailure {
  override name = 'NoFightsFound';
  override message = FAILURE_TEXTS.noFightsFound;
  override readonly consoleLine = 'No fights found';
  override readonly isTransient: boolean;

  constructor(why: 'missing' | 'empty') {
    super();
    this.isTransient = why === 'missing';
  }
}

/** A fight's summary without a single player. */
export class NoPlayersFound extends LogSiteFailure {
  override name = 'NoPlayersFound';
  override message = FAILURE_TEXTS.noPlayersFound;
  override readonly consoleLine = 'No players found';
}

/** The site asks for a pause, in seconds. */
export class TooManyRequests extends LogSiteFailure {
  override name = 'TooManyRequests';
  override message = FAILURE_TEXTS.tooManyRequests;
  override readonly asksAgainIn: number;

  constructor(seconds: number) {
    super();
    this.asksAgainIn = seconds;
  }
}

/** The site is down on purpose. */
export class UnderMaintenance extends LogSiteFailure {
  override name = 'UnderMaintenance';
  override message = FAILURE_TEXTS.underMaintenance;
  override readonly asksAgainIn = 120;
}

/** Cloudflare's 520-524: the site behind it does not answer. */
export class OriginTrouble extends LogSiteFailure {
  override name = 'OriginTrouble';
  override readonly isTransient = true;

  constructor(status: number) {
    super(FAILURE_TEXTS.originTrouble(status));
  }
}

/** A status from 500 that is none of Cloudflare's. */
export class LogSiteFailed extends LogSiteFailure {
  override name = 'LogSiteFailed';
  override readonly isTransient = true;

  constructor(status: number) {
    super(FAILURE_TEXTS.logSiteFailed(status));
  }
}

/** A refusal that is none of the known ones; the site's own words, where it had any, are passed on. */
export class RequestRefused extends LogSiteFailure {
  override name = 'RequestRefused';

  constructor(status: number, words: string) {
    super(FAILURE_TEXTS.requestRefused(status, words));
  }
}

/** Cut short, or no JSON at all. */
export class AnswerUnreadable extends LogSiteFailure {
  override name = 'AnswerUnreadable';
  override message = FAILURE_TEXTS.answerUnreadable;
  override readonly isTransient = true;
}

/** More than any report needs; the rest was not read. */
export class AnswerTooLarge extends LogSiteFailure {
  override name = 'AnswerTooLarge';
  override message = FAILURE_TEXTS.answerTooLarge;
}

/** JSON of another shape than ours; the message says what does not fit, and where. */
export class AnswerMisshapen extends LogSiteFailure {
  override name = 'AnswerMisshapen';

  constructor(misfit: string) {
    super(FAILURE_TEXTS.answerMisshapen(misfit));
  }
}

/** Every event lies outside the time that was asked for: the answer is another fight's or report's. */
export class EventsOfAnotherTime extends LogSiteFailure {
  override name = 'EventsOfAnotherTime';
  override message = FAILURE_TEXTS.eventsOfAnotherTime;
}

/** The network failed, or the site refused this origin: a browser does not tell which. */
export class LogSiteUnreachable extends LogSiteFailure {
  override name = 'LogSiteUnreachable';
  override readonly isTransient = true;
  /** No event tells that a server is back while the browser believed in a network all along. */
  override readonly asksAgainIn = 30;
  override readonly isAboutConnection = true;

  constructor(options?: ErrorOptions) {
    super(FAILURE_TEXTS.unreachable, options);
  }
}

/** No whole answer came in time. */
export class LogSiteTooSlow extends LogSiteFailure {
  override name = 'LogSiteTooSlow';
  override readonly isAboutConnection = true;

  constructor(options?: ErrorOptions) {
    super(FAILURE_TEXTS.tooSlow, options);
  }
}

/** The browser says that there is no network. */
export class DeviceOffline extends LogSiteFailure {
  override name = 'DeviceOffline';
  override readonly isAboutConnection = true;

  constructor(options?: ErrorOptions) {
    super(FAILURE_TEXTS.offline, options);
  }
}
