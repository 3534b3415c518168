import { type ReactNode, useId } from 'react';
import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { MAIN_TEXTS } from '#texts/main';
import styles from './ReportBox.module.css';
import { useReportEntry } from './use-report-entry';

interface ReportBoxProps {
  /** What the address says, code or not. */
  typedCode?: string | undefined;
  isFetching: boolean;
  /** A raid is open: the box is but one row then, so that the raid comes first. */
  isOpen: boolean;
  onOpen: (link: ReportLink) => void;
  /** What the browser itself refuses to send, while no script has run. */
  refusedUnscripted?: UnscriptedRefusal;
  /** Other ways in. `typed` is the report that the field holds, fetched or not. */
  waysIn?: (typed: ReportLink | undefined) => ReactNode;
}

interface UnscriptedRefusal {
  /** A regular expression of what may be sent. */
  pattern: string;
  /** Why the rest is not. */
  title: string;
}

/**
 * The report field with its button.
 *
 * It stands on the prerendered first page too, and works there before a script has run: the form then leads to the
 * address that opens what was typed.
 */
export function ReportBox(props: ReportBoxProps) {
  const { typedCode, isFetching, isOpen, onOpen, refusedUnscripted, waysIn } = props;
  const entry = useReportEntry(typedCode, onOpen);
  const errorId = useId();
  const typed = readReportLink(entry.text);
  // Another report can be sent meanwhile.
  const isTypedFetching = isFetching && typed?.code === typedCode;
  return (
    <section aria-label={MAIN_TEXTS.reportHeading}>
      <h1 className={isOpen ? 'visually-hidden' : styles.heading}>{MAIN_TEXTS.reportHeading}</h1>
      {!isOpen && <p className={styles.lede}>{MAIN_TEXTS.lede}</p>}
      <form
        action="./"
        className={`${styles.form} ${isOpen ? styles.row : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          entry.submit();
        }}
      >
        <ReportField entry={entry} errorId={errorId} refusedUnscripted={refusedUnscripted} />
        <button className="btn btn-primary" type="submit" disabled={isTypedFetching}>
          <span className={styles.steady} data-widest={MAIN_TEXTS.fetchFights}>
            {isTypedFetching ? MAIN_TEXTS.fetching : MAIN_TEXTS.fetchFights}
          </span>
        </button>
      </form>
      {entry.isRefused && (
        <div className={styles.refused} role="alert" id={errorId}>
          {MAIN_TEXTS.badCode}
        </div>
      )}
      {!isOpen && <p className={styles.hint}>{MAIN_TEXTS.reportHint}</p>}
      {waysIn?.(typed)}
    </section>
  );
}

interface ReportFieldProps {
  entry: ReturnType<typeof useReportEntry>;
  errorId: string;
  refusedUnscripted: UnscriptedRefusal | undefined;
}

function ReportField({ entry, errorId, refusedUnscripted }: ReportFieldProps) {
  const { text, isRefused, isSent, change, handleFocus } = entry;
  return (
    <input
      className="form-control"
      name="report"
      data-shortcut="report"
      data-sent={isSent || undefined}
      type="text"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...refusedUnscripted}
      placeholder={MAIN_TEXTS.reportPlaceholder}
      aria-label={MAIN_TEXTS.reportPlaceholder}
      aria-invalid={isRefused}
      aria-describedby={isRefused ? errorId : undefined}
      value={text}
      onChange={(event) => change(event.target.value)}
      onFocus={handleFocus}
    />
  );
}
