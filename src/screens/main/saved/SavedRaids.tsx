import { useQuery } from '@tanstack/react-query';
import { memo, useLayoutEffect } from 'react';
import { storageTrouble } from '#data/device/device-store';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { language } from '#data/settings/language';
import { deletions } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import type { ReportLink } from '#domain/log-site/report-link';
import { STORAGE_TEXTS } from '#texts/storage';
import { ChunkFailed } from '#ui/ChunkFailed';
import { commandRef } from '#ui/commands';
import { lateComponent } from '#ui/late-component';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useWhenIdle } from '#ui/when-idle';
import styles from './SavedRaids.module.css';

export const SavedRaidList = lateComponent('SavedRaidList', () => import('./SavedRaidList'), {
  Failed: ListFailed,
});

/** Says that the list failed. Elements below the list then render. */
function ListFailed({ onRendered }: Pick<SavedRaidsProps, 'onRendered'>) {
  useLayoutEffect(onRendered, [onRendered]);
  return <ChunkFailed />;
}

const SavedSharedResults = lateComponent(
  'SavedSharedResults',
  () => import('./SavedSharedResults'),
);

interface SavedRaidsProps {
  onOpen: (link: ReportLink) => void;
  /** Called once the list is rendered: elements below it then cause no layout shift. */
  onRendered: () => void;
}

export const SavedRaids = memo(({ onOpen, onRendered }: SavedRaidsProps) => {
  useObservable(language);
  const { data: raids, error } = useQuery(savedRaidQueries.list());
  const { data: sharedResults = 0 } = useQuery(savedRaidQueries.sharedResultCount());

  const canUndo = useObservable(deletions).length > 0;
  const isNewer = useObservable(storageTrouble) === 'newer';

  // The section stays once anything was saved: it may have to offer an undo.
  const hasAny = sharedResults > 0 || canUndo || (raids?.length ?? 0) > 0;
  const [hadAny] = useAdjustedState(false, (before) => before || hasAny);
  const [hadSharedResults] = useAdjustedState(false, (before) => before || sharedResults > 0);

  // A later click may come without a network.
  useWhenIdle(SavedRaidList.load);

  return (
    <section className={styles.saved} aria-label={STORAGE_TEXTS.savedRaids}>
      <h2 className="h5" tabIndex={-1} ref={commandRef('saved')}>
        {STORAGE_TEXTS.savedRaids}{' '}
        {raids && raids.length > 0 && (
          <span className={`${styles.count} label`}>{raids.length}</span>
        )}
      </h2>
      {raids?.length === 0 && sharedResults === 0 && (
        <p className="small text-body-secondary">{STORAGE_TEXTS.none}</p>
      )}
      {raids && hadAny && (
        <SavedRaidList raids={raids} onOpen={onOpen} onRendered={onRendered}>
          {hadSharedResults && <SavedSharedResults />}
        </SavedRaidList>
      )}
      {!raids && error && (
        <p role="status">{isNewer ? STORAGE_TEXTS.listIsNewer : STORAGE_TEXTS.unreadable}</p>
      )}
    </section>
  );
});
