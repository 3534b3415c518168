import { observable } from '../observable';

const changes = observable(0);

/** Counts this tab's changes of what is saved. */
export const recordChanges: Pick<typeof changes, 'get' | 'subscribe'> = changes;

/** Counts a change of what is saved in this tab. */
export const noteChange = (): void => changes.set(changes.get() + 1);
