import { type ReactNode, useEffect } from 'react';
import { BUILD_SETTINGS } from '#data/build-settings';
import { online } from '#data/online';
import { isUnstored, settings } from '#data/settings/settings';
import {
  accessToken,
  type SignInProgress,
  signInProgress,
  signOut,
} from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { SignInButton } from '#features/sign-in/SignInButton';
import { FAILURE_TEXTS } from '#texts/failures';
import { RAID_TEXTS } from '#texts/raid';
import { SETTINGS_TEXTS } from '#texts/settings';
import { SIGN_IN_TEXTS } from '#texts/sign-in';
import { WAYS_IN_TEXTS } from '#texts/ways-in';
import { Button } from '#ui/Button';
import { Details } from '#ui/Details';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { ApiKeyField } from './ApiKeyField';
import { HourMeter } from './HourMeter';

/** The account's page with the apps that the user has allowed. */
const ACCOUNT_PAGE = `${BUILD_SETTINGS.signInUrl}/profile`;

/** Renders the title within the section, as it takes the focus after signing out. */
export function SignInSection({ title }: { title: ReactNode }) {
  const { signIn, apiKey } = useObservable(settings);
  useClearedOutcome();
  return (
    <section aria-label={SETTINGS_TEXTS.sections['warcraft-logs']} className="d-grid gap-2">
      {title}
      {signIn && accessToken() ? <Account name={signIn.name} /> : <SignInOffer />}
      <Details
        startsOpen={apiKey !== ''}
        summary={<span className="fw-semibold">{SIGN_IN_TEXTS.useKey}</span>}
      >
        <ApiKeyField hint={SIGN_IN_TEXTS.keyUse} />
      </Details>
    </section>
  );
}

/** Clears a sign-in's outcome when the section opens, and a sign-out's when it closes. */
function useClearedOutcome(): void {
  useEffect(() => {
    const end = (outcome: SignInProgress['kind']) => {
      if (signInProgress.get().kind === outcome) signInProgress.set({ kind: 'idle' });
    };
    end('signed in');
    return () => end('signed out');
  }, []);
}

function Account({ name }: { name: string }) {
  return (
    <>
      <div className="d-flex gap-2 align-items-center justify-content-between">
        <p className="m-0" role="status">
          <UserText>
            <span>{name ? SIGN_IN_TEXTS.as : SIGN_IN_TEXTS.signedIn}</span>{' '}
            <strong>
              <bdi>{name}</bdi>
            </strong>
          </UserText>
        </p>
        <Button onClick={signOut}>{SIGN_IN_TEXTS.signOut}</Button>
      </div>
      {isUnstored('signIn') && <p className="form-text m-0">{SIGN_IN_TEXTS.thisVisit}</p>}
      <HourMeter />
    </>
  );
}

function SignInOffer() {
  const progress = useObservable(signInProgress);
  const isOnline = useObservable(online);
  if (progress.kind === 'failed') {
    return (
      <Notice tone="danger">
        <p className="mb-2">{SIGN_IN_TEXTS.problems[progress.problem]}</p>
        <SignInButton className="btn-primary" text={RAID_TEXTS.tryAgain} />
      </Notice>
    );
  }
  if (progress.kind === 'ended') {
    return (
      <Notice tone="info">
        <p className="mb-2">{FAILURE_TEXTS.signInEnded}</p>
        <SignInButton className="btn-primary" text={WAYS_IN_TEXTS.signInAgain} />
      </Notice>
    );
  }
  return (
    <>
      {progress.kind === 'signed out' && (
        <p className="small m-0" role="status">
          {SIGN_IN_TEXTS.stillAllowed}{' '}
          <a href={ACCOUNT_PAGE} target="_blank" rel="noopener noreferrer">
            {SIGN_IN_TEXTS.endAllowance}
          </a>
        </p>
      )}
      <p className="small text-body-secondary m-0">{SIGN_IN_TEXTS.purpose}</p>
      <p className="m-0">
        <SignInButton className="btn-primary" />
      </p>
      {!isOnline && (
        <p className="small m-0" role="status">
          {WAYS_IN_TEXTS.offline}
        </p>
      )}
    </>
  );
}
