import { observable } from './observable';

/** Work that a reload would end, or something that it would take away. */
export type Work = 'import' | 'export' | 'saving' | 'undo' | 'following';

/** What other tabs see of this tab's work: a lock, which the browser releases with the tab. */
const LOCK_PREFIX = 'ready-check-work-';

const underWay = observable<readonly Work[]>([]);

/** This tab's work under way. Two raids that are being saved are listed twice. */
export const workUnderWay: Pick<typeof underWay, 'get' | 'subscribe'> = underWay;

/** Lists work as under way, for other tabs as well, until the returned function is called. */
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

/** The work under way in other tabs. Empty in browsers without the Web Locks API. */
export async function workInOtherTabs(): Promise<Work[]> {
  const locks = lockManager();
  if (!locks) return [];
  const { held = [], pending = [] } = await locks.query();
  const all = [...held, ...pending].flatMap(({ name = '' }) => workOf(name) ?? []);
  for (const work of underWay.get()) all.splice(all.indexOf(work), 1);
  return all;
}

const WORKS: readonly Work[] = ['import', 'export', 'saving', 'undo', 'following'];

const workOf = (lockName: string): Work | undefined =>
  WORKS.find((work) => LOCK_PREFIX + work === lockName);

/** Undefined on pages that are not served securely, which have no locks. */
const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** Holds a shared lock until the returned function is called. */
function lock(name: string): () => void {
  let unlock = () => {};
  const isOver = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  // A browser may refuse locks, in a sandboxed frame for one. Then other tabs do not hear of the work.
  lockManager()
    ?.request(name, { mode: 'shared' }, () => isOver)
    .catch(() => {});
  return unlock;
}
