import * as v from 'valibot';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { earlierStatements, mergeTonight, type TonightStatement } from '#domain/tonight/choice';
import { LIST_BOUNDS, listUpTo, OutsideName, OutsideText } from '../../bounded-schemas';
import { earlierChangeReader, type KeptKind } from './kept-kind';
import { StoredPlayerRef, StoredTime } from './record-schemas';

const GUEST = {
  id: OutsideText,
  name: OutsideName,
  classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
  spec: v.exactOptional(OutsideText),
};

const COMMON_FIELDS = { at: StoredTime, evening: listUpTo(LIST_BOUNDS.others, OutsideText) };

const StoredStatement: v.GenericSchema<unknown, TonightStatement> = v.variant('kind', [
  v.object({
    ...COMMON_FIELDS,
    kind: v.literal('player'),
    player: StoredPlayerRef,
    isComing: v.boolean(),
  }),
  v.object({
    ...COMMON_FIELDS,
    kind: v.literal('guest'),
    guest: v.object(GUEST),
    isComing: v.boolean(),
  }),
  v.object({ ...COMMON_FIELDS, kind: v.literal('no guest'), id: OutsideText }),
  v.object({ ...COMMON_FIELDS, kind: v.literal('size'), size: v.number() }),
  v.object({ ...COMMON_FIELDS, kind: v.literal('others'), areAway: v.boolean() }),
]);

/** A whole choice, as earlier releases stored and journaled it. */
const EarlierChoice = v.object({
  evening: COMMON_FIELDS.evening,
  coming: listUpTo(LIST_BOUNDS.players, StoredPlayerRef),
  guests: listUpTo(LIST_BOUNDS.players, v.object({ ...GUEST, isComing: v.boolean() })),
  size: v.number(),
});

const EarlierChoices = v.fallback(
  listUpTo(LIST_BOUNDS.others, v.fallback(v.nullable(EarlierChoice), null)),
  [],
);

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
  readEarlierChange: earlierChangeReader(
    v.object({ kind: v.literal('tonight'), choice: EarlierChoice }),
    ({ choice }, at) => earlierStatements(choice, at),
  ),
};
