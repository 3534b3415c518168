import { type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Escape, its button and a click beside it close it; focus returns where it was. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const pressed = useRef<EventTarget>(null);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it in every browser.
    <dialog
      ref={showWhileDrawn}
      className={`${styles.dialog} border rounded shadow`}
      aria-label={title}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target, currentTarget }) => {
        // Text selected past the dialog's edge ends in a click beside it, but did not begin there.
        const isBeside = target === currentTarget && pressed.current === currentTarget;
        if (isBeside) currentTarget.close();
      }}
    >
      <div className="p-3">
        <header className={styles.head}>
          <h2 className="h5 m-0">{title}</h2>
          <button
            type="button"
            className="btn-close"
            aria-label={closeLabel}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/**
 * The browser's own dialog traps focus and makes the page behind inert once it is shown, and hands the focus back
 * when it is closed: while it is in the document, for it can do so no more afterwards.
 */
function showWhileDrawn(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
