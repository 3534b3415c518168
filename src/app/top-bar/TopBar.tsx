import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { online } from '#data/online';
import { useObservable } from '#data/use-observable';
import { dialogLink, PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { installOffer } from '../install/install-offer';
import { lateParts } from './late-parts';
import { LIT_COLUMNS } from './logo-cells';
import styles from './TopBar.module.css';

const SCREENS = [
  { path: PATHS.main, name: () => FRAME_TEXTS.raids },
  { path: PATHS.season, name: () => FRAME_TEXTS.season },
  { path: PATHS.tonight, name: () => FRAME_TEXTS.tonight },
];

export function TopBar() {
  const isOnline = useObservable(online);
  const isInstallOffered = useObservable(installOffer) !== undefined;
  const late = useObservable(lateParts);
  const { pathname, search } = useLocation();
  return (
    <>
      <a className={`${styles.skip} visually-hidden-focusable`} {...SKIP_LINK}>
        {FRAME_TEXTS.skipToContent}
      </a>
      <header
        className={`${styles.bar} d-print-none`}
        data-crowded={isInstallOffered || !isOnline || undefined}
      >
        <Link className={styles.name} to={PATHS.main}>
          <Logo />
          <span className="visually-hidden-on-phones">{FRAME_TEXTS.appName}</span>
        </Link>
        <nav className={styles.screens} aria-label={FRAME_TEXTS.screens}>
          {SCREENS.map(({ path, name }) => (
            <Link
              key={path}
              className={`${styles.tool} btn`}
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
            >
              {name()}
            </Link>
          ))}
        </nav>
        {/* Takes the rest of the width, so that late buttons cause no layout shift. */}
        <div className={styles.tools}>
          {isOnline ? (
            late && <late.InstallButton />
          ) : (
            <span className={styles.offline} role="status">
              {FRAME_TEXTS.offline}
            </span>
          )}
          {late && <late.FindPlayer />}
          <Link
            className={`${styles.help} ${styles.tool} btn`}
            to={dialogLink('keys', search)}
            aria-label={FRAME_TEXTS.marks}
          >
            ?
          </Link>
          <Link
            className={`${styles.settings} ${styles.tool} btn`}
            to={dialogLink('settings', search)}
          >
            <Mark name="gear" size={20} />
            <span className="visually-hidden-on-phones">{FRAME_TEXTS.settings}</span>
          </Link>
        </div>
      </header>
    </>
  );
}

/** Following the link would replace the address's fragment, which may be a shared result. */
const SKIP_LINK = {
  href: '#content',
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    const content = document.getElementById('content');
    content?.setAttribute('tabindex', '-1');
    content?.focus();
  },
};

const ROWS = [0, 1, 2, 3, 4];

const cells = (isLit: boolean, path: (x: number, y: number) => string): string =>
  ROWS.flatMap((y) =>
    ROWS.filter((x) => (LIT_COLUMNS[y]?.includes(x) ?? false) === isLit).map((x) =>
      path(x * 5, y * 5),
    ),
  ).join('');

const LIT_CELLS = cells(true, (x, y) => `M${x + 1} ${y + 1}h3v3h-3z`);
const DOTS = cells(false, (x, y) => `M${x + 2.5} ${y + 2.5}h0`);

function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 25 25" aria-hidden="true">
      <path className={styles.lit} d={LIT_CELLS} />
      <path className={styles.dots} d={DOTS} />
    </svg>
  );
}
