import { SECOND } from '#domain/raid/time';
import { APP_BASE } from '../addresses';
import { loadChunk } from '../load-chunk';
import { changeSettings, settings } from '../settings';
import {
  accessToken,
  forgetToken,
  isSignInOffered,
  type SignInProblem,
  signInProgress,
} from '../sign-in-state';
import { consumeReturn, type Return } from './returned-code';

/** Where the log site sends people back: the app's own folder, exactly as it is registered there. */
export const redirectAddress = (): string => window.location.origin + APP_BASE;

/** Loads what talks to the log site's sign-in. Throws ChunkLoadFailed. */
const loadOAuth = () => loadChunk('oauth', () => import('./oauth'));

const fail = (problem: SignInProblem) => signInProgress.set({ kind: 'failed', problem });

/** After this time the button works again: the user may have stopped the page that was on its way. */
const OPENING_TIME = 15 * SECOND;

/**
 * Leaves for the log site's own page, to come back to `returnTo`. Where that fails, says why in `signInProgress`.
 *
 * A second call while the first is under way does nothing.
 */
export async function startSignIn(returnTo = window.location.href): Promise<void> {
  if (['opening', 'finishing'].includes(signInProgress.get().kind)) return;
  signInProgress.set({ kind: 'opening' });
  if (!window.isSecureContext) return fail('insecure');
  const oauth = await loadOAuth().catch(() => undefined);
  if (!oauth) return fail('not loaded');
  const { pathname, search, hash } = new URL(returnTo, window.location.href);
  const address = await oauth.beginSignIn(pathname + search + hash);
  if (!address) return fail('storage refused');
  window.location.assign(address);
  setTimeout(endOpening, OPENING_TIME);
}

/** Ends the sign-in that the page was loaded with, if any. main.tsx calls it before anything asks the log site. */
export function finishSignIn(): void {
  // Back from the log site, the browser may show the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) endOpening();
  });
  forgetEnded();
  const returned = isSignInOffered ? consumeReturn() : undefined;
  if (returned?.kind === 'answered') {
    signInProgress.set({ kind: 'finishing', until: finish(returned) });
    // Back leads through the log site once more, which then sends a second answer.
  } else if (returned && !accessToken()) {
    fail('unknown state');
  }
}

async function finish(returned: Extract<Return, { kind: 'answered' }>): Promise<void> {
  const oauth = await loadOAuth().catch(() => undefined);
  const outcome = (await oauth?.endSignIn(returned)) ?? 'not loaded';
  if (typeof outcome === 'string') return fail(outcome);
  changeSettings({ signIn: outcome });
  signInProgress.set({ kind: 'signed in' });
}

function endOpening(): void {
  if (signInProgress.get().kind === 'opening') signInProgress.set({ kind: 'idle' });
}

/** Forgets the sign-in, in every tab. */
export function signOut(): void {
  changeSettings({ signIn: null });
  signInProgress.set({ kind: 'idle' });
}

function forgetEnded(): void {
  const { signIn } = settings.get();
  if (signIn && signIn.endsAt <= Date.now()) forgetToken(signIn.token);
}
