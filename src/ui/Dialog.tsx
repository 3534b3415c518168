import { type MouseEvent, type ReactNode, useRef } from 'react';
import { FRAME_TEXTS } from '#texts/frame';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Shown instead of the title. */
  heading?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders a dialog that closes on Escape, its button and a click outside, and restores the focus.
 * It stays open until the address has changed: a key pressed in between would open a second dialog.
 */
export function Dialog(props: DialogProps) {
  const { title, heading, closeLabel = FRAME_TEXTS.close } = props;
  const { onClose, className = '', children } = props;
  const isPressOutside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it in every browser.
    <dialog
      ref={showWhileMounted}
      className={`${styles.dialog} border shadow ${className}`}
      aria-label={title}
      onCancel={(event) => {
        // A file field inside also has a cancel event, which bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // At the second Escape Chromium closes the dialog, whatever the first one's handler did.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={(event) => {
        isPressOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A drag from inside to outside is also a click outside, but closes nothing.
        if (isPressOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className="p-3">
        <header className={styles.head}>
          <h2 className={heading ? 'visually-hidden' : 'h5 m-0'}>{title}</h2>
          {heading}
          <button type="button" className="btn-close" aria-label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Whether the pointer is on the backdrop, whose events also have the dialog as target. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<Element>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isWithin;
}

/** Opens the dialog. Closes it before it leaves the document, so that the focus is restored. */
function showWhileMounted(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
    // The control that opened the dialog may be gone: the notice of a missing key disappears.
    const { activeElement, body } = document;
    if (activeElement === body || dialog.contains(activeElement))
      document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  };
}
