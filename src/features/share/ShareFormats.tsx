import type { ReactNode } from 'react';
import { type CsvCell, csvFile } from '#domain/share/csv';
import { SHARE_TEXTS } from '#texts/share';
import sticky from '#ui/sticky-foot.module.css';
import { useCopying } from '#ui/use-copying';
import { SendButton } from './SendButton';
import styles from './Share.module.css';
import { CopyOneButton, ShareFoot, useDownload } from './ShareFoot';

export function DiscordMessages({ messages }: { messages: readonly string[] }) {
  const copying = useCopying('briefly');
  const all = messages.join('\n\n');
  return (
    <>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
        <section key={index} aria-label={SHARE_TEXTS.message(index + 1, messages.length)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
          <div className={styles.text} tabIndex={0}>
            {discordPreview(message)}
          </div>
          {messages.length > 1 && (
            <CopyOneButton
              label={SHARE_TEXTS.copyMessage(index + 1)}
              text={message}
              copying={copying}
              className="btn-sm btn-outline-secondary mt-2"
            />
          )}
        </section>
      ))}
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyDiscord}
        text={all}
        copying={copying}
        sent={{ text: all }}
      />
    </>
  );
}

const BOLD = '**';

const discordPreview = (message: string): ReactNode[] =>
  message.split(BOLD).map((piece, index, { length }) => {
    if (index % 2 === 0 || index === length - 1) return piece;
    const asterisks = <span className={styles.asterisks}>{BOLD}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
      <b key={index}>
        {asterisks}
        <span>{piece}</span>
        {asterisks}
      </b>
    );
  });

export function WhisperList({ lines, nobody }: { lines: readonly string[]; nobody: string }) {
  const copying = useCopying('briefly');
  if (lines.length === 0) return <p role="status">{nobody}</p>;
  const all = lines.join('\n');
  return (
    <>
      <ul className="list-unstyled m-0" aria-label={SHARE_TEXTS.whispers}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two namesakes may get the same line
          <li key={index} className={styles.whisper}>
            <bdi className="small">{line}</bdi>
            <CopyOneButton
              label={SHARE_TEXTS.copyLine(line)}
              words={SHARE_TEXTS.copy}
              text={line}
              copying={copying}
              className="btn-sm btn-outline-secondary"
            />
          </li>
        ))}
      </ul>
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyWhispers}
        text={all}
        copying={copying}
        sent={{ text: all }}
      />
    </>
  );
}

interface CsvTableProps {
  /** The file's name without its ending. */
  name: string;
  rows: readonly (readonly CsvCell[])[];
}

export function CsvTable({ name, rows }: CsvTableProps) {
  const text = csvFile(rows);
  const file = new File([text], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
  const { button, status } = useDownload({ file, words: SHARE_TEXTS.downloadCsv, tone: 'primary' });
  return (
    <>
      <section aria-label={SHARE_TEXTS.table}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
        <pre className={`${styles.text} ${styles.table}`} tabIndex={0}>
          {text}
        </pre>
      </section>
      {status}
      <div className={sticky.foot}>
        {button}
        <SendButton data={{ files: [file] }} />
      </div>
    </>
  );
}
