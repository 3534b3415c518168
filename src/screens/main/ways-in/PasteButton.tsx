import { useState } from 'react';
import { readClipboard } from '#data/browser-features';
import { PASTE_TEXTS } from '#texts/paste';
import { FieldError } from '#ui/FieldError';
import styles from './ReportBox.module.css';

interface PasteButtonProps {
  /** Returns whether the text has a report. */
  onPaste: (text: string) => boolean;
}

/** Opens the report whose link is on the clipboard, from the end of the report field. */
export function PasteButton({ onPaste }: PasteButtonProps) {
  const [refusal, setRefusal] = useState('');
  const paste = async () => {
    const text = await readClipboard();
    if (text === undefined) setRefusal(PASTE_TEXTS.refused);
    else if (text.trim() === '') setRefusal(PASTE_TEXTS.empty);
    else setRefusal(onPaste(text) ? '' : PASTE_TEXTS.noLink);
  };
  return (
    <>
      <button type="button" className={styles.paste} onClick={() => void paste()}>
        {PASTE_TEXTS.paste}
      </button>
      {refusal && <FieldError>{refusal}</FieldError>}
    </>
  );
}
