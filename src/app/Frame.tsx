import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { storageTrouble } from '#data/device/device-store';
import { lazyChunk } from '#data/lazy-chunk';
import { useObservable } from '#data/use-observable';
import { dialogLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { Link } from '#ui/Link';
import { AddToHomeScreen } from './AddToHomeScreen';
import { CrashBoundary } from './CrashBoundary';
import { Dialogs, useIsDialogOpen } from './Dialogs';
import { SignInStatus } from './SignInStatus';
import { TopBar } from './TopBar';
import { waitingVersion } from './waiting-version';

const UpdatePrompt = lazyChunk('UpdatePrompt', () => import('./UpdatePrompt'));
const StorageNotice = lazyChunk('StorageNotice', () => import('./StorageNotice'));

export function Frame({ children }: { children: ReactNode }) {
  const { key, search } = useLocation();
  const isOpen = useIsDialogOpen();
  const waiting = useObservable(waitingVersion);
  const trouble = useObservable(storageTrouble);

  return (
    <>
      <TopBar />
      {waiting && <UpdatePrompt waiting={waiting} />}
      {trouble !== 'none' && <StorageNotice key={trouble} trouble={trouble} />}
      {/* The settings show it themselves. */}
      <SignInStatus isInSettings={isOpen('settings')} />
      <CrashBoundary address={key}>{children}</CrashBoundary>
      <AddToHomeScreen />
      <footer className="page py-4 small text-body-secondary d-print-none">
        {FRAME_TEXTS.footer}{' '}
        <Link to={dialogLink('privacy', search)}>{FRAME_TEXTS.whatLeaves}</Link>
      </footer>
      <Dialogs />
    </>
  );
}
