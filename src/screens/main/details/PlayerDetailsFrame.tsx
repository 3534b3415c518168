import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FRAME_TEXTS } from '#texts/frame';
import { PLAYER_TEXTS } from '#texts/player';
import { Mark } from '#ui/Mark';
import { ToggleButton } from '#ui/ToggleButton';
import { takesText } from '#ui/takes-text';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { createMediaHook, useIsWide } from '#ui/use-is-wide';
import { useModal } from '#ui/use-modal';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './PlayerDetailsFrame.module.css';

interface PlayerDetailsFrameProps {
  player: string;
  name: string;
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The breakpoint of PlayerDetailsFrame.module.css. */
const SHEET_MEDIA = '(max-width: 74.999em)';
const useIsWindowLow = createMediaHook('(max-height: 29.999em)');
const FREE_SHARE = 0.38;

/** Renders a pane, or on narrow screens a sheet of two heights. The list stays usable beside it. */
export function PlayerDetailsFrame(props: PlayerDetailsFrameProps) {
  const { player, name, head, onClose, children } = props;
  // Keeps the focused element above the sheet. Closing the details does not scroll back.
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof Element) bringAboveSheet(target);
  });
  const heading = useFocusOnArrival({ block: 'nearest', subject: player });
  const [isFull, setFull] = useState(false);
  const section = useRef<HTMLElement>(null);
  const sectionId = useId();
  const isOverlay = !useIsWide();
  const isLow = useIsWindowLow();
  useModal(section, isOverlay && (isFull || isLow));
  useCloseOnEscape(onClose);
  useEffect(() => {
    const button = document.querySelector(selectorOf(player));
    if (button) bringAboveSheet(button);
  }, [player]);

  return (
    <section
      id={sectionId}
      ref={section}
      aria-label={PLAYER_TEXTS.details}
      className={`panel ${styles.details} ${isFull ? styles.full : ''}`}
      data-details
      data-next={selectorOf(player)}
    >
      <ToggleButton
        className={styles.handle}
        aria-label={PLAYER_TEXTS.fullHeight}
        isOpen={isFull}
        contentId={sectionId}
        onToggle={setFull}
      />
      <header className={styles.head}>
        {/* Each player has a new heading: a heading that already has the focus is not announced. */}
        <h3
          key={player}
          className="second fw-normal m-0"
          tabIndex={-1}
          ref={heading}
          aria-label={`${PLAYER_TEXTS.details}: ${name}`}
        >
          {PLAYER_TEXTS.details}
        </h3>
        {head}
        <button
          type="button"
          className={`plain ${styles.close} d-print-none`}
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

const selectorOf = (player: string): string => `[data-player="${CSS.escape(player)}"]`;

/** Closes on Escape, unless a dialog, tooltip, field or suggestion list handles it. */
function useCloseOnEscape(onClose: () => void): void {
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    const isForOther =
      defaultPrevented ||
      takesText(target) ||
      document.querySelector('dialog[open], [role=tooltip]') !== null;
    if (key === 'Escape' && !isForOther) onClose();
  });
}

/** Scrolls by script: with a scroll margin every focusable element would be restyled. */
function bringAboveSheet(element: Element): void {
  if (!window.matchMedia(SHEET_MEDIA).matches || element.closest('[data-details], dialog')) return;
  const hidden = element.getBoundingClientRect().bottom - window.innerHeight * FREE_SHARE;
  if (hidden > 0) window.scrollBy({ top: hidden });
  else element.scrollIntoView({ block: 'nearest' });
}
