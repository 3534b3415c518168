import { observable } from '../observable';

const changes = observable(0);

/** Counts the changes of saved raids and judgements that this tab has made. */
export const recordChanges: Pick<typeof changes, 'get' | 'subscribe'> = changes;

/** Notes that this tab has changed what is saved. */
export const noteChange = (): void => changes.set(changes.get() + 1);
