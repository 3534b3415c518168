import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LogSiteFailure } from '#data/log-site/requests/log-site-failure';
import { signInProgress } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { formatDateTime } from '#domain/format';
import { settingsLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { RAID_TEXTS } from '#texts/raid';
import { WAYS_IN_TEXTS } from '#texts/ways-in';
import { Button } from '#ui/Button';
import { ChunkFailed } from '#ui/ChunkFailed';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { SignInButton } from '../sign-in/SignInButton';
import { failureText, isChunkFailure } from './failure-text';
import { useSecondsLeft } from './use-seconds-left';

interface FailureNoticeProps {
  error: Error;
  /** When the data shown instead was fetched, in epoch milliseconds. */
  savedAt?: number | undefined;
  isFetching: boolean;
  onTryAgain: () => void;
  /** Replaces the failure's own message. */
  children?: ReactNode;
}

/** Says why something could not be fetched, and what to do: retry, wait, reload, sign in, or set a key. */
export function FailureNotice(props: FailureNoticeProps) {
  const { error, savedAt, isFetching, onTryAgain, children } = props;
  const { search } = useLocation();
  const failure = error instanceof LogSiteFailure ? error : undefined;
  const pause = failure?.retriesIn;
  const { kind } = useObservable(signInProgress);
  // The notice of the failed sign-in has the same words, and the button.
  if (failure?.kind === 'notSignedIn' && kind === 'failed') return null;
  const shownAsSaved = savedAt && RAID_TEXTS.shownAsSaved(formatDateTime(savedAt));
  if (isChunkFailure(error))
    return (
      <>
        <ChunkFailed words={[failureText(error), shownAsSaved].filter(Boolean).join(' ')} />
        {children}
      </>
    );
  return (
    <Notice tone={savedAt ? 'warning' : 'danger'}>
      {children || (
        <p className="mb-2 text-break">
          <span>{failureText(error)}</span> <span>{shownAsSaved}</span>
        </p>
      )}
      <div className="d-flex flex-wrap align-items-center gap-2">
        {failure?.kind === 'notSignedIn' && <SignInButton className="btn-sm btn-primary" />}
        {failure?.kind === 'signInEnded' && (
          <SignInButton className="btn-sm btn-primary" text={WAYS_IN_TEXTS.signInAgain} />
        )}
        {failure?.isAboutKey && (
          <Link className="btn btn-sm btn-primary" to={settingsLink('warcraft-logs', search)}>
            {MAIN_TEXTS.openSettings}
          </Link>
        )}
        <Button isSmall disabled={isFetching} onClick={onTryAgain}>
          {RAID_TEXTS.tryAgain}
        </Button>
        {pause !== undefined && !isFetching && <Countdown from={pause} onZero={onTryAgain} />}
      </div>
    </Notice>
  );
}

/** Counts down unheard: screen readers announce the notice once, not every second. */
function Countdown({ from, onZero }: { from: number; onZero: () => void }) {
  const secondsLeft = useSecondsLeft(from, onZero);
  return (
    <span className="small" aria-hidden="true">
      {RAID_TEXTS.retriesIn(secondsLeft)}
    </span>
  );
}

/** Says why a query failed, and whether saved data is shown instead of its result. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  // Reading a field subscribes to it, so the further fields are read only after a failure.
  const { data, error } = query;
  // A query without data forgets its error while the request is repeated.
  const failure = useLastingFailure(error, !data);
  if (!failure) return null;
  return (
    <FailureNotice
      error={failure}
      savedAt={data ? query.dataUpdatedAt : undefined}
      isFetching={query.isFetching}
      onTryAgain={() => query.refetch({ cancelRefetch: false })}
    />
  );
}

/** Returns a failure, which lasts during a retry: a new notice would interrupt again. */
export function useLastingFailure(error: Error | null, isRepeated: boolean): Error | null {
  const [failure] = useAdjustedState(error, (last) => error ?? (isRepeated ? last : null));
  return failure;
}
