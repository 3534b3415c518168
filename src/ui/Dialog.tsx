import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  closeWords: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Escape, its button and a click beside it close it; focus returns where it was. */
export function Dialog({ title, closeWords, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's own dialog traps focus and makes the page behind inert once it is shown.
  useEffect(() => dialog.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser's own doing.
    <dialog
      ref={dialog}
      className={`${styles.dialog} border rounded shadow`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="p-3">
        <header className="d-flex align-items-center justify-content-between gap-3 mb-3">
          <h2 className="h5 m-0">{title}</h2>
          <button
            type="button"
            className="btn-close"
            aria-label={closeWords}
            onClick={() => dialog.current?.close()}
          />
        </header>
        {children}
      </div>
    </dialog>
  );
}
