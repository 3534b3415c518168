import type { ReactNode } from 'react';
import { FRAME_TEXTS } from '#texts/frame';
import { PLAYER_TEXTS } from '#texts/player';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import styles from './PlayerDetailsFrame.module.css';

interface PlayerDetailsFrameProps {
  player: string;
  onClose: () => void;
  children: ReactNode;
}

/** The region of one player's details. The view comes to it, and goes back when it closes. */
export function PlayerDetailsFrame({ player, onClose, children }: PlayerDetailsFrameProps) {
  const heading = useFocusOnArrival('nearest', player);
  return (
    <section aria-label={PLAYER_TEXTS.details} className={`${styles.details} border rounded p-3`}>
      <header className="d-flex align-items-center justify-content-between mb-2">
        <h3 className="h6 m-0" tabIndex={-1} ref={heading}>
          {PLAYER_TEXTS.details}
        </h3>
        <button
          type="button"
          className="btn-close"
          aria-label={FRAME_TEXTS.close}
          onClick={onClose}
        />
      </header>
      {children}
    </section>
  );
}
