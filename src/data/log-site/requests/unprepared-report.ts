import { observable } from '../../observable';

/** How often an unprepared report is requested again. */
export const MAX_REPEATS = 6;

/** The number of the current repeat; 0 during a first request and between requests. */
export const currentRepeat = observable(0);
