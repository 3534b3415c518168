import { useEffect, useState } from 'react';
import { bossPictureAddress } from '#data/addresses';
import { ask, servingWorker } from '#data/doors';
import { online } from '#data/online';
import { storeByWorker } from '#data/raids/saving/saved-icons';
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

/** Whether a picture can be there. The worker finds out, since a request that fails is an error of the page. */
function useIsAvailable(address: string): boolean {
  const isOnline = useObservable(online);
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isKept(address, isOnline).then((kept) => {
      if (isWanted && kept) setAvailable(true);
      if (!kept && isOnline) failed.add(address);
    });
    return () => {
      isWanted = false;
    };
  }, [address, isOnline]);
  return isAvailable;
}

async function isKept(address: string, isOnline: boolean): Promise<boolean> {
  if (await ask(() => caches.match(address, { ignoreVary: true }))) return true;
  if (!isOnline) return false;
  const worker = servingWorker();
  return worker ? storeByWorker(worker, address) : true;
}
