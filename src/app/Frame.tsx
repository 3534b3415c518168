import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useObservable } from '#data/use-observable';
import { PageStatus } from '#features/page/say';
import { dialogLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { Link } from '#ui/Link';
import { CrashBoundary } from './CrashBoundary';
import { Dialogs, useIsDialogOpen } from './Dialogs';
import { lateParts } from './top-bar/late-parts';
import { TopBar } from './top-bar/TopBar';

export function Frame({ children }: { children: ReactNode }) {
  const { key, search } = useLocation();
  const isOpen = useIsDialogOpen();
  const late = useObservable(lateParts);

  return (
    <>
      <TopBar />
      <PageStatus />
      {late && <late.Notices isInSettings={isOpen('settings')} />}
      <CrashBoundary address={key}>{children}</CrashBoundary>
      {late && <late.AddToHomeScreen />}
      {late && <late.SmallWindow />}
      <footer className="page py-4 small text-body-secondary d-print-none">
        {FRAME_TEXTS.footer}{' '}
        <Link to={dialogLink('privacy', search)}>{FRAME_TEXTS.whatLeaves}</Link>
      </footer>
      <Dialogs />
    </>
  );
}
