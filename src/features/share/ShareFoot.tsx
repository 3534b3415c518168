import { type ReactNode, useState } from 'react';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';
import { download } from '#ui/download';
import { Mark } from '#ui/Mark';
import { SelectedText } from '#ui/SelectedText';
import sticky from '#ui/sticky-foot.module.css';
import type { CopyState } from '#ui/use-copying';
import { varyWords } from '#ui/vary-words';
import { SendButton } from './SendButton';

interface ShareFootProps {
  copyLabel: string;
  text: string;
  copying: CopyState;
  sent: ShareData;
}

/** Renders buttons that copy or send all of a text, below the outcome of copying. */
export function ShareFoot({ copyLabel, text, copying, sent }: ShareFootProps) {
  return (
    <>
      <CopyOutcome last={copying.last} />
      <div className={sticky.foot}>
        <CopyOneButton label={copyLabel} text={text} copying={copying} className="btn-primary" />
        <SendButton data={sent} />
      </div>
    </>
  );
}

/** Announces a copy. If the browser refused it, shows the text selected. */
export function CopyOutcome({ last }: Pick<CopyState, 'last'>) {
  return (
    <>
      <p role="status" className={last?.isRefused ? 'small mb-2' : 'visually-hidden'}>
        {last &&
          varyWords(
            last.isRefused ? SHARE_TEXTS.refusedStatus : SHARE_TEXTS.copiedStatus,
            last.nth,
          )}
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

interface CopyOneButtonProps {
  /** The button's accessible name, unique in the dialog. */
  label: string;
  words?: ReactNode;
  text: string;
  copying: CopyState;
  /** Copies something other than the text, like a picture. */
  write?: () => Promise<void>;
  className: string;
}

/** Says in the button that the text is copied. CopyOutcome announces this or a refusal. */
export function CopyOneButton(props: CopyOneButtonProps) {
  const { label, words = label, text, copying, write, className } = props;
  const { last, copy } = copying;
  const isCopied = last?.label === label && !last.isRefused;
  return (
    <button
      type="button"
      className={`btn ${text ? '' : 'disabled'} ${className}`}
      aria-label={isCopied ? SHARE_TEXTS.copied : label}
      aria-disabled={!text}
      onClick={() => text && void copy(label, text, write)}
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

interface DownloadOptions {
  file: File;
  words: string;
  tone?: 'primary';
}

/** Returns a button that downloads a file, and the status that announces it. */
export function useDownload({ file, words, tone }: DownloadOptions) {
  const [downloads, setDownloads] = useState(0);
  const handleClick = () => {
    download(file);
    setDownloads(downloads + 1);
  };
  return {
    button: (
      <Button tone={tone} onClick={handleClick}>
        {words}
      </Button>
    ),
    status: (
      <p role="status" className={downloads > 0 ? 'small mb-0' : 'visually-hidden'}>
        {downloads > 0 && varyWords(SHARE_TEXTS.downloaded(file.name), downloads)}
      </p>
    ),
  };
}
