import { Link, useLocation } from 'react-router-dom';
import { dialogLink, PATHS } from '#domain/paths';
import { FRAME_TEXTS } from '#texts/frame';
import { useIsOnline } from '#ui/use-is-online';
import { InstallButton } from './InstallButton';
import styles from './TopBar.module.css';

/** The bar above every screen: the app's name, the offline mark, the ways to the keys and the settings. */
export function TopBar() {
  const isOnline = useIsOnline();
  const { search } = useLocation();
  return (
    <>
      <a className="visually-hidden-focusable" href="#content">
        {FRAME_TEXTS.skipToContent}
      </a>
      <header className="navbar sticky-top border-bottom bg-body-tertiary py-1">
        <div className="container-xl gap-2 flex-nowrap">
          <Link className="navbar-brand fw-bold m-0" to={PATHS.main}>
            {FRAME_TEXTS.appName}
          </Link>
          {/* As wide as there is room, so that what comes later moves nothing. */}
          <div className="d-flex align-items-center justify-content-end gap-2 flex-grow-1">
            {!isOnline && (
              <span className="badge text-bg-warning" title={FRAME_TEXTS.offlineHint} role="status">
                {FRAME_TEXTS.offline}
              </span>
            )}
            <InstallButton />
            <Link
              className={`${styles.keyboard} btn btn-sm btn-outline-secondary text-body`}
              to={dialogLink('keys', search)}
              aria-label={FRAME_TEXTS.keyboard}
            >
              ?
            </Link>
            <Link
              className="btn btn-sm btn-outline-secondary text-body"
              to={dialogLink('settings', search)}
            >
              {FRAME_TEXTS.settings}
            </Link>
          </div>
        </div>
      </header>
    </>
  );
}
