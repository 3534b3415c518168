import { FAILURE_TEXTS, type Misfit } from '#texts/failures';
import { LogSiteFailure } from './log-site-failure';

/** Neither user nor build has a key; nothing was requested. */
export class NoApiKey extends LogSiteFailure {
  override name = 'NoApiKey';
  override get message() {
    return FAILURE_TEXTS.noApiKey;
  }
}

/** Neither sign-in nor key; nothing was requested. */
export class NotSignedIn extends LogSiteFailure {
  override name = 'NotSignedIn';
  override get message() {
    return FAILURE_TEXTS.notSignedIn;
  }
}

/** The token ended or was revoked. */
export class SignInEnded extends LogSiteFailure {
  override name = 'SignInEnded';
  override get message() {
    return FAILURE_TEXTS.signInEnded;
  }
}

/** An old report that only subscribers of the log site can open. */
export class ReportArchived extends LogSiteFailure {
  override name = 'ReportArchived';
  override get message() {
    return FAILURE_TEXTS.reportArchived;
  }
}

/** The site has not read this report's log yet. */
export class ReportNotPrepared extends LogSiteFailure {
  override name = 'ReportNotPrepared';
  override get message() {
    return FAILURE_TEXTS.reportNotPrepared;
  }
}

/** v2 cannot list a character's kills. */
export class SearchNeedsKey extends LogSiteFailure {
  override name = 'SearchNeedsKey';
  override get message() {
    return FAILURE_TEXTS.searchNeedsKey;
  }
}

/** Unknown to the sign-in host. The host of its game may know it, with a key. */
export class NotFoundBySignIn extends LogSiteFailure {
  override name = 'NotFoundBySignIn';
  override get message() {
    return FAILURE_TEXTS.notFoundBySignIn;
  }
}

export class KeyRefused extends LogSiteFailure {
  override name = 'KeyRefused';
  override get message() {
    return FAILURE_TEXTS.keyRefused;
  }
}

/** Unknown or private: the site sends the same response for both. */
export class ReportNotFound extends LogSiteFailure {
  override name = 'ReportNotFound';
  override get message() {
    return FAILURE_TEXTS.reportNotFound;
  }
}

export class GuildNotFound extends LogSiteFailure {
  override name = 'GuildNotFound';
  override get message() {
    return FAILURE_TEXTS.guildNotFound;
  }
}

export class CharacterNotFound extends LogSiteFailure {
  override name = 'CharacterNotFound';
  override get message() {
    return FAILURE_TEXTS.characterNotFound;
  }
}

export class ReportStillProcessing extends LogSiteFailure {
  override name = 'ReportStillProcessing';
  override get message() {
    return FAILURE_TEXTS.stillProcessing;
  }
  override readonly asksAgainIn = 20;
}

/** `fights` can be missing without a reason; the next request often has it. */
export class NoFightsFound extends LogSiteFailure {
  override name = 'NoFightsFound';
  override get message() {
    return FAILURE_TEXTS.noFightsFound;
  }
  override readonly consoleLine = 'No fights found';
  override readonly isTransient: boolean;

  constructor(why: 'missing' | 'empty') {
    super();
    this.isTransient = why === 'missing';
  }
}

export class NoPlayersFound extends LogSiteFailure {
  override name = 'NoPlayersFound';
  override get message() {
    return FAILURE_TEXTS.noPlayersFound;
  }
  override readonly consoleLine = 'No players found';
}

/** The site demands a pause, in seconds. */
export class TooManyRequests extends LogSiteFailure {
  override name = 'TooManyRequests';
  override get message() {
    return FAILURE_TEXTS.tooManyRequests;
  }
  override readonly asksAgainIn: number;

  constructor(seconds: number) {
    super();
    this.asksAgainIn = seconds;
  }
}

export class UnderMaintenance extends LogSiteFailure {
  override name = 'UnderMaintenance';
  override get message() {
    return FAILURE_TEXTS.underMaintenance;
  }
  override readonly asksAgainIn = 120;
}

/** Cloudflare's 520 to 524: the site behind it is down. */
export class OriginTrouble extends LogSiteFailure {
  override name = 'OriginTrouble';
  override readonly isTransient = true;

  readonly #status: number;

  constructor(status: number) {
    super();
    this.#status = status;
  }

  override get message() {
    return FAILURE_TEXTS.originTrouble(this.#status);
  }
}

/** Any other status of 500 or more. */
export class LogSiteFailed extends LogSiteFailure {
  override name = 'LogSiteFailed';
  override readonly isTransient = true;

  readonly #status: number;

  constructor(status: number) {
    super();
    this.#status = status;
  }

  override get message() {
    return FAILURE_TEXTS.logSiteFailed(this.#status);
  }
}

/** An unknown refusal, with the site's own words if it sent any. */
export class RequestRefused extends LogSiteFailure {
  override name = 'RequestRefused';

  readonly #refusal: [status: number, words: string];

  constructor(status: number, words: string) {
    super();
    this.#refusal = [status, words];
  }

  override get message() {
    return FAILURE_TEXTS.requestRefused(...this.#refusal);
  }
}

/** Cut short, or no JSON. */
export class AnswerUnreadable extends LogSiteFailure {
  override name = 'AnswerUnreadable';
  override get message() {
    return FAILURE_TEXTS.answerUnreadable;
  }
  override readonly isTransient = true;
}

/** Larger than any report; the rest was not read. */
export class AnswerTooLarge extends LogSiteFailure {
  override name = 'AnswerTooLarge';
  override get message() {
    return FAILURE_TEXTS.answerTooLarge;
  }
}

/** JSON of an unexpected shape; the message says what and where. */
export class AnswerMisshapen extends LogSiteFailure {
  override name = 'AnswerMisshapen';

  readonly #misfit: Misfit;

  constructor(misfit: Misfit) {
    super();
    this.#misfit = misfit;
  }

  override get message() {
    const kinds: Readonly<Record<string, string>> = FAILURE_TEXTS.kinds;
    const { expected } = this.#misfit;
    return FAILURE_TEXTS.answerMisshapen({
      ...this.#misfit,
      expected: kinds[expected] ?? expected,
    });
  }
}

/** Every event is outside the requested time: it is another fight's response. */
export class EventsOfAnotherTime extends LogSiteFailure {
  override name = 'EventsOfAnotherTime';
  override get message() {
    return FAILURE_TEXTS.eventsOfAnotherTime;
  }
}

/** The network failed, or the site refused this origin: browsers do not tell which. */
export class LogSiteUnreachable extends LogSiteFailure {
  override name = 'LogSiteUnreachable';
  override readonly isTransient = true;
  /** No event says that a server is back while the browser was online all along. */
  override readonly asksAgainIn = 30;
  override readonly isAboutConnection = true;

  override get message() {
    return FAILURE_TEXTS.unreachable;
  }
}

export class LogSiteTooSlow extends LogSiteFailure {
  override name = 'LogSiteTooSlow';
  override readonly isAboutConnection = true;

  override get message() {
    return FAILURE_TEXTS.tooSlow;
  }
}

export class DeviceOffline extends LogSiteFailure {
  override name = 'DeviceOffline';
  override readonly isAboutConnection = true;

  override get message() {
    return FAILURE_TEXTS.offline;
  }
}
