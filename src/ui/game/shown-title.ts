import { FRAME_TEXTS } from '#texts/frame';

/** Returns a report’s title, or `Untitled report` if it is blank. */
export const shownTitle = (title: string): string => title.trim() || FRAME_TEXTS.untitled;
