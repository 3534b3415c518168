import type { ReactNode } from 'react';
import { SHARE_TEXTS } from '#texts/share';
import { SelectedText } from './SelectedText';
import { useCopying } from './use-copying';
import { varyWords } from './vary-words';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedWords: string;
  className?: string;
  children: ReactNode;
}

/** Copies on click. If the browser refuses, shows the text selected. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedWords, className = '', children } = props;
  const { last, copy } = useCopying('until the next');
  const done = last?.text === text ? last : undefined;

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-disabled={text === '' || undefined}
        onClick={() => text && void copy(label, text)}
      >
        {children}
      </button>
      <span role="status" className={done ? 'small' : 'visually-hidden'}>
        {done && varyWords(done.isRefused ? SHARE_TEXTS.refusedStatus : copiedWords, done.nth)}
      </span>
      {done?.isRefused && <SelectedText text={text} label={label} className="w-100" rows={3} />}
    </>
  );
}
