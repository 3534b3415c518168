import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FRAME_TEXTS } from '#texts/frame';
import { lazyChunk } from '#ui/lazy-chunk';
import { useIsOnline } from '#ui/use-is-online';
import { AddToHomeScreen } from './AddToHomeScreen';
import styles from './Frame.module.css';
import { InstallButton } from './InstallButton';
import { KeepingNotice } from './KeepingNotice';
import { PATHS } from './paths';
import { UpdatePrompt } from './UpdatePrompt';

const SettingsDialog = lazyChunk(
  'SettingsDialog',
  async () => (await import('./settings/SettingsDialog')).SettingsDialog,
);

const KeyboardHelp = lazyChunk(
  'KeyboardHelp',
  async () => (await import('#screens/main/keyboard/KeyboardHelp')).KeyboardHelp,
);

/** What surrounds every screen: name, offline mark, settings, notices of the app itself. */
export function Frame({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const closeDialog = () =>
    navigate({ hash: '', search: window.location.search }, { replace: true });

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
          <div className="d-flex align-items-center gap-2 ms-auto">
            {!isOnline && (
              <span className="badge text-bg-warning" title={FRAME_TEXTS.offlineHint} role="status">
                {FRAME_TEXTS.offline}
              </span>
            )}
            <InstallButton />
            <Link
              className={`${styles.keyboard} btn btn-sm btn-outline-secondary text-body`}
              to={{ hash: 'keys', search: window.location.search }}
              aria-label={FRAME_TEXTS.keyboard}
            >
              ?
            </Link>
            <Link
              className="btn btn-sm btn-outline-secondary text-body"
              to={{ hash: 'settings', search: window.location.search }}
            >
              {FRAME_TEXTS.settings}
            </Link>
          </div>
        </div>
      </header>
      <UpdatePrompt />
      <KeepingNotice />
      <AddToHomeScreen />
      {children}
      <footer className="container-xl py-4 small text-body-secondary">{FRAME_TEXTS.footer}</footer>
      {hash === '#settings' && <SettingsDialog onClose={closeDialog} />}
      {hash === '#keys' && <KeyboardHelp onClose={closeDialog} />}
    </>
  );
}
