import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useObservable } from '#data/use-observable';
import { PageStatus } from '#features/page/PageStatus';
import { type DialogName, dialogLink, isDialogIn, settingsLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { DialogFailed } from '#ui/ChunkFailed';
import { Link } from '#ui/Link';
import { lateComponent } from '#ui/late-component';
import { useCloseDialog } from '#ui/use-close-dialog';
import { useHistoryEntry } from '#ui/use-history-entry';
import { CrashBoundary } from './CrashBoundary';
import { incomingFile } from './settings/incoming-file';
import { lateParts } from './top-bar/late-parts';
import { TopBar } from './top-bar/TopBar';

export function Frame({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const entry = useHistoryEntry();
  const isOpen = useIsDialogOpen();
  const parts = useObservable(lateParts);

  return (
    <>
      <TopBar />
      <PageStatus />
      {parts && <parts.Notices isInSettings={isOpen('settings')} />}
      <CrashBoundary address={entry}>{children}</CrashBoundary>
      {parts && <parts.AddToHomeScreen />}
      {parts && <parts.SmallWindow />}
      <footer className="page py-4 small text-body-secondary d-print-none">
        {FRAME_TEXTS.footer}{' '}
        <Link to={dialogLink('privacy', search)}>{FRAME_TEXTS.whatLeaves}</Link>
      </footer>
      <Dialogs />
    </>
  );
}

const IN_DIALOG = { Failed: DialogFailed };

const SettingsDialog = lateComponent(
  'SettingsDialog',
  () => import('./settings/SettingsDialog'),
  IN_DIALOG,
);

const NewsDialog = lateComponent('NewsDialog', () => import('./NewsDialog'), IN_DIALOG);

const PrivacyDialog = lateComponent('PrivacyDialog', () => import('./PrivacyDialog'), IN_DIALOG);

const MarksDialog = lateComponent('MarksDialog', () => import('./MarksDialog'), IN_DIALOG);

function useIsDialogOpen(): (dialog: DialogName) => boolean {
  const { hash } = useLocation();
  return (dialog) => isDialogIn(hash, dialog);
}

/** A dialog whose chunk fails shows a message below the page, which stays unchanged. */
function Dialogs() {
  const { hash } = useLocation();
  const entry = useHistoryEntry();
  const close = useCloseDialog();
  const isOpen = useIsDialogOpen();
  useStorageForIncomingFile(hash);
  return (
    <CrashBoundary address={entry} instead={<DialogFailed />}>
      {isOpen('settings') && <SettingsDialog onClose={close} />}
      {isOpen('news') && <NewsDialog onClose={close} />}
      {isOpen('privacy') && <PrivacyDialog onClose={close} />}
      {isOpen('keys') && <MarksDialog onClose={close} />}
    </CrashBoundary>
  );
}

function useStorageForIncomingFile(hash: string): void {
  const file = useObservable(incomingFile);
  const navigate = useNavigate();
  const openStorage = useEffectEvent(() => {
    const link = settingsLink('storage', window.location.search);
    if (hash !== link.hash) navigate(link, { replace: isDialogIn(hash, 'settings') });
  });
  useEffect(() => {
    if (file) openStorage();
  }, [file]);
}
