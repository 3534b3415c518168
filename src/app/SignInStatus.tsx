import { useEffect } from 'react';
import { repeatUnderWay } from '#data/log-site/requests/unprepared-report';
import { refetchFailed } from '#data/raids/query-client';
import { settings } from '#data/settings/settings';
import { accessToken, signInProgress } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { late } from '#ui/late';

const SignInNotice = late('SignInNotice', () => import('./SignInNotice'));

/** Shows nothing in the settings, which have their own notice. */
export function SignInStatus({ isInSettings }: { isInSettings: boolean }) {
  const progress = useObservable(signInProgress);
  const repeat = useObservable(repeatUnderWay);
  useRefetchOnSignIn();
  if (isInSettings) return null;
  const isSaid = ['finishing', 'signed in', 'failed'].includes(progress.kind);
  return isSaid || repeat > 0 ? <SignInNotice progress={progress} repeat={repeat} /> : null;
}

/** Refetches what failed after a sign-in in any tab. */
function useRefetchOnSignIn(): void {
  useObservable(settings);
  const token = accessToken();
  useEffect(() => {
    if (token) refetchFailed();
  }, [token]);
}
