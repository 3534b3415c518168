import { online } from '#data/online';
import { signInProgress } from '#data/settings/sign-in-state';
import { startSignIn } from '#data/sign-in/sign-in';
import { useObservable } from '#data/use-observable';
import { WAYS_IN_TEXTS } from '#texts/ways-in';
import styles from '#ui/steady.module.css';

interface SignInButtonProps {
  text?: string;
  className: string;
  /** Address to return to; by default the current page. */
  returnTo?: string;
}

export function SignInButton({
  text = WAYS_IN_TEXTS.signIn,
  className,
  returnTo,
}: SignInButtonProps) {
  const { kind } = useObservable(signInProgress);
  const isOnline = useObservable(online);
  const isUnderWay = kind === 'opening' || kind === 'finishing';
  return (
    <button
      type="button"
      className={`btn ${className} ${isUnderWay ? 'disabled' : ''}`}
      // The button works offline too: the browser may be wrong about its connection.
      aria-disabled={isUnderWay || !isOnline}
      onClick={() => !isUnderWay && void startSignIn(returnTo)}
    >
      <span className={styles.steady} data-widest={text}>
        {isUnderWay ? WAYS_IN_TEXTS.opening : text}
      </span>
    </button>
  );
}
