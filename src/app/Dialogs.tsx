import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyChunk } from '#data/lazy-chunk';
import { useObservable } from '#data/use-observable';
import { DialogFailed } from '#features/notices/ChunkFailed';
import { type DialogName, isDialogIn, settingsLink } from '#routes';
import { useCloseDialog } from '#ui/use-close-dialog';
import { CrashBoundary } from './CrashBoundary';
import { incomingFile } from './settings/incoming-file';

const SettingsDialog = lazyChunk('SettingsDialog', () => import('./settings/SettingsDialog'));

const WhatIsNew = lazyChunk('WhatIsNew', () => import('./WhatIsNew'));

const WhatLeaves = lazyChunk('WhatLeaves', () => import('./WhatLeaves'));

const KeyboardHelp = lazyChunk('KeyboardHelp', () => import('./KeyboardHelp'));

export function useIsDialogOpen(): (dialog: DialogName) => boolean {
  const { hash } = useLocation();
  return (dialog) => isDialogIn(hash, dialog);
}

/** Renders nothing if a dialog fails to load: the app stays as it is. */
export function Dialogs() {
  const { key, hash } = useLocation();
  const close = useCloseDialog();
  const isOpen = useIsDialogOpen();
  useIncomingFile(hash);
  return (
    <CrashBoundary address={key} instead={<DialogFailed />}>
      {isOpen('settings') && <SettingsDialog onClose={close} />}
      {isOpen('news') && <WhatIsNew onClose={close} />}
      {isOpen('privacy') && <WhatLeaves onClose={close} />}
      {isOpen('keys') && <KeyboardHelp onClose={close} />}
    </CrashBoundary>
  );
}

function useIncomingFile(hash: string): void {
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
