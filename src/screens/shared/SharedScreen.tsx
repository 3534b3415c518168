import { useQuery } from '@tanstack/react-query';
import { readSharedLink, SharedLinkUnreadable } from '#data/shared-link';
import { PATHS } from '#domain/paths';
import { SHARED_TEXTS } from '#texts/share';
import { Link } from '#ui/Link';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { SharedVerdicts } from './SharedVerdicts';

/** What a shared link holds: read from the address alone, so it opens without key or network. */
export function SharedScreen({ fragment }: { fragment: string }) {
  const { data, error } = useQuery({
    queryKey: ['shared', fragment],
    queryFn: () => readSharedLink(fragment),
    retry: false,
  });
  return (
    <main className="page screen py-3" id="content">
      {!data && !error && <p role="status">{SHARED_TEXTS.loading}</p>}
      {error && <Unreadable error={error} />}
      {data && <SharedVerdicts judgement={data} fragment={fragment} />}
    </main>
  );
}

function Unreadable({ error }: { error: Error }) {
  const heading = useFocusOnArrival();
  return (
    <section aria-label={SHARED_TEXTS.unreadable}>
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {SHARED_TEXTS.unreadable}
      </h1>
      <p role="alert">
        {error instanceof SharedLinkUnreadable
          ? SHARED_TEXTS.faults[error.fault]
          : SHARED_TEXTS.failed}{' '}
        {SHARED_TEXTS.nothingChanged}
      </p>
      <Link className="btn btn-primary" to={PATHS.main}>
        {SHARED_TEXTS.goHome}
      </Link>
    </section>
  );
}
