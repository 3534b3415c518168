import { BUILD_SETTINGS } from './addresses';
import { observable } from './observable';
import { changeSettings, settings } from './settings';

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
  /** `until` settles with the sign-in, well or not; requests wait for it. */
  | { kind: 'finishing'; until: Promise<void> }
  | { kind: 'signed in' }
  | { kind: 'failed'; problem: SignInProblem }
  /** The token ended or was revoked, and was forgotten. */
  | { kind: 'ended' };

export const signInProgress = observable<SignInProgress>({ kind: 'idle' });

/** Whether this build can sign people in at all. */
export const isSignInOffered = BUILD_SETTINGS.clientId !== '';

/** The token that requests carry; undefined while nobody is signed in. */
export function accessToken(): string | undefined {
  const { signIn } = settings.get();
  return isSignInOffered && signIn && signIn.endsAt > Date.now() ? signIn.token : undefined;
}

/** Settles once no sign-in is being finished. */
export async function signInFinished(): Promise<void> {
  const progress = signInProgress.get();
  if (progress.kind === 'finishing') await progress.until;
}

/** Forgets a token that the log site no longer takes, unless another one has come meanwhile. */
export function forgetToken(token: string): void {
  changeSettings(({ signIn }) => (signIn?.token === token ? { signIn: null } : {}));
  if (!accessToken()) signInProgress.set({ kind: 'ended' });
}
