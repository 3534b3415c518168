import { type ReactNode, useId, useState } from 'react';
import { sharedLinkIn } from '#domain/paths';
import { type ReportLink, readReportLink } from '#domain/report-link';
import { MAIN_TEXTS } from '#texts/main';
import styles from './ReportBox.module.css';

interface ReportBoxProps {
  /** What the address says, code or not. */
  typedCode?: string | undefined;
  isFetching: boolean;
  /** A raid is open: the box is but one row then, so that the raid comes first. */
  isOpen: boolean;
  onOpen: (link: ReportLink) => void;
  /** Other ways in. */
  children?: ReactNode;
}

/**
 * The report field with its button.
 *
 * It stands on the prerendered first page too, and works there before a script has run: the form then leads to the
 * address that opens what was typed.
 */
export function ReportBox(props: ReportBoxProps) {
  const { typedCode, isFetching, isOpen, onOpen, children } = props;
  const [entry, setEntry] = useState(() => entryOf(typedCode));
  // Another address says what stands here, whatever was typed.
  if (entry.typedCode !== typedCode) setEntry({ ...entryOf(typedCode), isSent: entry.isSent });
  const { text, isRefused } = entry;
  const errorId = useId();

  const submit = () => {
    // An installed app has no address bar to paste it into.
    const shared = sharedLinkIn(text);
    if (shared) {
      window.location.hash = shared;
      return;
    }
    const link = readReportLink(text);
    setEntry({ ...entry, text: link?.code ?? text, isRefused: !link, isSent: link !== undefined });
    if (link) onOpen(link);
  };
  const change = (typed: string) =>
    setEntry({
      ...entry,
      text: typed,
      isRefused: isRefused && !readReportLink(typed),
      isSent: false,
    });

  return (
    <section aria-label={MAIN_TEXTS.reportHeading}>
      <h1 className={isOpen ? 'visually-hidden' : styles.heading}>{MAIN_TEXTS.reportHeading}</h1>
      {!isOpen && <p className={styles.lede}>{MAIN_TEXTS.lede}</p>}
      <form
        action="./"
        className={`${styles.form} ${isOpen ? styles.row : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          className="form-control"
          name="report"
          data-shortcut="report"
          data-sent={entry.isSent || undefined}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={MAIN_TEXTS.reportPlaceholder}
          aria-label={MAIN_TEXTS.reportPlaceholder}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? errorId : undefined}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => entry.isSent && setEntry({ ...entry, isSent: false })}
        />
        <button className="btn btn-primary" type="submit" disabled={isFetching}>
          <span className={styles.steady} data-widest={MAIN_TEXTS.fetchFights}>
            {isFetching ? MAIN_TEXTS.fetching : MAIN_TEXTS.fetchFights}
          </span>
        </button>
      </form>
      {isRefused && (
        <div className={styles.refused} role="alert" id={errorId}>
          {MAIN_TEXTS.badCode}
        </div>
      )}
      {!isOpen && <p className={styles.hint}>{MAIN_TEXTS.reportHint}</p>}
      {children}
    </section>
  );
}

/** What stands in the field for an address, until a person types. */
const entryOf = (typedCode: string | undefined) => ({
  typedCode,
  text: typedCode ?? '',
  isRefused: typedCode !== undefined && !readReportLink(typedCode),
  /** Whether it was just sent, and nobody has come back to it. */
  isSent: false,
});
