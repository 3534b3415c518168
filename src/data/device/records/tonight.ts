import * as v from 'valibot';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { earlierStatements, mergeTonight, type TonightStatement } from '#domain/tonight/choice';
import { cutTo, ForeignName, ForeignText, MOST } from '../../foreign';
import type { KeptKind } from './kept-record';
import { StoredTime } from './record-schemas';
import { StoredPlayerRef } from './roster-notes';

const GUEST = {
  id: ForeignText,
  name: ForeignName,
  classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
  spec: v.exactOptional(ForeignText),
};

const ABOUT = { at: StoredTime, evening: v.pipe(v.array(ForeignText), cutTo(MOST.others)) };

const StoredStatement: v.GenericSchema<unknown, TonightStatement> = v.variant('kind', [
  v.object({
    ...ABOUT,
    kind: v.literal('player'),
    player: StoredPlayerRef,
    isComing: v.boolean(),
  }),
  v.object({ ...ABOUT, kind: v.literal('guest'), guest: v.object(GUEST), isComing: v.boolean() }),
  v.object({ ...ABOUT, kind: v.literal('no guest'), id: ForeignText }),
  v.object({ ...ABOUT, kind: v.literal('size'), size: v.number() }),
  v.object({ ...ABOUT, kind: v.literal('others'), areAway: v.boolean() }),
]);

/** A whole choice, as earlier releases stored it and left it in the journal. */
export const EarlierChoice = v.object({
  evening: ABOUT.evening,
  coming: v.pipe(v.array(StoredPlayerRef), cutTo(MOST.players)),
  guests: v.pipe(v.array(v.object({ ...GUEST, isComing: v.boolean() })), cutTo(MOST.players)),
  size: v.number(),
});

const EarlierChoices = v.fallback(v.array(v.fallback(v.nullable(EarlierChoice), null)), []);

/** Who is expected tonight, by group. */
export const TONIGHT: KeptKind<TonightStatement> = {
  key: 'said-tonight',
  schema: StoredStatement,
  merge: mergeTonight,
  earlier: {
    key: 'tonight',
    read: (stored) =>
      v
        .parse(EarlierChoices, stored)
        .reverse()
        .flatMap((choice) => (choice ? earlierStatements(choice, 0) : [])),
  },
};
