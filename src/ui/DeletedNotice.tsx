import { useEffect, useRef } from 'react';
import { SAVED_TEXTS } from '#texts/saved';
import { Foreign } from './Foreign';

interface DeletedNoticeProps {
  raid: { title: string } | undefined;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * Says which raid was just deleted, and takes it back. It stays until it is answered, for nobody has
 * to hurry. The focus comes here, since the button that had it went with the raid.
 */
export function DeletedNotice({ raid, onUndo, onDismiss }: DeletedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // Focus is the browser's, not React's.
  useEffect(() => {
    if (raid) undo.current?.focus();
  }, [raid]);

  return (
    <div role="status">
      {raid && (
        <div className="alert alert-info d-flex align-items-center gap-2 py-2 px-3 my-2">
          <span className="me-auto overflow-hidden d-flex">
            <Foreign text={SAVED_TEXTS.deleted(raid.title || SAVED_TEXTS.untitled)} />
          </span>
          <button type="button" className="btn btn-primary" ref={undo} onClick={onUndo}>
            {SAVED_TEXTS.undo}
          </button>
          <button
            type="button"
            className="btn-close p-2"
            aria-label={SAVED_TEXTS.dismiss}
            onClick={onDismiss}
          />
        </div>
      )}
    </div>
  );
}
