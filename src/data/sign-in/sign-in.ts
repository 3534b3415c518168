import { APP_BASE, BUILD_SETTINGS } from '../addresses';
import { loadChunk } from '../load-chunk';
import { observable } from '../observable';
import { changeSettings, settings } from '../settings';
import { consumeReturn, type Return } from './returned-code';

/** Why a sign-in did not come about. */
export type SignInProblem =
  /** The user or the log site said no: access denied, client unknown, code used before. */
  | 'refused'
  | 'unknown state'
  | 'offline'
  | 'storage refused'
  /** The app is served by http, where browsers have no cryptography. */
  | 'insecure'
  /** A part of the app did not come. */
  | 'not loaded';

/** Where a sign-in stands in this tab. */
export type SignInProgress =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'finishing' }
  | { kind: 'signed in' }
  | { kind: 'failed'; problem: SignInProblem }
  /** The token ended or was revoked, and was forgotten. */
  | { kind: 'ended' };

export const signInProgress = observable<SignInProgress>({ kind: 'idle' });

/** Whether this build can sign people in at all. */
export const isSignInOffered = BUILD_SETTINGS.clientId !== '';

/** Where the log site sends people back: the app's own folder, exactly as it is registered there. */
export const redirectAddress = (): string => window.location.origin + APP_BASE;

/** The token that requests carry; undefined while nobody is signed in. */
export function accessToken(): string | undefined {
  const { signIn } = settings.get();
  return isSignInOffered && signIn && signIn.endsAt > Date.now() ? signIn.token : undefined;
}

/** Loads what talks to the log site's sign-in. Throws ChunkLoadFailed. */
const loadOAuth = () => loadChunk('oauth', () => import('./oauth'));

/** Leaves for the log site's own page. Returns early only where that fails, and says why in `signInProgress`. */
export async function startSignIn(): Promise<void> {
  signInProgress.set({ kind: 'opening' });
  const { pathname, search, hash } = window.location;
  const fail = (problem: SignInProblem) => signInProgress.set({ kind: 'failed', problem });
  if (!window.isSecureContext) return fail('insecure');
  const oauth = await loadOAuth().catch(() => undefined);
  if (!oauth) return fail('not loaded');
  const address = await oauth.beginSignIn(pathname + search + hash);
  if (!address) return fail('storage refused');
  window.location.assign(address);
}

let finishing: Promise<void> | undefined;

/** Ends the sign-in that the page was loaded with, if any. main.tsx calls it before anything asks the log site. */
export function finishSignIn(): void {
  // Back from the log site, the browser may show the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && signInProgress.get().kind === 'opening') signInProgress.set({ kind: 'idle' });
  });
  forgetEnded();
  const returned = isSignInOffered ? consumeReturn() : undefined;
  if (!returned) return;
  finishing = finish(returned).finally(() => {
    finishing = undefined;
  });
}

/** Settles once no sign-in is being finished. */
export const signInFinished = async (): Promise<void> => finishing;

async function finish(returned: Return): Promise<void> {
  if (returned.kind === 'unknown') {
    // Back leads through the log site once more, which then sends a second answer.
    if (!accessToken()) signInProgress.set({ kind: 'failed', problem: 'unknown state' });
    return;
  }
  signInProgress.set({ kind: 'finishing' });
  const oauth = await loadOAuth().catch(() => undefined);
  const outcome = await oauth?.endSignIn(returned);
  if (typeof outcome === 'object') {
    changeSettings({ signIn: outcome });
    signInProgress.set({ kind: 'signed in' });
  } else {
    signInProgress.set({ kind: 'failed', problem: outcome ?? 'not loaded' });
  }
}

/** Forgets the sign-in, in every tab. */
export function signOut(): void {
  changeSettings({ signIn: null });
  signInProgress.set({ kind: 'idle' });
}

/** Forgets a token that the log site no longer takes, unless another one has come meanwhile. */
export function forgetToken(token: string): void {
  if (settings.get().signIn?.token !== token) return;
  changeSettings({ signIn: null });
  signInProgress.set({ kind: 'ended' });
}

function forgetEnded(): void {
  const { signIn } = settings.get();
  if (signIn && signIn.endsAt <= Date.now()) forgetToken(signIn.token);
}
