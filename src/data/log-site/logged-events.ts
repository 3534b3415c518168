import * as v from 'valibot';
import type { LoggedAura, PullEvent } from '#domain/pull/pull';
import { DIRECTION_MARKS } from '#domain/spelling';
import { internText } from './intern-text';
import { LoggedInteger, LoggedNumber, OptionalNumber, OptionalText } from './logged-number';

/** No name in the game is as long. */
const MAX_NAME = 60;

const LoggedName = v.pipe(
  OptionalText,
  v.transform((name) =>
    name
      .replace(DIRECTION_MARKS, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, MAX_NAME),
  ),
);

const Aura = v.pipe(
  v.object({ ability: LoggedInteger, name: LoggedName }),
  v.transform(({ ability, name }): LoggedAura => ({ id: ability, name: internText(name) })),
);

/** Skips unreadable items. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** An event, as sent. Auras that are no list are ignored. */
const Event = v.pipe(
  v.object({
    type: v.literal('combatantinfo'),
    timestamp: LoggedNumber,
    fight: v.fallback(LoggedInteger, 0),
    sourceID: LoggedInteger,
    auras: v.fallback(v.optional(listOf(Aura)), undefined),
  }),
  v.transform(
    ({ timestamp, fight, sourceID, auras }): PullEvent => ({
      timestamp,
      fight,
      logId: sourceID,
      ...(auras && { auras }),
    }),
  ),
);

/** A page of events. A malformed event costs one player. */
export const LoggedEvents = v.object({
  events: listOf(Event),
  nextPageTimestamp: OptionalNumber,
});
