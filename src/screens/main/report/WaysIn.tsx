import { useLocation } from 'react-router-dom';
import { apiKey } from '#data/api-key';
import { settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { type ReportLink, SAMPLE_CODE } from '#domain/log-site/report-link';
import { dialogLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { Link } from '#ui/Link';

interface WaysInProps {
  /** Whether a failure beside the box already says that there is no key. */
  isKeyFailureShown: boolean;
  onOpen: (link: ReportLink) => void;
}

/** The sample raid, and where a key comes from while there is none. */
export function WaysIn({ isKeyFailureShown, onOpen }: WaysInProps) {
  useObservable(settings);
  const { search } = useLocation();
  return (
    <>
      {!apiKey() && !isKeyFailureShown && (
        <p className="alert alert-info py-2 px-3" role="status">
          {MAIN_TEXTS.noKey}{' '}
          <Link to={dialogLink('settings', search)} className="alert-link">
            {MAIN_TEXTS.openSettings}
          </Link>
        </p>
      )}
      <p className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1 mb-0">
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onOpen({ code: SAMPLE_CODE })}
        >
          {MAIN_TEXTS.openSample}
        </button>
        <span className="small text-body-secondary">{MAIN_TEXTS.sampleHint}</span>
      </p>
    </>
  );
}
