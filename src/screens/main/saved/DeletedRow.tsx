import { memo } from 'react';
import type { SavedRaid } from '#data/saved-raid';
import { SAVED_TEXTS } from '#texts/saved';
import { Foreign } from '#ui/Foreign';
import { RaidFacts } from './RaidFacts';
import styles from './SavedRaidRow.module.css';

/**
 * Where a deleted raid stood, as tall as its row was: were the next row to move there, the second click
 * of a pair would delete its raid. The notice says aloud what this shows.
 */
export const DeletedRow = memo(({ raid }: { raid: SavedRaid }) => (
  <li
    className={`${styles.row} d-flex flex-wrap align-items-center justify-content-end gap-1 border-bottom py-1 text-body-secondary`}
    role="presentation"
    aria-hidden="true"
  >
    <div className={`${styles.open} px-2 py-2`}>
      <s className="d-flex fw-semibold">
        <Foreign text={raid.title || SAVED_TEXTS.untitled} />
      </s>
      <RaidFacts raid={raid} />
    </div>
    <span className={`${styles.actions} d-flex gap-1 invisible`}>
      <span className="btn btn-sm">{raid.isPinned ? SAVED_TEXTS.unpin : SAVED_TEXTS.pin}</span>
      <span className="btn btn-sm">{SAVED_TEXTS.delete}</span>
    </span>
  </li>
));
