import { useEffect, useState } from 'react';
import { bossPictureAddress } from '#data/addresses';
import { ask, attempt, servingWorker, workerContainer } from '#data/doors';
import { online } from '#data/online';
import { storeByWorker } from '#data/raids/saving/saved-icons';
import { useObservable } from '#data/use-observable';
import { type EmblemSubject, emblemOf } from '#ui/game/emblems';
import { Glyph } from './Glyph';
import styles from './RingContent.module.css';

export interface RingContentProps {
  emblem: EmblemSubject;
  /** The boss whose picture replaces the emblem once it is there. */
  encounterId?: number | undefined;
}

/** A chunk of its own, which loads late. */
export function RingContent({ emblem, encounterId }: RingContentProps) {
  const address = useAvailable(bossPictureAddress(encounterId));
  const [shown, setShown] = useState('');
  return (
    <>
      {(!address || shown !== address) && <Glyph {...emblemOf(emblem)} className={styles.emblem} />}
      {address && (
        <img
          className={`${styles.picture} ${shown === address ? styles.shown : ''}`}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onLoad={() => setShown(address)}
          onError={() => setShown('')}
        />
      )}
    </>
  );
}

/** Returns the address once the worker has stored its picture. */
function useAvailable(address: string | undefined): string | undefined {
  const isOnline = useObservable(online);
  const [available, setAvailable] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    if (address) {
      void isAvailable(address, isOnline).then((is) => is && isWanted && setAvailable(address));
    }
    return () => {
      isWanted = false;
    };
  }, [address, isOnline]);
  return available === address ? available : undefined;
}

/** One that failed is not requested again until the page is loaded again. */
const stored = new Map<string, Promise<boolean>>();

async function isAvailable(address: string, isOnline: boolean): Promise<boolean> {
  if (!isOnline) return Boolean(await ask(() => caches.match(address, { ignoreVary: true })));
  const storing = stored.get(address) ?? store(address);
  stored.set(address, storing);
  return storing;
}

/** The worker fetches it, since a request of the page that fails is an error on its console. */
async function store(address: string): Promise<boolean> {
  const worker = servingWorker() ?? (await attempt(() => workerContainer()?.ready))?.active;
  return worker ? storeByWorker(worker, address) : false;
}
