import { readText, storeText, tryFeature } from '../browser-features';
import { BUILD_SETTINGS } from '../build-settings';

/** A sign-in of this tab while the user is at the log site. */
export interface PendingSignIn {
  /** Random; returned with the code. */
  state: string;
  /** Proves that the same client requests code and token. */
  verifier: string;
  /** The address to return to, without the origin. */
  returnTo: string;
}

export type SignInReturn =
  | {
      kind: 'ours';
      /** The query as sent: a code, or an error. */
      parameters: URLSearchParams;
      pending: PendingSignIn;
    }
  /** A response to no sign-in of this tab, or a second one. */
  | { kind: 'unknown' };

export const PENDING_KEY = 'ready-check-sign-in';
export const RETURN_TO_KEY = 'ready-check-sign-in-left';

let returned: SignInReturn | undefined;

/**
 * Takes a sign-in's response out of the address. start.ts calls it first: code and state must reach
 * no request, log or history entry. A second response, as after Back, is dropped. Others' `code` is
 * none: our responses have a state.
 */
export function takeReturn(): void {
  const parameters = new URLSearchParams(window.location.search);
  const isResponse = parameters.has('code') || parameters.has('error');
  if (!BUILD_SETTINGS.clientId || !parameters.has('state') || !isResponse) return;
  const pending = readPending();
  const left = pending?.returnTo ?? readText('sessionStorage', RETURN_TO_KEY);
  storeText('sessionStorage', PENDING_KEY, undefined);
  window.history.replaceState(null, '', ownAddress(left));
  const isOurs = pending !== undefined && parameters.get('state') === pending.state;
  returned = isOurs ? { kind: 'ours', parameters, pending } : { kind: 'unknown' };
}

/** Returns the response that the page was loaded with, once. */
export function consumeReturn(): SignInReturn | undefined {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Refused storage or damaged text: no sign-in of this tab. */
function readPending(): PendingSignIn | undefined {
  const stored: unknown = tryFeature(() =>
    JSON.parse(readText('sessionStorage', PENDING_KEY) ?? 'null'),
  );
  return isPending(stored) ? stored : undefined;
}

const isPending = (stored: unknown): stored is PendingSignIn =>
  typeof stored === 'object' &&
  stored !== null &&
  ['state', 'verifier', 'returnTo'].every((name) => typeof Reflect.get(stored, name) === 'string');

/** Returns an address of this origin, by default the app's folder. */
function ownAddress(left: string | undefined): string {
  const { origin, pathname } = window.location;
  const address = left?.startsWith('/') ? tryFeature(() => new URL(left, origin)) : undefined;
  return address?.origin === origin ? address.href.slice(origin.length) : pathname;
}
