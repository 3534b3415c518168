import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FRAME_TEXTS } from '#texts/frame';
import { lazyChunk } from '#ui/lazy-chunk';
import { AddToHomeScreen } from './AddToHomeScreen';
import { KeepingNotice } from './KeepingNotice';
import { TopBar } from './TopBar';
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
  const { hash } = useLocation();
  const navigate = useNavigate();
  const closeDialog = () =>
    navigate({ hash: '', search: window.location.search }, { replace: true });

  return (
    <>
      <TopBar />
      <UpdatePrompt />
      <KeepingNotice />
      {children}
      <AddToHomeScreen />
      <footer className="container-xl py-4 small text-body-secondary">{FRAME_TEXTS.footer}</footer>
      {hash === '#settings' && <SettingsDialog onClose={closeDialog} />}
      {hash === '#keys' && <KeyboardHelp onClose={closeDialog} />}
    </>
  );
}
