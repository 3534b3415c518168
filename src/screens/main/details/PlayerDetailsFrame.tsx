import { type ReactNode, useEffect, useState } from 'react';
import { FRAME_TEXTS } from '#texts/frame';
import { PLAYER_TEXTS } from '#texts/player';
import { isTyping } from '#ui/is-typing';
import { Mark } from '#ui/Mark';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './PlayerDetailsFrame.module.css';

interface PlayerDetailsFrameProps {
  /** The player's key. */
  player: string;
  /** Who it is, beside the title. */
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** As in the stylesheet, with how much of the window the lower sheet leaves free, and some room above it. */
const SHEET = '(max-width: 599.98px)';
const FREE = 0.38;

/**
 * The region of one player's details: a pane, and on phones a sheet over the list's lower part, at one of two
 * heights. It is no dialog: the list stays alive. The view comes to it, and goes back when it closes.
 */
export function PlayerDetailsFrame({ player, head, onClose, children }: PlayerDetailsFrameProps) {
  // Before the focus goes back, since nothing moves when the details close.
  useWindowEvent('focusin', ({ target }) => bringAboveSheet(target as Element));
  const heading = useFocusOnArrival('nearest', player);
  const [isFull, setFull] = useState(false);
  useEscape(onClose);
  // The page's scroll position is the browser's. The chosen button comes into what the sheet leaves free.
  useEffect(() => {
    const button = document.querySelector(`[data-player="${CSS.escape(player)}"]`);
    if (button) bringAboveSheet(button);
  }, [player]);

  return (
    <section
      aria-label={PLAYER_TEXTS.details}
      className={`${styles.details} ${isFull ? styles.full : ''}`}
      data-details
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={PLAYER_TEXTS.fullHeight}
        aria-expanded={isFull}
        onClick={() => setFull(!isFull)}
      />
      <header className={styles.head}>
        <h3 tabIndex={-1} ref={heading}>
          {PLAYER_TEXTS.details}
        </h3>
        {head}
        <button
          type="button"
          className={`${styles.close} d-print-none`}
          aria-label={FRAME_TEXTS.close}
          onClick={onClose}
        >
          <Mark name="close" size={16} />
        </button>
      </header>
      {children}
    </section>
  );
}

/** Escape closes, unless it is for something else: a dialog, a tooltip, a field and its list of suggestions. */
function useEscape(onClose: () => void): void {
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    const isTaken =
      defaultPrevented ||
      isTyping(target) ||
      document.querySelector('dialog[open], [role=tooltip]');
    if (key === 'Escape' && !isTaken) onClose();
  });
}

/**
 * Scrolls the page until something on it is in view above the lower sheet.
 *
 * A scroll margin would do, but then the style of all that can take the focus is worked out when the sheet comes and goes.
 */
function bringAboveSheet(element: Element): void {
  if (!window.matchMedia(SHEET).matches || element.closest('[data-details], dialog')) return;
  const hidden = element.getBoundingClientRect().bottom - window.innerHeight * FREE;
  if (hidden > 0) window.scrollBy({ top: hidden });
  else element.scrollIntoView({ block: 'nearest' });
}
