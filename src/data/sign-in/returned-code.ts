import { readStoredText, storeText, tryFeature } from '../browser-features';
import { BUILD_SETTINGS } from '../build-settings';

/** A sign-in of this tab, while the user is at the log site. */
export interface PendingSignIn {
  /** Random text, which the log site returns with the code. */
  state: string;
  /** A secret that proves that code and token are requested by the same client. */
  verifier: string;
  /** The address to return to, without the origin. */
  returnTo: string;
}

export type SignInReturn =
  | {
      kind: 'ours';
      /** The query that the log site sent: a code, or an error. */
      parameters: URLSearchParams;
      pending: PendingSignIn;
    }
  /** A second response, or a response to a sign-in that this tab did not begin. */
  | { kind: 'unknown' };

export const PENDING_KEY = 'ready-check-sign-in';
export const RETURN_TO_KEY = 'ready-check-sign-in-left';

let returned: SignInReturn | undefined;

/**
 * Removes a sign-in's response from the address. start.ts calls it first: code and state must reach
 * no request, console line or history entry. A second response, as after Back, is dropped. A `code`
 * without a state is not the log site's.
 */
export function takeReturn(): void {
  const parameters = new URLSearchParams(window.location.search);
  const isResponse = parameters.has('code') || parameters.has('error');
  if (!BUILD_SETTINGS.clientId || !parameters.has('state') || !isResponse) return;
  const pending = readPending();
  const leftAddress = pending?.returnTo ?? readStoredText('sessionStorage', RETURN_TO_KEY);
  storeText('sessionStorage', PENDING_KEY, undefined);
  window.history.replaceState(null, '', ownAddress(leftAddress));
  const isOurs = pending !== undefined && parameters.get('state') === pending.state;
  returned = isOurs ? { kind: 'ours', parameters, pending } : { kind: 'unknown' };
}

/** Returns the sign-in's response that the page was loaded with, at the first call. */
export function consumeReturn(): SignInReturn | undefined {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Reads this tab's pending sign-in; undefined if storage is refused or the stored text damaged. */
function readPending(): PendingSignIn | undefined {
  const stored: unknown = tryFeature(() =>
    JSON.parse(readStoredText('sessionStorage', PENDING_KEY) ?? 'null'),
  );
  return isPending(stored) ? stored : undefined;
}

/** Checks without a schema: start.ts must not load valibot. */
const isPending = (stored: unknown): stored is PendingSignIn =>
  typeof stored === 'object' &&
  stored !== null &&
  ['state', 'verifier', 'returnTo'].every((name) => typeof Reflect.get(stored, name) === 'string');

/** Returns an address of this origin, by default the app's folder. */
function ownAddress(leftAddress: string | undefined): string {
  const { origin, pathname } = window.location;
  const address = leftAddress?.startsWith('/')
    ? tryFeature(() => new URL(leftAddress, origin))
    : undefined;
  return address?.origin === origin ? address.href.slice(origin.length) : pathname;
}
