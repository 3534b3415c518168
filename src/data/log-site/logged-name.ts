import * as v from 'valibot';
import { DIRECTION_MARKS } from '#domain/spelling';
import { OptionalText } from './logged-number';

/** No name in the game is as long. */
const MAX_NAME = 60;

/** The name of a spell, on one line. Empty if unreadable. */
export const LoggedName = v.pipe(
  OptionalText,
  v.transform((name) =>
    name
      .replace(DIRECTION_MARKS, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, MAX_NAME),
  ),
);
