import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { online } from '#data/online';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { apiKey } from '#data/settings/api-key';
import { settings } from '#data/settings/settings';
import { accessToken, isSignInOffered } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { type ReportLink, SAMPLE_LINK } from '#domain/log-site/report-link';
import { SignInButton } from '#features/sign-in/SignInButton';
import { raidQueryString, settingsLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { WAYS_IN_TEXTS } from '#texts/ways-in';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';

interface WaysInProps {
  /** The report to which a sign-in returns. */
  typed: ReportLink | undefined;
  isKeyFailureShown: boolean;
  onOpen: (link: ReportLink) => void;
}

export function WaysIn({ typed, isKeyFailureShown, onOpen }: WaysInProps) {
  useObservable(settings);
  const isOnline = useObservable(online);
  const isLocked = !apiKey() && !accessToken() && !isKeyFailureShown;
  const { data: raids = [] } = useQuery(savedRaidQueries.list());
  // The sample also has a link in the dialog of marks and keys.
  const sample = (isLocked || raids.length === 0) && (
    <Button onClick={() => onOpen(SAMPLE_LINK)}>{MAIN_TEXTS.openSample}</Button>
  );
  if (!sample) return null;
  if (isSignInOffered) {
    return (
      <>
        <p className="d-flex flex-wrap gap-2 mb-2">
          {isLocked && (
            <SignInButton
              className="btn-outline-secondary"
              {...(typed && { returnTo: `?${raidQueryString(typed)}` })}
            />
          )}
          {sample}
        </p>
        <p className="small text-body-secondary mb-0">
          <span>{isLocked && (isOnline ? WAYS_IN_TEXTS.hint : WAYS_IN_TEXTS.offline)}</span>{' '}
          <span>{WAYS_IN_TEXTS.sampleHint}</span>
        </p>
      </>
    );
  }
  return (
    <>
      {isLocked && <MissingKeyNotice />}
      <p className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1 mb-0">
        {sample}
        <span className="small text-body-secondary">{MAIN_TEXTS.sampleHint}</span>
      </p>
    </>
  );
}

function MissingKeyNotice() {
  const { search } = useLocation();
  return (
    <Notice tone="info">
      {MAIN_TEXTS.noKey}{' '}
      <Link to={settingsLink('warcraft-logs', search)} className="alert-link">
        {MAIN_TEXTS.openSettings}
      </Link>
    </Notice>
  );
}
