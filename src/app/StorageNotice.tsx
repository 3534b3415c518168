import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type StorageTrouble, storageFailure } from '#data/device/device-store';
import { saveWaiting } from '#data/raids/raid-persister';
import { settingsLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { STORAGE_NOTICE_TEXTS } from '#texts/storage-notice';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './StorageNotice.module.css';

/** Says why new raids are not saved, and how to make room. Stays in view until marked as read. */
export function StorageNotice({ trouble }: { trouble: Exclude<StorageTrouble, 'none'> }) {
  const [hasTried, setTried] = useState(false);
  const [isRead, setRead] = useState(false);
  const { search } = useLocation();

  // The user may have made room in another window.
  useWindowEvent('focus', () => void saveWaiting());
  const save = async () => {
    await saveWaiting();
    setTried(true);
  };

  return (
    <div className={`page ${isRead ? '' : styles.inView}`}>
      <Notice tone="warning">
        <p className="mb-2">
          <span>{STORAGE_NOTICE_TEXTS.notSaving[trouble]}</span>{' '}
          <span>{trouble === 'failed' && causeOf(storageFailure())}</span>{' '}
          <span>{hasTried && STORAGE_NOTICE_TEXTS.stillNotSaved}</span>
        </p>
        <div className="d-flex flex-wrap gap-2">
          <Button tone="primary" isSmall onClick={trouble === 'newer' ? reload : () => void save()}>
            {trouble === 'newer' ? FRAME_TEXTS.reload : STORAGE_NOTICE_TEXTS.trySavingAgain}
          </Button>
          {trouble === 'full' && (
            <Link className="btn btn-sm btn-outline-secondary" to={settingsLink('storage', search)}>
              {STORAGE_NOTICE_TEXTS.makeRoom}
            </Link>
          )}
          {!isRead && (
            <Button isSmall onClick={() => setRead(true)}>
              {STORAGE_NOTICE_TEXTS.gotIt}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}

const reload = (): void => window.location.reload();

function causeOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error ? `(${cause.name}: ${cause.message})` : '';
}
