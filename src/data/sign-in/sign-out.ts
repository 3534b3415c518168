import { changeSettings } from '../settings/settings';
import { signInProgress } from '../settings/sign-in-state';

/** Deletes the sign-in, in every tab. */
export function signOut(): void {
  changeSettings({ signIn: null });
  signInProgress.set({ kind: 'signed out' });
}
