import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#data/lazy-part';
import { type DialogName, dialogLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { useCloseDialog } from '#ui/use-close-dialog';
import { AddToHomeScreen } from './AddToHomeScreen';
import { SignInStatus } from './SignInStatus';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';
import { UpdatePrompt } from './UpdatePrompt';

const SettingsDialog = lazyPart('SettingsDialog', () => import('./settings/SettingsDialog'));

const WhatIsNew = lazyPart('WhatIsNew', () => import('./WhatIsNew'));

const KeyboardHelp = lazyPart('KeyboardHelp', () => import('#screens/main/KeyboardHelp'));

/** What surrounds every screen: name, offline mark, settings, notices of the app itself. */
export function Frame({ children }: { children: ReactNode }) {
  const { hash, search } = useLocation();
  const closeDialog = useCloseDialog();
  const isOpen = (dialog: DialogName) => hash === dialogLink(dialog, search).hash;

  return (
    <>
      <TopBar />
      <UpdatePrompt />
      <StorageNotice />
      {/* The settings say the same of themselves. */}
      {!isOpen('settings') && <SignInStatus />}
      {children}
      <AddToHomeScreen />
      <footer className="page py-4 small text-body-secondary d-print-none">
        {FRAME_TEXTS.footer}
      </footer>
      {isOpen('settings') && <SettingsDialog onClose={closeDialog} />}
      {isOpen('news') && <WhatIsNew onClose={closeDialog} />}
      {isOpen('keys') && <KeyboardHelp onClose={closeDialog} />}
    </>
  );
}
