import { SHARE_TEXTS } from '#texts/share';
import { SelectedText } from '#ui/SelectedText';
import type { Copying } from '#ui/use-copying';

/** Announces a copy. If the browser refused it, shows the text selected. */
export function CopyOutcome({ last }: Pick<Copying, 'last'>) {
  return (
    <>
      <p role="status" className={last?.isRefused ? 'small mb-2' : 'visually-hidden'}>
        {last && (last.isRefused ? SHARE_TEXTS.refusedStatus : SHARE_TEXTS.copiedStatus)}
      </p>
      {last?.isRefused && (
        <SelectedText
          key={last.text}
          text={last.text}
          label={SHARE_TEXTS.selected}
          className="small mb-2"
          rows={4}
        />
      )}
    </>
  );
}
