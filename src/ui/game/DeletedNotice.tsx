import { useRef } from 'react';
import { SAVED_TEXTS, savedCountText } from '#texts/saved';
import { Button } from '../Button';
import { giveFocus } from '../double-clicks';
import { Notice } from '../Notice';
import { takesText } from '../takes-text';
import { UserText } from '../UserText';
import { useOnChange } from '../use-on-change';
import styles from './DeletedNotice.module.css';
import { shownTitle } from './shown-title';

interface UndoableDeletion {
  raids: readonly { title: string }[];
  sharedResults: number;
  /** Returns the name of a single deleted item other than a raid. */
  title?: () => string;
  /** Returns a sentence about the action, unless it is a deletion. */
  words?: () => string;
}

interface DeletedNoticeProps {
  /** Deletions, latest last. */
  deletions: readonly UndoableDeletion[];
  onUndo: () => void;
  onDismiss: () => void;
}

/** Renders the latest deletion until undone or dismissed. Takes the clicked button's focus. */
export function DeletedNotice({ deletions, onUndo, onDismiss }: DeletedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useOnChange(deletions.length, (before) => {
    const isDeleted = deletions.length > before;
    if (isDeleted && !takesText(document.activeElement))
      giveFocus(undo.current, { preventScroll: true });
  });
  const latest = deletions.at(-1);

  return (
    <div role="status" className={styles.notice} tabIndex={-1}>
      {latest && (
        <Notice role="none" tone="info" isRow>
          <button
            type="button"
            className="btn-close flex-shrink-0 p-2"
            aria-label={SAVED_TEXTS.dismiss}
            onClick={onDismiss}
          />
          <span className={styles.words}>
            <span className="d-flex">
              <UserText>{latest.words?.() ?? SAVED_TEXTS.deleted(deletedTitle(latest))}</UserText>
            </span>
            {deletions.length > 1 && (
              <span className="small">{SAVED_TEXTS.deletedBefore(deletions.length - 1)}</span>
            )}
          </span>
          <Button tone="primary" className="ms-auto" ref={undo} onClick={onUndo}>
            {SAVED_TEXTS.undo}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function deletedTitle({ raids, sharedResults, title }: UndoableDeletion): string {
  if (title) return shownTitle(title());
  const [raid, ...others] = raids;
  return raid && others.length + sharedResults === 0
    ? shownTitle(raid.title)
    : savedCountText(raids.length, sharedResults);
}
