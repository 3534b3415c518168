import { observable } from '#data/observable';

/** A file that was dropped on the page or opened in the app, until the settings take it. */
export const incomingFile = observable<File | undefined>(undefined);
