import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { noteHost } from '#data/log-site/requests/report-hosts';
import { formatDate } from '#domain/format';
import type { SharingRaid } from '#domain/groups/earlier';
import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { SECOND } from '#domain/time';
import { MAIN_TEXTS } from '#texts/main';
import { SINCE_TEXTS } from '#texts/since';
import { FieldError } from '#ui/FieldError';
import { shownTitle } from '#ui/game/shown-title';
import { useAfterPause } from '#ui/use-after-pause';
import { useAddressInView, viewQueryString } from '../address/raid-address';
import styles from './SinceLists.module.css';

interface EarlierRaidChoiceProps {
  earlier: readonly SharingRaid[];
  /** The code of the raid to compare with, or empty. */
  against: string;
}

export function EarlierRaidChoice({ earlier, against }: EarlierRaidChoiceProps) {
  const address = useAddressInView();
  const navigate = useNavigate();
  const hasChoice = earlier.length > 0 || against !== '';
  const [isAsked, setAsked] = useState(false);
  const choose = (code: string) => {
    setAsked(code === ANOTHER);
    if (code !== ANOTHER) navigate({ search: viewQueryString({ ...address, against: code }) });
  };
  const { passedOver, ...choosing } = useRestingChoice(choose);
  const isSaved = earlier.some(({ code }) => code === against);
  const chosen = isAsked ? ANOTHER : against;
  return (
    <>
      {hasChoice && (
        <select
          className={`${styles.choice} form-select d-print-none`}
          aria-label={SINCE_TEXTS.against}
          value={passedOver ?? chosen}
          {...choosing}
        >
          {!isSaved && <option value={against}>{SINCE_TEXTS.outside}</option>}
          {earlier.map(({ code, title, pulledAt, shared }) => (
            <option key={code} value={code}>
              {SINCE_TEXTS.option(shownTitle(title), formatDate(pulledAt), shared)}
            </option>
          ))}
          <option value={ANOTHER}>{SINCE_TEXTS.anotherToEnter}</option>
        </select>
      )}
      {(isAsked || !hasChoice) && (
        <AnotherReport open={address.code} hasFocus={isAsked} onChoose={choose} />
      )}
    </>
  );
}

/** A value other than a report's code. */
const ANOTHER = 'another';

/** The wait after a choice by keys. */
const REST_DELAY = 0.6 * SECOND;

/** Waits until the arrow keys rest: each press in a closed list is a choice and fetches a raid. */
function useRestingChoice(onChoose: (chosen: string) => void) {
  const [passedOver, setPassedOver] = useState<string>();
  const [isByKeys, setByKeys] = useState(false);
  useAfterPause(REST_DELAY, passedOver, () => {
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
  hasFocus: boolean;
  onChoose: (code: string) => void;
}

function AnotherReport({ open, hasFocus, onChoose }: AnotherReportProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [submissions, setSubmissions] = useState(0);
  const errorId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
    const link = readReportLink(text);
    setRefusal(refusalText(link, open));
    if (!link || link.code === open) return;
    if (link.host) noteHost(link.code, link.host);
    onChoose(link.code);
  };
  return (
    <form className={`${styles.anotherForm} d-print-none`} onSubmit={handleSubmit} noValidate>
      <div className="d-flex flex-wrap gap-2">
        <input
          className={`form-control ${styles.another} ${refusal ? 'is-invalid' : ''}`}
          aria-label={SINCE_TEXTS.another}
          placeholder={SINCE_TEXTS.anotherHint}
          // biome-ignore lint/a11y/noAutofocus: the option that was chosen opens it
          autoFocus={hasFocus}
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
        <FieldError key={submissions} id={errorId}>
          {refusal}
        </FieldError>
      )}
    </form>
  );
}

function refusalText(link: ReportLink | undefined, open: string | undefined): string | undefined {
  if (!link) return MAIN_TEXTS.badCode;
  return link.code === open ? SINCE_TEXTS.sameReport : undefined;
}
