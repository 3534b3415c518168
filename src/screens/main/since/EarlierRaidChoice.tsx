import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { noteHost } from '#data/log-site/requests/report-hosts';
import type { EarlierRaid } from '#domain/digests/earlier';
import { formatDate } from '#domain/format';
import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { MAIN_TEXTS } from '#texts/main';
import { SINCE_TEXTS } from '#texts/since';
import { shownTitle } from '#ui/game/shown-title';
import { useAfter } from '#ui/use-after';
import { useAddressInView, viewSearch } from '../address/raid-address';
import styles from './SinceLists.module.css';

interface EarlierRaidChoiceProps {
  earlier: readonly EarlierRaid[];
  /** Code or empty. */
  against: string;
}

export function EarlierRaidChoice({ earlier, against }: EarlierRaidChoiceProps) {
  const address = useAddressInView();
  const navigate = useNavigate();
  const id = useId();
  const choose = (code: string) => navigate({ search: viewSearch({ ...address, against: code }) });
  const { passedOver, ...choosing } = useRestingChoice(choose);
  const isSaved = earlier.some(({ code }) => code === against);
  return (
    <div className="d-flex flex-wrap gap-2 align-items-end mb-3 d-print-none">
      {(earlier.length > 0 || against) && (
        <div className={styles.choice}>
          <label className="form-label small mb-1" htmlFor={id}>
            {SINCE_TEXTS.against}
          </label>
          <select id={id} className="form-select" value={passedOver ?? against} {...choosing}>
            {!isSaved && <option value={against}>{SINCE_TEXTS.outside}</option>}
            {earlier.map(({ code, title, pulledAt, shared }) => (
              <option key={code} value={code}>
                {SINCE_TEXTS.option(shownTitle(title), formatDate(pulledAt), shared)}
              </option>
            ))}
          </select>
        </div>
      )}
      <AnotherReport open={address.code} onChoose={choose} />
    </div>
  );
}

/** Milliseconds after a choice by keys. */
const REST = 600;

/** Waits for arrow keys to rest: on a closed list each chooses, and would fetch a raid. */
function useRestingChoice(onChoose: (chosen: string) => void) {
  const [passedOver, setPassedOver] = useState<string>();
  const [isByKeys, setByKeys] = useState(false);
  useAfter(REST, passedOver, () => {
    setPassedOver(undefined);
    onChoose(passedOver ?? '');
  });
  return {
    passedOver,
    onKeyDown: () => setByKeys(true),
    onPointerDown: () => setByKeys(false),
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      isByKeys ? setPassedOver(target.value) : onChoose(target.value),
  };
}

interface AnotherReportProps {
  open: string | undefined;
  onChoose: (code: string) => void;
}

function AnotherReport({ open, onChoose }: AnotherReportProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [submissions, setSubmissions] = useState(0);
  const id = useId();
  const errorId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
    const link = readReportLink(text);
    setRefusal(refusalOf(link, open));
    if (!link || link.code === open) return;
    if (link.host) noteHost(link.code, link.host);
    onChoose(link.code);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <label className="form-label small mb-1" htmlFor={id}>
        {SINCE_TEXTS.another}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id={id}
          className={`form-control ${styles.another} ${refusal ? 'is-invalid' : ''}`}
          placeholder={SINCE_TEXTS.anotherHint}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal ? errorId : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          {SINCE_TEXTS.compare}
        </button>
      </div>
      {refusal && (
        <p key={submissions} role="alert" id={errorId} className="small text-danger mb-0">
          {refusal}
        </p>
      )}
    </form>
  );
}

function refusalOf(link: ReportLink | undefined, open: string | undefined): string | undefined {
  if (!link) return MAIN_TEXTS.badCode;
  return link.code === open ? SINCE_TEXTS.sameReport : undefined;
}
