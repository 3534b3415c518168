import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink, type DialogName, dialogLink } from '#domain/paths';
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
  async () => (await import('#screens/main/KeyboardHelp')).KeyboardHelp,
);

/** What surrounds every screen: name, offline mark, settings, notices of the app itself. */
export function Frame({ children }: { children: ReactNode }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const closeDialog = () => navigate(closedDialogLink(search), { replace: true });
  const isOpen = (dialog: DialogName) => hash === dialogLink(dialog, search).hash;

  return (
    <>
      <TopBar />
      <UpdatePrompt />
      <KeepingNotice />
      {children}
      <AddToHomeScreen />
      <footer className="page py-4 small text-body-secondary">{FRAME_TEXTS.footer}</footer>
      {isOpen('settings') && <SettingsDialog onClose={closeDialog} />}
      {isOpen('keys') && <KeyboardHelp onClose={closeDialog} />}
    </>
  );
}
