import { loadChunk } from '#load-chunk';
import { settings } from '../settings/settings';
import {
  accessToken,
  forgetToken,
  isSignInOffered,
  signInProgress,
} from '../settings/sign-in-state';
import { beginWork } from '../work-under-way';
import { consumeReturn } from './returned-code';

/** Loads the OAuth chunk and calls `work`; a failure shows in `signInProgress`. */
async function withOAuth(work: (oauth: typeof import('./oauth')) => Promise<void>): Promise<void> {
  const oauth = await loadChunk('oauth', () => import('./oauth')).catch(() => undefined);
  if (oauth) return work(oauth);
  signInProgress.set({ kind: 'failed', problem: 'not loaded' });
}

/** Opens the log site's page, to return to `returnTo`. Failures show in `signInProgress`. */
export async function startSignIn(returnTo = window.location.href): Promise<void> {
  if (['opening', 'finishing'].includes(signInProgress.get().kind)) return;
  signInProgress.set({ kind: 'opening' });
  await withOAuth(({ openLogSite }) => openLogSite(returnTo));
}

/** Finishes a sign-in that the page's address brings. main.tsx calls it before any request. */
export function finishSignIn(): void {
  forgetEnded();
  const returned = isSignInOffered ? consumeReturn() : undefined;
  if (returned?.kind === 'ours') {
    signInProgress.set({
      kind: 'finishing',
      // A code works only once: a reload before this ends would lose it.
      until: withOAuth(({ acceptReturn }) => acceptReturn(returned)).finally(beginWork('sign-in')),
    });
    // After Back the log site responds a second time.
  } else if (returned && !accessToken()) {
    signInProgress.set({ kind: 'failed', problem: 'unknown state' });
  }
}

function forgetEnded(): void {
  const { signIn } = settings.get();
  if (signIn && signIn.endsAt <= Date.now()) forgetToken(signIn.token);
}
