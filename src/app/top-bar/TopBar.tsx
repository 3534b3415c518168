import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { online } from '#data/online';
import { useObservable } from '#data/use-observable';
import { dialogLink, PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { Link } from '#ui/Link';
import { Logo } from './Logo';
import { lateParts } from './late-parts';
import styles from './TopBar.module.css';

export function TopBar() {
  const isOnline = useObservable(online);
  const late = useObservable(lateParts);
  const { search } = useLocation();
  return (
    <>
      <a className={`${styles.skip} visually-hidden-focusable`} {...SKIP_LINK}>
        {FRAME_TEXTS.skipToContent}
      </a>
      <header className={`${styles.bar} page d-print-none`}>
        <Link className={styles.name} to={PATHS.main}>
          <Logo />
          {FRAME_TEXTS.appName}
        </Link>
        {/* Fixed width, so that late buttons move nothing. */}
        <div className={styles.tools}>
          {!isOnline && (
            <span className={styles.offline} title={FRAME_TEXTS.offlineHint} role="status">
              {FRAME_TEXTS.offline}
            </span>
          )}
          {late && <late.InstallButton />}
          <Link
            className={`${styles.keyboard} ${styles.tool} btn`}
            to={dialogLink('keys', search)}
            aria-label={FRAME_TEXTS.keyboard}
          >
            ?
          </Link>
          <Link className={`${styles.tool} btn`} to={dialogLink('settings', search)}>
            {FRAME_TEXTS.settings}
          </Link>
        </div>
      </header>
    </>
  );
}

/** A script click keeps the address, whose fragment may be a shared result. */
const SKIP_LINK = {
  href: '#content',
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    const content = document.getElementById('content');
    content?.setAttribute('tabindex', '-1');
    content?.focus();
  },
};
