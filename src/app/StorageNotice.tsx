import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type KeepingTrouble, keepingFailure, keepingTrouble } from '#data/device/device-store';
import { keepWhatWaits } from '#data/device/saved-on-device';
import { useObservable } from '#data/use-observable';
import { dialogLink } from '#domain/paths';
import { FRAME_TEXTS } from '#texts/frame';
import { KEEPING_TEXTS } from '#texts/storage';
import { Notice } from '#ui/Notice';
import styles from './StorageNotice.module.css';

/** Says that what is opened now will not be there without a connection, why, and how to make room. */
export function KeepingNotice() {
  const trouble = useObservable(keepingTrouble);
  return trouble === 'none' ? null : <Trouble key={trouble} kind={trouble} />;
}

/**
 * In view until it is read, wherever the page is scrolled to; then on top of it. What could not be kept
 * is tried again when the person asks for it, or comes back to the app.
 */
function Trouble({ kind }: { kind: Exclude<KeepingTrouble, 'none'> }) {
  const [hasTried, setTried] = useState(false);
  const [isRead, setRead] = useState(false);
  const { search } = useLocation();

  // Room may have been made elsewhere, in front of another window.
  useEffect(() => {
    window.addEventListener('focus', keepWhatWaits);
    return () => window.removeEventListener('focus', keepWhatWaits);
  }, []);

  return (
    <div className={`page ${isRead ? '' : styles.inView}`}>
      <Notice role="alert" tone="warning">
        <p className="mb-2">
          {FRAME_TEXTS.notKeeping[kind]} {kind === 'failed' && causeOf(keepingFailure())}{' '}
          {hasTried && KEEPING_TEXTS.stillNotKept}
        </p>
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={async () => {
              await keepWhatWaits();
              setTried(true);
            }}
          >
            {FRAME_TEXTS.tryKeepingAgain}
          </button>
          {kind === 'full' && (
            <Link className="btn btn-sm btn-outline-secondary" to={dialogLink('settings', search)}>
              {KEEPING_TEXTS.makeRoom}
            </Link>
          )}
          {!isRead && (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => setRead(true)}
            >
              {KEEPING_TEXTS.gotIt}
            </button>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** What the browser says of a failure, in its own words. */
function causeOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error ? `(${cause.name}: ${cause.message})` : '';
}
