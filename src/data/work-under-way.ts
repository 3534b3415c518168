import { holdLock, lockNames } from './browser-features';
import { observable } from './observable';
import { watchReturn } from './page-visits';

/** The kinds of work that a reload would interrupt. */
const WORKS = ['import', 'export', 'saving', 'undo', 'following', 'sign-in'] as const;

export type Work = (typeof WORKS)[number];

/** Prefix of locks that show other tabs this tab's work. A closed tab's locks are released. */
const LOCK_PREFIX = 'ready-check-work-';

const underWay = observable<readonly Work[]>([]);

/** This tab's running work, once per raid that is being saved. */
export const workUnderWay: Pick<typeof underWay, 'get' | 'subscribe'> = underWay;

/** Lists work as running, in other tabs too, until the returned function is called. */
export function beginWork(work: Work): () => void {
  underWay.set([...underWay.get(), work]);
  let unlock = holdLock(LOCK_PREFIX + work);
  // WebKit releases a page's locks when the page is left.
  const stopRelocking = watchReturn(() => {
    unlock();
    unlock = holdLock(LOCK_PREFIX + work);
  });
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const works = [...underWay.get()];
    works.splice(works.indexOf(work), 1);
    stopRelocking();
    unlock();
    underWay.set(works);
  };
}

/** Returns other tabs' work. Empty in browsers without the Web Locks API. */
export async function workInOtherTabs(): Promise<Work[]> {
  const all = (await lockNames()).flatMap((name) => workOf(name) ?? []);
  for (const work of underWay.get()) {
    // If the browser refuses locks, this tab's work is not listed.
    const index = all.indexOf(work);
    if (index >= 0) all.splice(index, 1);
  }
  return all;
}

const workOf = (lockName: string): Work | undefined =>
  WORKS.find((work) => LOCK_PREFIX + work === lockName);
