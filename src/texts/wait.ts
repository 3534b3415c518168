import { inLanguage } from '#domain/language';
import { MINUTE, SECOND } from '#domain/time';

export const WAIT_TEXTS = inLanguage('wait', {
  seconds: (seconds: number) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
});

const MAX_SECONDS = 120;

/** Returns `45 s`, or `12 min` above two minutes. */
export const formatWait = (seconds: number): string =>
  seconds > MAX_SECONDS
    ? WAIT_TEXTS.minutes(Math.ceil((seconds * SECOND) / MINUTE))
    : WAIT_TEXTS.seconds(seconds);
