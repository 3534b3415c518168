import { useEffect, useRef } from 'react';
import { SHARE_TEXTS } from '#texts/share';
import type { Copying } from './use-copying';

/** Says how copying went. Where it was refused, the text stands here, selected. */
export function CopyOutcome({ last }: Pick<Copying, 'last'>) {
  return (
    <>
      <p role="status" className={last?.isRefused ? 'small mb-2' : 'visually-hidden'}>
        {last && (last.isRefused ? SHARE_TEXTS.refusedStatus : SHARE_TEXTS.copiedStatus)}
      </p>
      {last?.isRefused && <SelectedText key={last.text} text={last.text} />}
    </>
  );
}

function SelectedText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The selection is the browser's.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      className="form-control small mb-2"
      aria-label={SHARE_TEXTS.selected}
      readOnly
      rows={4}
      value={text}
    />
  );
}
