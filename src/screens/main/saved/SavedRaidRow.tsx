import { memo, useEffect, useRef } from 'react';
import type { SavedRaid } from '#data/saved-raid';
import { pinRaid } from '#data/saved-raids';
import { SAVED_TEXTS } from '#texts/saved';
import { Foreign } from '#ui/Foreign';
import { RaidFacts } from './RaidFacts';
import styles from './SavedRaidRow.module.css';

interface SavedRaidRowProps {
  raid: SavedRaid;
  /** Whether its deletion was just undone: the focus goes to it. */
  isBack: boolean;
  onOpen: (raid: SavedRaid) => void;
  onDelete: (raid: SavedRaid) => void;
}

/** One saved raid: opens it, keeps it from being suggested for deletion, deletes it. */
export const SavedRaidRow = memo(function SavedRaidRow(props: SavedRaidRowProps) {
  const { raid, isBack, onOpen, onDelete } = props;
  const title = raid.title || SAVED_TEXTS.untitled;
  const open = useRef<HTMLButtonElement>(null);
  // Focus is the browser's, not React's.
  useEffect(() => {
    if (isBack) open.current?.focus();
  }, [isBack]);

  return (
    <li
      className={`${styles.row} d-flex flex-wrap align-items-center justify-content-end gap-1 border-bottom py-1`}
    >
      <button
        type="button"
        className={`${styles.open} btn text-start px-2`}
        ref={open}
        onClick={() => onOpen(raid)}
      >
        <span className="d-flex fw-semibold">
          <Foreign text={title} />
        </span>
        <RaidFacts raid={raid} />
      </button>
      <span className={`${styles.actions} d-flex gap-1`}>
        <button
          type="button"
          className={`btn btn-sm ${raid.isPinned ? 'btn-primary' : 'btn-outline-secondary text-body'}`}
          aria-pressed={raid.isPinned}
          aria-label={raid.isPinned ? SAVED_TEXTS.unpinRaid(title) : SAVED_TEXTS.pinRaid(title)}
          title={SAVED_TEXTS.pinHint}
          onClick={() => pinRaid(raid.code, !raid.isPinned)}
        >
          {raid.isPinned ? SAVED_TEXTS.unpin : SAVED_TEXTS.pin}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary text-body"
          aria-label={SAVED_TEXTS.deleteRaid(title)}
          // A double click deletes one raid.
          onClick={({ detail }) => detail < 2 && onDelete(raid)}
        >
          {SAVED_TEXTS.delete}
        </button>
      </span>
    </li>
  );
});
