/** What this tab knows of a sign-in while the user is at the log site. */
export interface PendingSignIn {
  /** Random; the log site hands it back with the code. */
  state: string;
  /** Proves that who asks for the token is who asked for the code. */
  verifier: string;
  /** The address that the user left, without the origin. */
  returnTo: string;
}

/** What the user came back with. */
export type Return =
  | {
      kind: 'answered';
      /** The query as it came: a code, or why there is none. */
      parameters: URLSearchParams;
      pending: PendingSignIn;
    }
  /** An answer that no sign-in of this tab asked for, or one that came twice. */
  | { kind: 'unknown' };

const PENDING = 'ready-check-sign-in';
const LEFT = 'ready-check-sign-in-left';

let returned: Return | undefined;

/**
 * Takes a sign-in's answer out of the address. start.ts calls it before anything else.
 *
 * The code and the state must reach no request, log or history entry, so the entry is replaced by the address that
 * the user left. A second answer, as Back brings it, leads to the same address and is dropped.
 */
export function takeReturn(): void {
  const parameters = new URLSearchParams(window.location.search);
  if (!parameters.has('code') && !parameters.has('error')) return;
  const pending = readPending();
  const left = pending?.returnTo ?? readLeft();
  forgetPending();
  window.history.replaceState(null, '', ownAddress(left));
  const isOurs = pending !== undefined && parameters.get('state') === pending.state;
  returned = isOurs ? { kind: 'answered', parameters, pending } : { kind: 'unknown' };
}

/** The answer that the page was loaded with, once. */
export function consumeReturn(): Return | undefined {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Notes a sign-in for its answer, in this tab only. Returns false where the browser stores nothing. */
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
    // Refused storage or damaged text: then this tab asked for nothing.
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
    // Nothing is stored where storage is refused.
  }
}

/** An address of this origin; the app's folder where there is none. */
function ownAddress(left: string | undefined): string {
  const folder = window.location.pathname;
  return left?.startsWith('/') && !left.startsWith('//') ? left : folder;
}
