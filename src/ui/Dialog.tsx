import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const pressed = useRef<EventTarget>(null);
  // The browser's own dialog traps focus and makes the page behind inert once it is shown, and hands the focus back
  // when it is closed: in the layout, as what is out of the document can do so no more.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it in every browser.
    <dialog
      ref={dialog}
      className={`${styles.dialog} border rounded shadow`}
      aria-label={title}
      onClose={() => !dialog.current?.open && onClose()}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target }) => {
        // Text selected past the dialog's edge ends in a click beside it, but did not begin there.
        const isBeside = target === dialog.current && pressed.current === dialog.current;
        if (isBeside) dialog.current?.close();
      }}
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
