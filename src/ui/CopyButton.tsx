import type { ReactNode } from 'react';
import styles from './CopyButton.module.css';
import { SelectedText } from './SelectedText';
import { useCopying } from './use-copying';

interface CopyButtonProps {
  /** What is copied; the button rests while there is nothing. */
  text: string;
  /** Its accessible name. */
  label: string;
  /** What a status says afterwards. */
  copiedWords: string;
  /** What a status says where the browser refuses, and the text is shown and selected. */
  refusedWords: string;
  className?: string;
  children: ReactNode;
}

/** Copies a text. Where the browser refuses, the text itself is shown, selected, to be copied by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedWords, refusedWords, className = '', children } = props;
  const { last, copy } = useCopying('until the next');
  const done = last?.text === text ? last : undefined;

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={text === ''}
        onClick={() => void copy(label, text)}
      >
        {children}
      </button>
      <span role="status" className={styles.status}>
        {done && (done.isRefused ? refusedWords : copiedWords)}
      </span>
      {done?.isRefused && (
        <SelectedText text={text} label={label} className={styles.text} rows={3} />
      )}
    </>
  );
}
