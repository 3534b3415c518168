import * as v from 'valibot';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { type KeptChoice, mergeChoices } from '#domain/tonight/candidates';
import { cutTo, ForeignName, ForeignText, MOST } from '../../foreign';
import type { KeptKind } from './kept-record';
import { StoredTime } from './record-schemas';
import { StoredPlayerRef } from './roster-notes';

const CHOICE = {
  evening: v.pipe(v.array(ForeignText), cutTo(MOST.others)),
  coming: v.pipe(v.array(StoredPlayerRef), cutTo(MOST.players)),
  guests: v.pipe(
    v.array(
      v.object({
        id: ForeignText,
        name: ForeignName,
        classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
        spec: v.exactOptional(ForeignText),
        isComing: v.boolean(),
      }),
    ),
    cutTo(MOST.players),
  ),
  size: v.number(),
};

/** As earlier releases left it in the journal. */
export const EarlierChoice = v.object(CHOICE);

const EarlierChoices = v.fallback(v.array(v.fallback(v.nullable(EarlierChoice), null)), []);

/** Who is expected tonight, by group. */
export const TONIGHT: KeptKind<KeptChoice> = {
  key: 'said-tonight',
  schema: v.object({ at: StoredTime, ...CHOICE }),
  merge: mergeChoices,
  earlier: {
    key: 'tonight',
    read: (stored) =>
      v
        .parse(EarlierChoices, stored)
        .flatMap((choice) => (choice ? { at: 0, ...choice } : []))
        .reverse(),
  },
};
