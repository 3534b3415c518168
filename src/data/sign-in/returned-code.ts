/** A sign-in of this tab while the user is at the log site. */
export interface PendingSignIn {
  /** Random; returned with the code. */
  state: string;
  /** Proves that the same client requests code and token. */
  verifier: string;
  /** The address to return to, without the origin. */
  returnTo: string;
}

export type Return =
  | {
      kind: 'ours';
      /** The query as sent: a code, or an error. */
      parameters: URLSearchParams;
      pending: PendingSignIn;
    }
  /** A response to no sign-in of this tab, or a second one. */
  | { kind: 'unknown' };

const PENDING = 'ready-check-sign-in';
const LEFT = 'ready-check-sign-in-left';

let returned: Return | undefined;

/**
 * Takes a sign-in's response out of the address. start.ts calls it first: code and state must reach
 * no request, log or history entry. A second response, as after Back, is dropped.
 */
export function takeReturn(): void {
  const parameters = new URLSearchParams(window.location.search);
  if (!parameters.has('code') && !parameters.has('error')) return;
  const pending = readPending();
  const left = pending?.returnTo ?? readLeft();
  forgetPending();
  window.history.replaceState(null, '', ownAddress(left));
  const isOurs = pending !== undefined && parameters.get('state') === pending.state;
  returned = isOurs ? { kind: 'ours', parameters, pending } : { kind: 'unknown' };
}

/** Returns the response that the page was loaded with, once. */
export function consumeReturn(): Return | undefined {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Notes a sign-in in this tab only. Returns false if storage is refused. */
export function notePending(pending: PendingSignIn): boolean {
  try {
    sessionStorage.setItem(PENDING, JSON.stringify(pending));
    sessionStorage.setItem(LEFT, pending.returnTo);
    return true;
  } catch {
    return false;
  }
}

function readPending(): PendingSignIn | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null');
    return isPending(stored) ? stored : undefined;
  } catch {
    // Refused storage or damaged text: no sign-in of this tab.
    return undefined;
  }
}

const isPending = (stored: unknown): stored is PendingSignIn =>
  typeof stored === 'object' &&
  stored !== null &&
  ['state', 'verifier', 'returnTo'].every((name) => typeof Reflect.get(stored, name) === 'string');

function readLeft(): string | undefined {
  try {
    return sessionStorage.getItem(LEFT) ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetPending(): void {
  try {
    sessionStorage.removeItem(PENDING);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Returns an address of this origin, by default the app's folder. */
function ownAddress(left: string | undefined): string {
  const folder = window.location.pathname;
  return left?.startsWith('/') && !left.startsWith('//') ? left : folder;
}
