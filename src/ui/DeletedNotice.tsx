import { useEffect, useRef } from 'react';
import { SAVED_TEXTS } from '#texts/saved';
import styles from './DeletedNotice.module.css';
import { isTyping } from './is-typing';
import { UserText } from './UserText';

/** What was deleted together. */
interface Together {
  raids: readonly { title: string }[];
  /** How many judgements went with the raids. */
  judgements: number;
  /** The title of what was deleted alone, where it is no raid. */
  title?: string;
}

interface DeletedNoticeProps {
  /** What can be undone, the latest last. */
  deletions: readonly Together[];
  /** Brings back what was deleted last. */
  onUndo: () => void;
  /** Gives up every way back. */
  onDismiss: () => void;
}

/**
 * Says what was deleted last, and offers to undo it; then what was deleted before. It stays until it is answered.
 * The focus comes here, since the button that had it is gone, unless the user types elsewhere by then.
 */
export function DeletedNotice({ deletions, onUndo, onDismiss }: DeletedNoticeProps) {
  const status = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const known = useRef(deletions.length);
  // Focus is the browser's, not React's. A page that comes into view later has nothing to catch up with.
  useEffect(() => {
    const isDeleted = deletions.length > known.current;
    if (isDeleted && !isTyping(document.activeElement))
      undo.current?.focus({ preventScroll: true });
    const isAnswered = deletions.length === 0 && known.current > 0;
    if (isAnswered && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
    known.current = deletions.length;
  }, [deletions]);
  const latest = deletions.at(-1);

  return (
    <div role="status" className={styles.notice} tabIndex={-1} ref={status}>
      {latest && (
        <div className="alert alert-info d-flex align-items-center gap-2 py-2 px-3 my-2">
          <button
            type="button"
            className="btn-close flex-shrink-0 p-2"
            aria-label={SAVED_TEXTS.dismiss}
            onClick={onDismiss}
          />
          <span className="me-auto overflow-hidden">
            <span className="d-flex">
              <UserText text={SAVED_TEXTS.deleted(nameOf(latest))} />
            </span>
            {deletions.length > 1 && (
              <span className="small">{SAVED_TEXTS.deletedBefore(deletions.length - 1)}</span>
            )}
          </span>
          <button type="button" className="btn btn-primary" ref={undo} onClick={onUndo}>
            {SAVED_TEXTS.undo}
          </button>
        </div>
      )}
    </div>
  );
}

function nameOf({ raids, judgements, title }: Together): string {
  if (title !== undefined) return title || SAVED_TEXTS.untitled;
  const [raid, ...others] = raids;
  return raid && others.length + judgements === 0
    ? raid.title || SAVED_TEXTS.untitled
    : SAVED_TEXTS.together(raids.length, judgements);
}
