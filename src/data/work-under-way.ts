import { observable } from './observable';

/** Work that a reload would interrupt. */
const WORKS = ['import', 'export', 'saving', 'undo', 'following'] as const;

export type Work = (typeof WORKS)[number];

/** A lock shows other tabs this tab's work; the browser releases it with the tab. */
const LOCK_PREFIX = 'ready-check-work-';

const underWay = observable<readonly Work[]>([]);

/** This tab's work under way, once per raid that is being saved. */
export const workUnderWay: Pick<typeof underWay, 'get' | 'subscribe'> = underWay;

/** Lists work as under way, in other tabs too, until the returned function is called. */
export function beginWork(work: Work): () => void {
  underWay.set([...underWay.get(), work]);
  const unlock = lock(LOCK_PREFIX + work);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const works = [...underWay.get()];
    works.splice(works.indexOf(work), 1);
    unlock();
    underWay.set(works);
  };
}

/** Returns other tabs' work. Empty in browsers without the Web Locks API. */
export async function workInOtherTabs(): Promise<Work[]> {
  const locks = lockManager();
  if (!locks) return [];
  const { held = [], pending = [] } = await locks.query();
  const all = [...held, ...pending].flatMap(({ name = '' }) => workOf(name) ?? []);
  for (const work of underWay.get()) all.splice(all.indexOf(work), 1);
  return all;
}

const workOf = (lockName: string): Work | undefined =>
  WORKS.find((work) => LOCK_PREFIX + work === lockName);

/** Pages that are not secure have no locks. */
const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** Holds a shared lock until the returned function is called. */
function lock(name: string): () => void {
  let unlock = () => {};
  const isOver = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  // A browser may refuse locks; other tabs then do not see the work.
  lockManager()
    ?.request(name, { mode: 'shared' }, () => isOver)
    .catch(() => {});
  return unlock;
}
