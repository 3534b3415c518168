import { useEffect, useState } from 'react';
import { bossPictureAddress } from '#data/addresses';
import { awaitFeature, servingWorker, tryFeature, workerContainer } from '#data/browser-features';
import { online } from '#data/online';
import { storeIconByWorker } from '#data/stored-icons';
import { useObservable } from '#data/use-observable';
import { type EmblemSubject, emblemOf } from '#ui/game/emblems';
import { Mark } from '#ui/Mark';
import { Glyph } from './Glyph';
import styles from './RingContent.module.css';

export interface RingContentProps {
  emblem: EmblemSubject | 'night';
  /** The boss whose picture replaces the emblem once it is loaded. */
  encounterId?: number | undefined;
}

export function RingContent({ emblem, encounterId }: RingContentProps) {
  const address = useLoadedAddress(bossPictureAddress(encounterId));
  if (emblem === 'night') return <Mark name="night" className={styles.night} />;
  if (!address) return <Glyph {...emblemOf(emblem)} className={styles.emblem} />;
  return <img className={styles.picture} src={address} alt="" />;
}

function useLoadedAddress(address: string | undefined): string | undefined {
  const isOnline = useObservable(online);
  const [available, setAvailable] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    if (address) {
      void makeAvailable(address, isOnline).then(
        (isLoaded) => isLoaded && isWanted && setAvailable(address),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [address, isOnline]);
  return available === address ? available : undefined;
}

/** Whether each picture is available. After a failure only a reload requests it again. */
const availability = new Map<string, Promise<boolean>>();

async function makeAvailable(address: string, isOnline: boolean): Promise<boolean> {
  if (!isOnline && !(await awaitFeature(() => caches.match(address, { ignoreVary: true }))))
    return false;
  const isAvailable =
    availability.get(address) ?? (isOnline ? storePicture(address) : loadPicture(address));
  if (isOnline) availability.set(address, isAvailable);
  // Waits for the pictures requested in the same commit, so that one render shows all of them.
  await Promise.resolve();
  await Promise.all(availability.values());
  return isAvailable;
}

/** Makes the worker fetch a picture: a page's failed request would be an error on its console. */
async function storePicture(address: string): Promise<boolean> {
  const worker = servingWorker() ?? (await tryFeature(() => workerContainer()?.ready))?.active;
  return worker ? (await storeIconByWorker(worker, address)) && loadPicture(address) : false;
}

/** Loads a picture that the worker has. Returns whether the browser could read it. */
const loadPicture = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
