import { FAILURE_TEXTS } from '#texts/failures';
import { LogSiteFailure } from './log-site-failure';

export class NoApiKey extends LogSiteFailure {
  override name = 'NoApiKey';
  override message = FAILURE_TEXTS.noApiKey;
}

export class KeyRefused extends LogSiteFailure {
  override name = 'KeyRefused';
  override message = FAILURE_TEXTS.keyRefused;
}

/** Unknown or private: the site gives one answer for both. */
export class ReportNotFound extends LogSiteFailure {
  override name = 'ReportNotFound';
  override message = FAILURE_TEXTS.reportNotFound;
}

export class GuildNotFound extends LogSiteFailure {
  override name = 'GuildNotFound';
  override message = FAILURE_TEXTS.guildNotFound;
}

export class CharacterNotFound extends LogSiteFailure {
  override name = 'CharacterNotFound';
  override message = FAILURE_TEXTS.characterNotFound;
}

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

export class NoPlayersFound extends LogSiteFailure {
  override name = 'NoPlayersFound';
  override message = FAILURE_TEXTS.noPlayersFound;
  override readonly consoleLine = 'No players found';
}

export class TooManyRequests extends LogSiteFailure {
  override name = 'TooManyRequests';
  override message = FAILURE_TEXTS.tooManyRequests;
  override readonly asksAgainIn: number;

  constructor(seconds: number) {
    super();
    this.asksAgainIn = seconds;
  }
}

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

/** JSON of another shape than ours; the message names its path. */
export class AnswerMisshapen extends LogSiteFailure {
  override name = 'AnswerMisshapen';

  constructor(path: string) {
    super(FAILURE_TEXTS.answerMisshapen(path));
  }
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

export class LogSiteTooSlow extends LogSiteFailure {
  override name = 'LogSiteTooSlow';
  override readonly isAboutConnection = true;

  constructor(options?: ErrorOptions) {
    super(FAILURE_TEXTS.tooSlow, options);
  }
}

export class DeviceOffline extends LogSiteFailure {
  override name = 'DeviceOffline';
  override readonly isAboutConnection = true;

  constructor(options?: ErrorOptions) {
    super(FAILURE_TEXTS.offline, options);
  }
}
