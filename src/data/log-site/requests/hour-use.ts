import * as v from 'valibot';
import { MINUTE, SECOND } from '#domain/time';
import { readStoredText, storeText, tryFeature } from '../../browser-features';
import { observable, sameUntilChanged } from '../../observable';
import { settings } from '../../settings/settings';
import { failure } from './failure-kinds';
import type { LogSiteFailure } from './log-site-failure';

const StoredUse = v.object({
  /** The hourly limit in points, like `spent`. */
  limit: v.number(),
  spent: v.number(),
  /** Epoch milliseconds. */
  resetsAt: v.number(),
  /** The end of the sign-in, which distinguishes accounts. */
  signInEndsAt: v.number(),
});

export type HourUse = Omit<v.InferOutput<typeof StoredUse>, 'signInEndsAt'>;

/** The share of the hourly limit from which the user is warned. */
export const NEAR_LIMIT = 0.75;

const KEY = 'ready-check-hour';

/** The site's refusal has no numbers, so the pauses double until a reset time is known. */
const FIRST_PAUSE_SECONDS = MINUTE / SECOND;
const MAX_PAUSE_SECONDS = 16 * FIRST_PAUSE_SECONDS;

/** The latest use, and the token that it belongs to. */
const noted = observable<(HourUse & { token: string }) | undefined>(undefined);
const readSteadily = sameUntilChanged(undefined, readStored);
let refusalsInARow = 0;

export const hourUse = {
  subscribe: noted.subscribe,

  /** Returns the current sign-in's use; undefined until the log site has sent it. */
  get(): HourUse | undefined {
    const use = noted.get();
    return use && use.token === settings.get().signIn?.token ? use : readSteadily();
  },

  /** Stores the use that came with a response to a token. Other visits read it until it resets. */
  note(use: HourUse, token: string): void {
    refusalsInARow = 0;
    store(use, token);
  },

  /** Marks the limit as reached. Returns the failure, with the pause until the points reset. */
  limitReached(token: string): LogSiteFailure {
    const use = hourUse.get();
    if (use) store({ ...use, spent: use.limit }, token);
    const guess = Math.min(FIRST_PAUSE_SECONDS * 2 ** refusalsInARow, MAX_PAUSE_SECONDS);
    refusalsInARow += 1;
    return failure('hourlyLimit', { retriesIn: secondsToReset(use) ?? guess });
  },
};

/** Stores a use by the end of its sign-in: only the settings store tokens. */
function store({ limit, spent, resetsAt }: HourUse, token: string): void {
  noted.set({ limit, spent, resetsAt, token });
  const { signIn } = settings.get();
  if (token !== signIn?.token) return;
  const stored = { limit, spent, resetsAt, signInEndsAt: signIn.endsAt };
  storeText('localStorage', KEY, JSON.stringify(stored));
}

function readStored(): HourUse | undefined {
  const read = v.safeParse(
    StoredUse,
    tryFeature(() => JSON.parse(readStoredText('localStorage', KEY) ?? '')),
  );
  if (!read.success) return undefined;
  const { signInEndsAt: endsAt, ...use } = read.output;
  return endsAt === settings.get().signIn?.endsAt && use.resetsAt > Date.now() ? use : undefined;
}

/** Returns the seconds until the points reset; undefined if unknown. */
function secondsToReset(use: HourUse | undefined): number | undefined {
  if (!use || use.resetsAt <= Date.now()) return undefined;
  return Math.ceil((use.resetsAt - Date.now()) / SECOND);
}
