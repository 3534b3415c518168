import { loadChunk } from '../load-chunk';
import { settings } from '../settings';
import { accessToken, forgetToken, isSignInOffered, signInProgress } from '../sign-in-state';
import { consumeReturn } from './returned-code';

/** Loads what talks to the log site's sign-in, and calls it; says so in `signInProgress` if it does not come. */
async function withOAuth(work: (oauth: typeof import('./oauth')) => Promise<void>): Promise<void> {
  const oauth = await loadChunk('oauth', () => import('./oauth')).catch(() => undefined);
  if (oauth) return work(oauth);
  signInProgress.set({ kind: 'failed', problem: 'not loaded' });
}

/**
 * Leaves for the log site's own page, to come back to `returnTo`. Where that fails, says why in `signInProgress`.
 *
 * A second call while the first is under way does nothing.
 */
export async function startSignIn(returnTo = window.location.href): Promise<void> {
  if (['opening', 'finishing'].includes(signInProgress.get().kind)) return;
  signInProgress.set({ kind: 'opening' });
  await withOAuth(({ leave }) => leave(returnTo));
}

/** Ends the sign-in that the page was loaded with, if any. main.tsx calls it before anything asks the log site. */
export function finishSignIn(): void {
  forgetEnded();
  const returned = isSignInOffered ? consumeReturn() : undefined;
  if (returned?.kind === 'answered') {
    signInProgress.set({ kind: 'finishing', until: withOAuth(({ finish }) => finish(returned)) });
    // Back leads through the log site once more, which then sends a second answer.
  } else if (returned && !accessToken()) {
    signInProgress.set({ kind: 'failed', problem: 'unknown state' });
  }
}

function forgetEnded(): void {
  const { signIn } = settings.get();
  if (signIn && signIn.endsAt <= Date.now()) forgetToken(signIn.token);
}
