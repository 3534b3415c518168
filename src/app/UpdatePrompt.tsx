import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogLink } from '#routes';
import { INSTALL_TEXTS } from '#texts/install';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import type { WaitingVersion } from './waiting-version';

/** Offers a waiting version. Dismissed, it is quiet until the next one or the next visit. */
export function UpdatePrompt({ waiting }: { waiting: WaitingVersion }) {
  const { search } = useLocation();
  const [putOff, setPutOff] = useState<WaitingVersion>();
  if (waiting === putOff) return null;
  return (
    <div className="page fixed-bottom">
      <Notice role="status" tone="info">
        <div className="d-flex flex-wrap align-items-center gap-2">
          <span className="me-auto">
            {INSTALL_TEXTS.updateReady} {INSTALL_TEXTS.nothingLost}
          </span>
          <Link className="btn btn-sm btn-outline-secondary" to={dialogLink('news', search)}>
            {INSTALL_TEXTS.whatIsNew}
          </Link>
          <button type="button" className="btn btn-sm btn-primary" onClick={waiting.accept}>
            {INSTALL_TEXTS.reload}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => setPutOff(waiting)}
          >
            {INSTALL_TEXTS.later}
          </button>
        </div>
      </Notice>
    </div>
  );
}
