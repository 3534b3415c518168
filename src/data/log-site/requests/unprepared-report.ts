import { observable } from '../../observable';

/** How often an unprepared report is requested again. */
export const MAX_REPEATS = 6;

/** The number of the current repeat; 0 without one. */
export const repeatUnderWay = observable(0);
