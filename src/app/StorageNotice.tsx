import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type StorageTrouble, storageFailure, storageTrouble } from '#data/device/device-store';
import { saveWaiting } from '#data/raids/raid-persister';
import { useObservable } from '#data/use-observable';
import { dialogLink } from '#routes';
import { STORAGE_TEXTS } from '#texts/storage';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './StorageNotice.module.css';

/** Says that what is opened now will not be there without a connection, why, and how to make room. */
export function StorageNotice() {
  const trouble = useObservable(storageTrouble);
  return trouble === 'none' ? null : <Trouble key={trouble} kind={trouble} />;
}

/**
 * In view until it is read, wherever the page is scrolled to; then on top of it. What could not be saved
 * is tried again when the person asks for it, or comes back to the app.
 */
function Trouble({ kind }: { kind: Exclude<StorageTrouble, 'none'> }) {
  const [hasTried, setTried] = useState(false);
  const [isRead, setRead] = useState(false);
  const { search } = useLocation();

  // Room may have been made elsewhere, in front of another window.
  useWindowEvent('focus', () => void saveWaiting());

  return (
    <div className={`page ${isRead ? '' : styles.inView}`}>
      <Notice role="alert" tone="warning">
        <p className="mb-2">
          {STORAGE_TEXTS.notSaving[kind]} {kind === 'failed' && causeOf(storageFailure())}{' '}
          {hasTried && STORAGE_TEXTS.stillNotSaved}
        </p>
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={async () => {
              await saveWaiting();
              setTried(true);
            }}
          >
            {STORAGE_TEXTS.trySavingAgain}
          </button>
          {kind === 'full' && (
            <Link className="btn btn-sm btn-outline-secondary" to={dialogLink('settings', search)}>
              {STORAGE_TEXTS.makeRoom}
            </Link>
          )}
          {!isRead && (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => setRead(true)}
            >
              {STORAGE_TEXTS.gotIt}
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
