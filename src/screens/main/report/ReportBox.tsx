import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { apiKey } from '#data/api-key';
import { settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { type ReportLink, readReportLink, SAMPLE_CODE } from '#domain/report-link';
import { MAIN_TEXTS } from '#texts/main';
import styles from './ReportBox.module.css';

interface ReportBoxProps {
  /** What the address says, code or not. */
  typedCode: string;
  isFetching: boolean;
  /** Whether a failure beside the box tells already that there is no key. */
  isKeyMissed: boolean;
  onOpen: (link: ReportLink) => void;
}

/** The report field with its button, and the ways in for those who have no report or no key yet. */
export function ReportBox({ typedCode, isFetching, isKeyMissed, onOpen }: ReportBoxProps) {
  const [text, setText] = useState(typedCode);
  const [isRefused, setRefused] = useState(typedCode !== '' && !readReportLink(typedCode));
  const errorId = useId();

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
      <WaysIn isKeyMissed={isKeyMissed} onOpen={onOpen} />
    </section>
  );
}

/** The sample raid, and where a key comes from while there is none. */
function WaysIn({ isKeyMissed, onOpen }: Pick<ReportBoxProps, 'isKeyMissed' | 'onOpen'>) {
  useObservable(settings);
  const [params] = useSearchParams();
  return (
    <>
      {!apiKey() && !isKeyMissed && (
        <p className="alert alert-info py-2 px-3" role="status">
          {MAIN_TEXTS.noKey}{' '}
          <Link to={{ search: `${params}`, hash: 'settings' }} className="alert-link">
            {MAIN_TEXTS.openSettings}
          </Link>
        </p>
      )}
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary text-body"
        onClick={() => onOpen({ code: SAMPLE_CODE })}
      >
        {MAIN_TEXTS.openSample}
      </button>
    </>
  );
}
