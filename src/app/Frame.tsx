import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FRAME_TEXTS } from '#texts/frame';
import { AddToHomeScreen } from './AddToHomeScreen';
import { CrashBoundary } from './CrashBoundary';
import { Dialogs, useIsDialogOpen } from './Dialogs';
import { SignInStatus } from './SignInStatus';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';
import { UpdatePrompt } from './UpdatePrompt';

/** What surrounds every screen: name, offline mark, settings, notices of the app itself. */
export function Frame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isOpen = useIsDialogOpen();

  return (
    <>
      <TopBar />
      <UpdatePrompt />
      <StorageNotice />
      {/* The settings say the same of themselves. */}
      {!isOpen('settings') && <SignInStatus />}
      <CrashBoundary address={key}>{children}</CrashBoundary>
      <AddToHomeScreen />
      <footer className="page py-4 small text-body-secondary d-print-none">
        {FRAME_TEXTS.footer}
      </footer>
      <Dialogs />
    </>
  );
}
