import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  savedSharedResultQueries,
  saveSharedResult,
} from '#data/shared-results/saved-shared-results';
import {
  isOfNight,
  readSharedLink,
  type SharedResult as Shared,
  SharedLinkUnreadable,
} from '#data/shared-results/shared-link';
import { isJudged } from '#domain/audit/night';
import { ERAS } from '#domain/eras/era-list';
import { formatDate, formatShortDate } from '#domain/format';
import { term } from '#domain/language';
import { SPELLING } from '#domain/spelling';
import { PATHS, raidLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';
import { Button } from '#ui/Button';
import type { EntryState } from '#ui/entry-state';
import { EraName } from '#ui/game/EraName';
import { takeLostFocus } from '#ui/keep-focus';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { Notice } from '#ui/Notice';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { quoteUnknownTitles } from './quoted-titles';
import { SharedFightView } from './SharedFightView';
import { SharedNight } from './SharedNight';
import styles from './SharedScreen.module.css';

/** Renders a shared result, which needs no key or network. */
export function SharedScreen({ fragment }: { fragment: string }) {
  const { data, error } = useQuery({
    queryKey: ['shared', fragment],
    queryFn: () => readSharedLink(fragment),
    retry: false,
  });
  return (
    <main className="page screen py-3" id="content">
      {!data && !error && <p role="status">{FRAME_TEXTS.loading}</p>}
      {error && <UnreadableLink error={error} />}
      {data && <SharedResult shared={data} fragment={fragment} />}
    </main>
  );
}

function UnreadableLink({ error }: { error: Error }) {
  const heading = useFocusOnArrival();
  return (
    <section aria-label={SHARED_RESULT_TEXTS.unreadable}>
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {SHARED_RESULT_TEXTS.unreadable}
      </h1>
      <Notice tone="danger">
        {error instanceof SharedLinkUnreadable
          ? SHARED_RESULT_TEXTS.problems[error.problem]
          : SHARED_RESULT_TEXTS.failed}{' '}
        {SHARED_RESULT_TEXTS.nothingChanged}
      </Notice>
      <Link className="btn btn-primary" to={PATHS.main}>
        {SHARED_RESULT_TEXTS.goHome}
      </Link>
    </section>
  );
}

function SharedResult({ shared: claimed, fragment }: { shared: Shared; fragment: string }) {
  const shared = quoteUnknownTitles(claimed);
  const heading = useFocusOnArrival();
  const { code, foughtAt } = shared;
  const saving = useSaving(fragment);
  const report = isOfNight(shared)
    ? { code, view: 'night' as const }
    : { code, fight: shared.fight };
  const date = (
    <>
      {foughtAt > 0 && <span>{formatDate(foughtAt)}</span>}
      <EraName era={ERAS.find(({ id }) => id === shared.era)} />
    </>
  );
  const smallPrint = (
    <p className="second m-0">
      {sentenceText(SHARED_RESULT_TEXTS.sharedAt(formatShortDate(shared.judgedAt)))}{' '}
      {sentenceText(standardsText(shared))} {SHARED_RESULT_TEXTS.unchecked}
    </p>
  );
  return (
    <section aria-label={SHARED_RESULT_TEXTS.title} className={`${styles.result} stack`}>
      <div className={`${styles.actions} d-print-none`}>
        <Link className="btn btn-outline-secondary" to={raidLink(report)}>
          {SHARED_RESULT_TEXTS.openReport}
        </Link>
        {saving.save && (
          <Button className={styles.save} title={SHARED_RESULT_TEXTS.save} onClick={saving.save}>
            <Mark name="save" size={16} />
            <span className="visually-hidden-on-phones">{SHARED_RESULT_TEXTS.save}</span>
          </Button>
        )}
        <Link
          className="btn btn-primary"
          to={PATHS.main}
          state={{ isForField: true } satisfies EntryState}
        >
          {SHARED_RESULT_TEXTS.checkYours}
        </Link>
        <p role="status" className={styles.outcome} ref={saving.status} tabIndex={-1}>
          {saving.outcome}
        </p>
      </div>
      {isOfNight(shared) ? (
        <SharedNight night={shared} heading={heading} date={date} smallPrint={smallPrint} />
      ) : (
        <SharedFightView fight={shared} heading={heading} date={date} smallPrint={smallPrint} />
      )}
    </section>
  );
}

/** Returns a function that saves a shared result unless it is saved already, and its outcome. */
function useSaving(fragment: string) {
  const { data: saved } = useQuery(savedSharedResultQueries.list());
  const [isRefused, setRefused] = useState(false);
  const isSaved = saved?.some((one) => one.fragment === fragment);
  const save = async () => setRefused((await saveSharedResult(fragment, Date.now())) === 'refuses');
  return {
    save: saved && !isSaved ? () => void save() : undefined,
    status: isSaved ? takeLostFocus : null,
    outcome: isSaved ? SHARED_RESULT_TEXTS.saved : isRefused && SHARED_RESULT_TEXTS.notSaved,
  };
}

/** Returns `Pieces below 346 were low; enchants counted`. */
function standardsText(shared: Shared): string {
  const { minimumItemLevel, counts } = shared;
  const hasMinimum = minimumItemLevel > 0;
  const counted = counts
    .filter(({ column }) => !(hasMinimum && column === 'LOW ITEM LEVEL'))
    .map(({ title, column }) =>
      column === 'MISSING ENCHANTS' ? SHARED_RESULT_TEXTS.enchants : term(title),
    );
  const isLow = hasMinimum && counts.some(({ column }) => column === 'LOW ITEM LEVEL');
  const words = [
    isLow && SHARED_RESULT_TEXTS.minimum(minimumItemLevel),
    counts.length === 0 && isAnyoneJudged(shared) && SHARED_RESULT_TEXTS.nothingCounted,
    counted.length > 0 && SHARED_RESULT_TEXTS.counted([...new Set(counted)].join(', ')),
  ];
  return words.filter(Boolean).join(SPELLING.semicolon);
}

const isAnyoneJudged = (shared: Shared): boolean =>
  isOfNight(shared)
    ? shared.players.some(({ cells }) => cells.some(isJudged))
    : shared.players.some(({ state }) => state === 'judged');

/** Ends words with a dot, unless they end with an abbreviation's dot. */
const sentenceText = (words: string): string =>
  words && `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`.replace(/\.\.$/, '.');
