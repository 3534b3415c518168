import { useState } from 'react';
import { INSTALL_TEXTS } from '#texts/install';
import { Notice } from '#ui/Notice';
import { useWaitingVersion, type WaitingVersion } from './worker';

/** Offers a new version that is ready. Put off, it is quiet until the next one, or the next visit. */
export function UpdatePrompt() {
  const waiting = useWaitingVersion();
  const [putOff, setPutOff] = useState<WaitingVersion>();
  if (!waiting || waiting === putOff) return null;
  return (
    <div className="container-xl fixed-bottom">
      <Notice role="status" tone="info">
        <div className="d-flex flex-wrap align-items-center gap-2">
          <span className="me-auto">
            {INSTALL_TEXTS.updateReady} {INSTALL_TEXTS.nothingLost}
          </span>
          <button type="button" className="btn btn-sm btn-primary" onClick={waiting.accept}>
            {INSTALL_TEXTS.reload}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary text-body"
            onClick={() => setPutOff(waiting)}
          >
            {INSTALL_TEXTS.later}
          </button>
        </div>
      </Notice>
    </div>
  );
}
