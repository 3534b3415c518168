import { useLocation } from 'react-router-dom';
import { MAX_REPEATS } from '#data/log-site/requests/unprepared-report';
import { isUnstored, settings } from '#data/settings/settings';
import { type SignInProgress, signInProgress } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { SignInButton } from '#features/sign-in/SignInButton';
import { settingsLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { RAID_TEXTS } from '#texts/raid';
import { SIGN_IN_TEXTS } from '#texts/sign-in';
import { giveHeadingLostFocus } from '#ui/keep-focus';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { useOnChange } from '#ui/use-on-change';

interface SignInNoticeProps {
  progress: SignInProgress;
  /** The number of repeated requests for an unprepared report. */
  repeat: number;
}

/** Shows the sign-in's outcome until the next navigation. */
export function SignInNotice({ progress, repeat }: SignInNoticeProps) {
  const { signIn } = useObservable(settings);
  const { key, search } = useLocation();
  const { kind } = progress;
  const hasReturned = kind === 'signed in' || kind === 'failed';
  useOnChange(key, () => hasReturned && signInProgress.set({ kind: 'idle' }));
  return (
    <div className="page" ref={hasReturned ? giveHeadingLostFocus : null}>
      {kind === 'finishing' && <Notice tone="info">{SIGN_IN_TEXTS.finishing}</Notice>}
      {kind === 'signed in' && (
        <Notice tone="info">
          <span>{SIGN_IN_TEXTS.signedInAs(signIn?.name ?? '')}</span>{' '}
          <span>{isUnstored('signIn') && SIGN_IN_TEXTS.thisVisit}</span>
        </Notice>
      )}
      {kind === 'failed' && (
        <Notice tone="danger">
          <p className="mb-2">{SIGN_IN_TEXTS.problems[progress.problem]}</p>
          <div className="d-flex flex-wrap gap-2">
            <SignInButton className="btn-sm btn-primary" text={RAID_TEXTS.tryAgain} />
            <Link
              className="btn btn-sm btn-outline-secondary"
              to={settingsLink('warcraft-logs', search)}
            >
              {MAIN_TEXTS.openSettings}
            </Link>
          </div>
        </Notice>
      )}
      {repeat > 0 && <Notice tone="info">{SIGN_IN_TEXTS.preparing(repeat, MAX_REPEATS)}</Notice>}
    </div>
  );
}
