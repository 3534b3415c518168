import { useQuery } from '@tanstack/react-query';
import { readSharedLink, SharedLinkUnreadable } from '#data/shared-link';
import { PATHS } from '#routes';
import { JUDGEMENT_TEXTS } from '#texts/judgement';
import { Link } from '#ui/Link';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { SharedVerdicts } from './SharedVerdicts';

/** A shared result, read from the address alone: it opens without key or network. */
export function SharedScreen({ fragment }: { fragment: string }) {
  const { data, error } = useQuery({
    queryKey: ['shared', fragment],
    queryFn: () => readSharedLink(fragment),
    retry: false,
  });
  return (
    <main className="page screen py-3" id="content">
      {!data && !error && <p role="status">{JUDGEMENT_TEXTS.loading}</p>}
      {error && <Unreadable error={error} />}
      {data && <SharedVerdicts judgement={data} fragment={fragment} />}
    </main>
  );
}

function Unreadable({ error }: { error: Error }) {
  const heading = useFocusOnArrival();
  return (
    <section aria-label={JUDGEMENT_TEXTS.unreadable}>
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {JUDGEMENT_TEXTS.unreadable}
      </h1>
      <p role="alert">
        {error instanceof SharedLinkUnreadable
          ? JUDGEMENT_TEXTS.problems[error.problem]
          : JUDGEMENT_TEXTS.failed}{' '}
        {JUDGEMENT_TEXTS.nothingChanged}
      </p>
      <Link className="btn btn-primary" to={PATHS.main}>
        {JUDGEMENT_TEXTS.goHome}
      </Link>
    </section>
  );
}
