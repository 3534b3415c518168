import * as v from 'valibot';
import { type LeftOut, mergeLeftOut } from '#domain/statements/left-out';
import { OutsideText } from '../../bounded-schemas';
import type { KeptKind } from './kept-kind';
import { StoredTime } from './record-schemas';

/** Raids that the user left out of the season. */
export const LEFT_OUT: KeptKind<LeftOut> = {
  key: 'left-out-raids',
  schema: v.object({ at: StoredTime, code: OutsideText, isLeftOut: v.boolean() }),
  merge: mergeLeftOut,
};
