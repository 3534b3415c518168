import { type ReactNode, useId, useState } from 'react';
import { type ReportLink, readReportLink } from '#domain/report-link';
import { MAIN_TEXTS } from '#texts/main';
import styles from './ReportBox.module.css';

interface ReportBoxProps {
  /** What the address says, code or not. */
  typedCode?: string | undefined;
  isFetching: boolean;
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
export function ReportBox({ typedCode, isFetching, onOpen, children }: ReportBoxProps) {
  const [entry, setEntry] = useState(() => entryOf(typedCode));
  // Another address says what stands here, whatever was typed.
  if (entry.typedCode !== typedCode) setEntry(entryOf(typedCode));
  const { text, isRefused } = entry;
  const errorId = useId();

  const submit = () => {
    const link = readReportLink(text);
    setEntry({ ...entry, text: link?.code ?? text, isRefused: !link });
    if (link) onOpen(link);
  };
  const change = (typed: string) =>
    setEntry({ ...entry, text: typed, isRefused: isRefused && !readReportLink(typed) });

  return (
    <section aria-label={MAIN_TEXTS.reportHeading} className="mb-4">
      <h1 className="h4">{MAIN_TEXTS.reportHeading}</h1>
      <form
        action="./"
        className="d-flex flex-column flex-sm-row gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          className="form-control"
          name="report"
          data-shortcut="report"
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
        />
        <button className="btn btn-primary text-nowrap" type="submit" disabled={isFetching}>
          <span className={styles.steady} data-widest={MAIN_TEXTS.fetchFights}>
            {isFetching ? MAIN_TEXTS.fetching : MAIN_TEXTS.fetchFights}
          </span>
        </button>
      </form>
      {isRefused && (
        <div className="alert alert-danger py-2 px-3 mt-2 mb-0" role="alert" id={errorId}>
          {MAIN_TEXTS.badCode}
        </div>
      )}
      <p className="form-text mb-2">{MAIN_TEXTS.reportHint}</p>
      {children}
    </section>
  );
}

/** What stands in the field for an address, until a person types. */
const entryOf = (typedCode: string | undefined) => ({
  typedCode,
  text: typedCode ?? '',
  isRefused: typedCode !== undefined && !readReportLink(typedCode),
});
