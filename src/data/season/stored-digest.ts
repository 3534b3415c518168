import * as v from 'valibot';
import { RULES } from '#domain/audit/rule-list';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import type { PlayerAtKill } from '#domain/season/season-raid';

const text = v.string();
const optionalText = v.exactOptional(text);
const optionalNumber = v.exactOptional(v.number());
const seenState = v.exactOptional(v.picklist(['seen', 'not seen', 'no snapshot']));

const StoredPlayer: v.GenericSchema<unknown, PlayerAtKill> = v.object({
  character: v.object({
    key: text,
    name: text,
    server: optionalText,
    guid: optionalNumber,
    picture: text,
    classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
    spec: optionalText,
    loggedSpec: optionalText,
    roles: v.array(text),
    talents: v.array(v.number()),
  }),
  state: v.picklist(['passed', 'faults', 'no gear', 'not judged']),
  findings: v.array(
    v.object({
      rule: v.picklist(RULES.map(({ id }) => id)),
      title: text,
      slot: optionalNumber,
      count: v.number(),
    }),
  ),
  level: optionalNumber,
  pull: v.exactOptional(v.object({ flask: seenState, food: seenState })),
});

/** A kill's digest. It is made again for any other stamp. */
export const StoredDigest = v.object({
  stamp: text,
  players: v.array(StoredPlayer),
  gear: v.instance(Float64Array),
});

export type StoredDigest = v.InferOutput<typeof StoredDigest>;
