import { type ReactNode, useState } from 'react';
import styles from './CopyButton.module.css';
import { SelectedText } from './SelectedText';

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
  /** The text that the last press was about, and how it went. */
  const [done, setDone] = useState<{ text: string; isCopied: boolean }>();
  const state = done?.text === text ? done : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, isCopied: true });
    } catch {
      // No permission, no focus or an insecure page: the text is shown instead.
      setDone({ text, isCopied: false });
    }
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={text === ''}
        onClick={copy}
      >
        {children}
      </button>
      <span role="status" className={styles.status}>
        {state && (state.isCopied ? copiedWords : refusedWords)}
      </span>
      {state && !state.isCopied && (
        <SelectedText text={text} label={label} className={styles.text} rows={3} />
      )}
    </>
  );
}
