import { observable } from '../../observable';

/** How often a report that the log site has not prepared yet is asked for again. */
export const MAX_REPEATS = 6;

/** Which of those repeats is waited for; 0 while none is. */
export const repeatUnderWay = observable(0);
