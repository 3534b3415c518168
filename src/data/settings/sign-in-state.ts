import { BUILD_SETTINGS } from '../build-settings';
import { observable } from '../observable';
import { changeSettings, settings } from './settings';

export type SignInProblem =
  /** The user or the log site refused: access denied, unknown client, or a code used before. */
  | 'refused'
  | 'unknown state'
  | 'offline'
  | 'no connection'
  | 'storage refused'
  /** The page is on plain http, where browsers have no cryptography. */
  | 'insecure'
  | 'not loaded';

export type SignInProgress =
  | { kind: 'idle' }
  | { kind: 'opening' }
  /** A sign-in is finishing. Requests wait for `until`. */
  | { kind: 'finishing'; until: Promise<void> }
  | { kind: 'signed in' }
  | { kind: 'failed'; problem: SignInProblem }
  /** The user signed out. The log site still allows the app. */
  | { kind: 'signed out' }
  /** The token expired or was revoked. */
  | { kind: 'ended' };

export const signInProgress = observable<SignInProgress>({ kind: 'idle' });

export const isSignInOffered = BUILD_SETTINGS.clientId !== '';

/** Returns the token for requests; undefined without a sign-in. */
export function accessToken(): string | undefined {
  const { signIn } = settings.get();
  return isSignInOffered && signIn && signIn.endsAt > Date.now() ? signIn.token : undefined;
}

/** Resolves once no sign-in is under way. */
export async function awaitSignIn(): Promise<void> {
  const progress = signInProgress.get();
  if (progress.kind === 'finishing') await progress.until;
}

/** Deletes the sign-in if the log site rejected its token. */
export function forgetToken(token: string): void {
  changeSettings(({ signIn }) => (signIn?.token === token ? { signIn: null } : {}));
  if (!accessToken()) signInProgress.set({ kind: 'ended' });
}

/** Deletes the sign-in, in every tab. */
export function signOut(): void {
  changeSettings({ signIn: null });
  signInProgress.set({ kind: 'signed out' });
}
