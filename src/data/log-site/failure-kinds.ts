import { FAILURE_TEXTS, type Misfit } from '#texts/failures';
import { LogSiteFailure } from '../log-site-failure';

/** Neither user nor build has a key; nothing was requested. */
export class NoApiKey extends LogSiteFailure {
  override name = 'NoApiKey';
  override readonly text = () => FAILURE_TEXTS.noApiKey;
}

/** Neither sign-in nor key; nothing was requested. */
export class NotSignedIn extends LogSiteFailure {
  override name = 'NotSignedIn';
  override readonly text = () => FAILURE_TEXTS.notSignedIn;
}

/** The token ended or was revoked. */
export class SignInEnded extends LogSiteFailure {
  override name = 'SignInEnded';
  override readonly text = () => FAILURE_TEXTS.signInEnded;
}

/** An old report that only subscribers of the log site can open. */
export class ReportArchived extends LogSiteFailure {
  override name = 'ReportArchived';
  override readonly text = () => FAILURE_TEXTS.reportArchived;
}

/** The site has not read this report's log yet. */
export class ReportNotPrepared extends LogSiteFailure {
  override name = 'ReportNotPrepared';
  override readonly text = () => FAILURE_TEXTS.reportNotPrepared;
}

/** v2 cannot list a character's kills. */
export class SearchNeedsKey extends LogSiteFailure {
  override name = 'SearchNeedsKey';
  override readonly text = () => FAILURE_TEXTS.searchNeedsKey;
}

/** Unknown to the sign-in host. The host of its game may know it, with a key. */
export class NotFoundBySignIn extends LogSiteFailure {
  override name = 'NotFoundBySignIn';
  override readonly text = () => FAILURE_TEXTS.notFoundBySignIn;
}

export class KeyRefused extends LogSiteFailure {
  override name = 'KeyRefused';
  override readonly text = () => FAILURE_TEXTS.keyRefused;
}

/** Unknown or private: the site sends the same response for both. */
export class ReportNotFound extends LogSiteFailure {
  override name = 'ReportNotFound';
  override readonly text = () => FAILURE_TEXTS.reportNotFound;

  readonly status: number | undefined;

  constructor(status?: number) {
    super();
    this.status = status;
  }
}

export class GuildNotFound extends LogSiteFailure {
  override name = 'GuildNotFound';
  override readonly text = () => FAILURE_TEXTS.guildNotFound;
}

export class CharacterNotFound extends LogSiteFailure {
  override name = 'CharacterNotFound';
  override readonly text = () => FAILURE_TEXTS.characterNotFound;
}

export class ReportStillProcessing extends LogSiteFailure {
  override name = 'ReportStillProcessing';
  override readonly text = () => FAILURE_TEXTS.stillProcessing;
  override readonly retriesIn = 20;
}

/** `fights` can be missing without a reason; the next request often has it. */
export class NoFightsFound extends LogSiteFailure {
  override name = 'NoFightsFound';
  override readonly text = () => FAILURE_TEXTS.noFightsFound;
  override readonly consoleLine = 'No fights found';
  override readonly isTransient: boolean;

  constructor(why: 'missing' | 'empty') {
    super();
    this.isTransient = why === 'missing';
  }
}

export class NoPlayersFound extends LogSiteFailure {
  override name = 'NoPlayersFound';
  override readonly text = () => FAILURE_TEXTS.noPlayersFound;
  override readonly consoleLine = 'No players found';
}

/** The site demands a pause, in seconds. */
export class TooManyRequests extends LogSiteFailure {
  override name = 'TooManyRequests';
  override readonly text = () => FAILURE_TEXTS.tooManyRequests;
  override readonly retriesIn: number;

  constructor(seconds: number) {
    super();
    this.retriesIn = seconds;
  }
}

export class UnderMaintenance extends LogSiteFailure {
  override name = 'UnderMaintenance';
  override readonly text = () => FAILURE_TEXTS.underMaintenance;
  override readonly retriesIn = 120;
}

/** Cloudflare's 520 to 524: the site behind it is down. */
export class OriginTrouble extends LogSiteFailure {
  override name = 'OriginTrouble';
  override readonly isTransient = true;
  override readonly text: () => string;

  constructor(status: number) {
    super();
    this.text = () => FAILURE_TEXTS.originTrouble(status);
  }
}

/** Any other status of 500 or more. */
export class LogSiteFailed extends LogSiteFailure {
  override name = 'LogSiteFailed';
  override readonly isTransient = true;
  override readonly text: () => string;

  constructor(status: number) {
    super();
    this.text = () => FAILURE_TEXTS.logSiteFailed(status);
  }
}

/** An unknown refusal, with the site's own words if it sent any. */
export class RequestRefused extends LogSiteFailure {
  override name = 'RequestRefused';
  override readonly text: () => string;

  constructor(status: number, words: string) {
    super();
    this.text = () => FAILURE_TEXTS.requestRefused(status, words);
  }
}

/** Cut short, or no JSON. */
export class ResponseUnreadable extends LogSiteFailure {
  override name = 'ResponseUnreadable';
  override readonly text = () => FAILURE_TEXTS.responseUnreadable;
  override readonly isTransient = true;
}

/** Larger than any report; the rest was not read. */
export class ResponseTooLarge extends LogSiteFailure {
  override name = 'ResponseTooLarge';
  override readonly text = () => FAILURE_TEXTS.responseTooLarge;
}

/** JSON of an unexpected shape; the message says what and where. */
export class ResponseMisshapen extends LogSiteFailure {
  override name = 'ResponseMisshapen';
  override readonly text: () => string;

  constructor(misfit: Misfit) {
    super();
    this.text = () => {
      if (misfit.received === undefined) return FAILURE_TEXTS.fieldMissing(misfit.path);
      const kinds: Readonly<Record<string, string>> = FAILURE_TEXTS.kinds;
      const expected = kinds[misfit.expected] ?? misfit.expected;
      return FAILURE_TEXTS.responseMisshapen({ ...misfit, expected });
    };
  }
}

/** Every event is outside the requested time: it is another fight's response. */
export class EventsOfAnotherTime extends LogSiteFailure {
  override name = 'EventsOfAnotherTime';
  override readonly text = () => FAILURE_TEXTS.eventsOfAnotherTime;
}

/** The network failed, or the site refused this origin: browsers do not tell which. */
export class LogSiteUnreachable extends LogSiteFailure {
  override name = 'LogSiteUnreachable';
  override readonly isTransient = true;
  /** No event says that a server is back while the browser was online all along. */
  override readonly retriesIn = 30;
  override readonly isAboutConnection = true;
  override readonly text = () => FAILURE_TEXTS.unreachable;
}

export class LogSiteTooSlow extends LogSiteFailure {
  override name = 'LogSiteTooSlow';
  override readonly isAboutConnection = true;
  override readonly text = () => FAILURE_TEXTS.tooSlow;
}

export class DeviceOffline extends LogSiteFailure {
  override name = 'DeviceOffline';
  override readonly isAboutConnection = true;
  override readonly text = () => FAILURE_TEXTS.offline;
}
