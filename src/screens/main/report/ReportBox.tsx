import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
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
 * It is part of first-page.tsx too, and works there before a script has run: the form then leads to the
 * address that opens what was typed.
 */
export function ReportBox({ typedCode, isFetching, onOpen, children }: ReportBoxProps) {
  const [early] = useState(findEarlyField);
  const [text, setText] = useState(typedCode ?? early?.value ?? '');
  const [isRefused, setRefused] = useState(typedCode !== undefined && !readReportLink(typedCode));
  const errorId = useId();

  // It holds, even out of the page, what was typed while this one was drawn.
  useLayoutEffect(() => {
    if (early?.value) setText(early.value);
  }, [early]);

  const submit = () => {
    const link = readReportLink(text);
    setRefused(!link);
    if (link) {
      setText(link.code);
      onOpen(link);
    }
  };
  const change = (typed: string) => {
    setText(typed);
    if (readReportLink(typed)) setRefused(false);
  };

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
          // biome-ignore lint/a11y/noAutofocus: the focus is here already, in the field that this one replaces
          autoFocus={early?.matches(':focus')}
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

/** The field of the page as it came, into which a person may have typed. There is none at build. */
const findEarlyField = () =>
  globalThis.document?.querySelector<HTMLInputElement>('#first-page [name="report"]');
