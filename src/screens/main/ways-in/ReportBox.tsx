import { type ReactNode, useEffect, useId, useState } from 'react';
import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { sharedLinkIn } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { commandRef, controlsOf } from '#ui/commands';
import { giveFocus, pageFocusedControls } from '#ui/double-clicks';
import { FieldError } from '#ui/FieldError';
import steady from '#ui/steady.module.css';
import { useAdjustedState } from '#ui/use-adjusted-state';
import styles from './ReportBox.module.css';

interface ReportBoxProps {
  typedCode?: string | undefined;
  isFetching: boolean;
  isOpen: boolean;
  onOpen: (link: ReportLink) => void;
  /** The texts that the browser itself refuses before any script has run. */
  refusedUnscripted?: { pattern: string; title: string } | undefined;
  /** The reason why the report could not be opened. */
  refusal?: ReactNode;
  /** Rendered at the end of the field. */
  atFieldsEnd?: ReactNode;
  waysIn?: (typed: ReportLink | undefined) => ReactNode;
}

/** Renders the report field. The prerendered form submits to the address that opens the report. */
export function ReportBox(props: ReportBoxProps) {
  const { typedCode, isFetching, isOpen, onOpen, refusedUnscripted } = props;
  const { refusal, atFieldsEnd, waysIn } = props;
  const entry = useReportEntry(typedCode, onOpen);
  const errorId = useId();
  const [submissions, setSubmissions] = useState(0);
  useEffect(() => {
    if (!isOpen) focusReportField();
  }, [isOpen]);
  const typed = readReportLink(entry.text);
  // While one report is fetched, another can be submitted.
  const isTypedFetching = isFetching && typed?.code === typedCode;
  return (
    <section aria-label={MAIN_TEXTS.reportHeading}>
      <h1 className={isOpen ? 'visually-hidden' : styles.heading}>
        {isOpen ? MAIN_TEXTS.reportHeading : MAIN_TEXTS.homeHeading}
      </h1>
      {!isOpen && <p className={styles.lede}>{MAIN_TEXTS.lede}</p>}
      <form
        action="./"
        className={`${styles.form} ${isOpen ? styles.row : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmissions(submissions + 1);
          if (!isTypedFetching) entry.submit();
        }}
      >
        <div className={`${styles.field} ${atFieldsEnd ? styles.withPaste : ''}`}>
          <ReportField entry={entry} errorId={errorId} refusedUnscripted={refusedUnscripted} />
          {atFieldsEnd}
        </div>
        <button
          className={`btn ${isOpen ? 'btn-outline-secondary' : 'btn-primary'} ${isTypedFetching ? 'disabled' : ''}`}
          type="submit"
          aria-disabled={isTypedFetching || undefined}
        >
          <span className={steady.steady} data-widest={MAIN_TEXTS.fetchFights}>
            {isTypedFetching ? MAIN_TEXTS.fetching : MAIN_TEXTS.fetchFights}
          </span>
        </button>
      </form>
      {entry.isRefused && (
        <FieldError key={submissions} id={errorId}>
          {MAIN_TEXTS.badCode}
        </FieldError>
      )}
      {refusal}
      {/* Phones have no keys for shortcuts. */}
      {!isOpen && (
        <p className={`${styles.hint} second d-none d-sm-block`}>{MAIN_TEXTS.reportHint}</p>
      )}
      {waysIn?.(typed)}
    </section>
  );
}

/**
 * Focuses the field on screens that have keys, unless something else has the focus. A refused code
 * is selected, so that the next code replaces it.
 */
function focusReportField(): void {
  const [field] = controlsOf('report');
  const isWide = window.matchMedia('(min-width: 75em)').matches;
  if (!field || !isWide || document.activeElement !== document.body) return;
  giveFocus(field, { preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
}

interface ReportFieldProps extends Pick<ReportBoxProps, 'refusedUnscripted'> {
  entry: ReturnType<typeof useReportEntry>;
  errorId: string;
}

function ReportField({ entry, errorId, refusedUnscripted }: ReportFieldProps) {
  const { text, isRefused, isSent, change, handleFocus } = entry;
  return (
    <input
      className="form-control"
      name="report"
      ref={commandRef('report')}
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
      onBlur={({ currentTarget }) => pageFocusedControls.delete(currentTarget)}
    />
  );
}

/** Returns the report field's state; the address provides the code. */
function useReportEntry(typedCode: string | undefined, onOpen: (link: ReportLink) => void) {
  // A new address replaces what was typed.
  const [entry, setEntry] = useAdjustedState(
    () => entryOf(typedCode),
    (before) =>
      before.typedCode === typedCode ? before : { ...entryOf(typedCode), isSent: before.isSent },
  );
  const { text, isRefused, isSent } = entry;

  const change = (typed: string) =>
    setEntry({
      ...entry,
      text: typed,
      isRefused: isRefused && !readReportLink(typed),
      isSent: false,
    });
  const handleFocus = () => isSent && setEntry({ ...entry, isSent: false });
  const submit = () => {
    // A shared link can be pasted here, because an installed app has no address bar.
    const shared = sharedLinkIn(text);
    if (shared) {
      window.location.hash = shared;
      return;
    }
    const link = readReportLink(text);
    setEntry({ ...entry, text: link?.code ?? text, isRefused: !link, isSent: link !== undefined });
    if (link) onOpen(link);
  };
  return { text, isRefused, isSent, change, handleFocus, submit };
}

const entryOf = (typedCode: string | undefined) => ({
  typedCode,
  text: typedCode ?? '',
  isRefused: typedCode !== undefined && !readReportLink(typedCode),
  /** Whether the text was submitted and is still unchanged. */
  isSent: false,
});
