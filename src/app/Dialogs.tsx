import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useObservable } from '#data/use-observable';
import { type DialogName, isDialogIn, settingsLink } from '#routes';
import { DialogFailed } from '#ui/ChunkFailed';
import { lateComponent } from '#ui/late-component';
import { useCloseDialog } from '#ui/use-close-dialog';
import { CrashBoundary } from './CrashBoundary';
import { incomingFile } from './settings/incoming-file';

const IN_DIALOG = { Failed: DialogFailed };

const SettingsDialog = lateComponent(
  'SettingsDialog',
  () => import('./settings/SettingsDialog'),
  IN_DIALOG,
);

const WhatIsNew = lateComponent('WhatIsNew', () => import('./WhatIsNew'), IN_DIALOG);

const WhatLeaves = lateComponent('WhatLeaves', () => import('./WhatLeaves'), IN_DIALOG);

const WhatMarksMean = lateComponent('WhatMarksMean', () => import('./WhatMarksMean'), IN_DIALOG);

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
      {isOpen('keys') && <WhatMarksMean onClose={close} />}
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
