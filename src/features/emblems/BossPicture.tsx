import { useEffect, useState } from 'react';
import { bossPictureAddress } from '#data/addresses';
import { ask } from '#data/doors';
import { online } from '#data/online';
import { useObservable } from '#data/use-observable';
import styles from './BossPicture.module.css';

/** They are not requested again until the page is loaded again. */
const failed = new Set<string>();

/** Covers the glyph of a boss with the picture of the log site's host, once it is there. */
export function BossPicture({ encounterId }: { encounterId: number | undefined }) {
  const address = bossPictureAddress(encounterId);
  return address && !failed.has(address) ? <Picture key={address} address={address} /> : null;
}

function Picture({ address }: { address: string }) {
  const [state, setState] = useState<'awaited' | 'shown' | 'failed'>('awaited');
  const isAvailable = useIsAvailable(address);
  if (state === 'failed' || !isAvailable) return null;
  return (
    <img
      className={`${styles.picture} ${state === 'shown' ? styles.shown : ''}`}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onLoad={() => setState('shown')}
      onError={() => {
        if (online.get()) failed.add(address);
        setState('failed');
      }}
    />
  );
}

/** Whether a picture can be there: offline only what the worker keeps. */
function useIsAvailable(address: string): boolean {
  const isOnline = useObservable(online);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    let isWanted = true;
    void ask(() => caches.match(address, { ignoreVary: true })).then((kept) => {
      if (isWanted) setKept(kept !== undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [address, isOnline]);
  return isOnline || isKept;
}
