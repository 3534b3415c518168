import { useEffect } from 'react';
import { lazyPart } from '#data/lazy-part';
import { repeatUnderWay } from '#data/log-site/v2/cold-report';
import { refetchFailed } from '#data/query-client';
import { settings } from '#data/settings';
import { accessToken, signInProgress } from '#data/sign-in-state';
import { useObservable } from '#data/use-observable';

const SignInNotice = lazyPart('SignInNotice', () => import('./SignInNotice'));

/** How a sign-in that came back ended, and whether the log site is still preparing a report. */
export function SignInStatus() {
  const progress = useObservable(signInProgress);
  const repeat = useObservable(repeatUnderWay);
  useRefetchOnSignIn();
  const isSaid = ['finishing', 'signed in', 'failed'].includes(progress.kind);
  return isSaid || repeat > 0 ? <SignInNotice progress={progress} repeat={repeat} /> : null;
}

/** Requests again what failed in view once somebody is signed in, in this tab or in another. */
function useRefetchOnSignIn(): void {
  useObservable(settings);
  const token = accessToken();
  // The queries live outside React.
  useEffect(() => {
    if (token) refetchFailed();
  }, [token]);
}
