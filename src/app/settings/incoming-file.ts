import { observable } from '#data/observable';

/** A dropped or opened file, until the settings take it. */
export const incomingFile = observable<File | undefined>(undefined);
