import { SHARE_TEXTS } from '#texts/share';
import { Mark } from '#ui/Mark';
import type { Copying } from '#ui/use-copying';

interface CopyOneButtonProps {
  /** Its accessible name, unique in the dialog. */
  label: string;
  words?: string;
  text: string;
  copying: Copying;
  className: string;
}

/** Announces success; refusals share one place. */
export function CopyOneButton(props: CopyOneButtonProps) {
  const { label, words = label, text, copying, className } = props;
  const { last, copy } = copying;
  const isCopied = last?.label === label && !last.isRefused;
  return (
    <button
      type="button"
      className={`btn ${className}`}
      aria-label={isCopied ? SHARE_TEXTS.copied : label}
      onClick={() => void copy(label, text)}
    >
      {isCopied ? (
        <>
          <Mark name="tick" size={12} /> {SHARE_TEXTS.copied}
        </>
      ) : (
        words
      )}
    </button>
  );
}
