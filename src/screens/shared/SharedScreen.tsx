import { useQuery } from '@tanstack/react-query';
import { readSharedLink, SharedLinkUnreadable } from '#data/shared-audits/shared-link';
import { PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';
import { Link } from '#ui/Link';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { SharedResult } from './SharedResult';

/** Needs neither key nor network. */
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
    <section aria-label={SHARED_AUDIT_TEXTS.unreadable}>
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {SHARED_AUDIT_TEXTS.unreadable}
      </h1>
      <p role="alert">
        {error instanceof SharedLinkUnreadable
          ? SHARED_AUDIT_TEXTS.problems[error.problem]
          : SHARED_AUDIT_TEXTS.failed}{' '}
        {SHARED_AUDIT_TEXTS.nothingChanged}
      </p>
      <Link className="btn btn-primary" to={PATHS.main}>
        {SHARED_AUDIT_TEXTS.goHome}
      </Link>
    </section>
  );
}
