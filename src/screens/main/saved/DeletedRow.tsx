import { memo } from 'react';
import type { SavedRaid } from '#data/device/raids/saved-list';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { RaidFacts } from './RaidFacts';
import styles from './SavedRaidRow.module.css';

/** Leaves a gap: if the next card moved up, a second click would delete it. */
export const DeletedRow = memo(({ raid }: { raid: SavedRaid }) => {
  useObservable(language);
  return (
    <li className={`${styles.card} ${styles.deleted}`} role="presentation" aria-hidden="true">
      <div className={styles.open}>
        <RaidFacts raid={raid} isDeleted />
      </div>
    </li>
  );
});
