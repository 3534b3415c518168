import { memo } from 'react';
import type { SavedRaid } from '#data/device/raids/index-entry';
import { language } from '#data/language';
import { useObservable } from '#data/use-observable';
import { RaidFacts } from './RaidFacts';
import styles from './SavedRaidRow.module.css';

/**
 * Where a deleted raid stood, as tall as its card was: were the next card to move there, the second click
 * of a pair would delete its raid. The notice says aloud what this shows.
 */
export const DeletedRow = memo(({ raid }: { raid: SavedRaid }) => {
  useObservable(language);
  return (
    <li className={`${styles.card} ${styles.deleted}`} role="presentation" aria-hidden="true">
      <div className={styles.open}>
        <RaidFacts raid={raid} />
      </div>
    </li>
  );
});
