import * as v from 'valibot';
import type { LoggedAura, PullEvent } from '#domain/pull/pull';
import { LIST_BOUNDS } from '../bounded-schemas';
import { internText } from './intern-text';
import { LoggedInteger, LoggedName, LoggedNumber, listOf, OptionalNumber } from './logged-values';

const Aura = v.pipe(
  v.object({ ability: LoggedInteger, name: LoggedName }),
  v.transform(({ ability, name }): LoggedAura => ({ id: ability, name: internText(name) })),
);

/** An event as sent. Auras that are not a list are ignored. */
const Event = v.pipe(
  v.object({
    type: v.literal('combatantinfo'),
    timestamp: LoggedNumber,
    fight: v.fallback(LoggedInteger, 0),
    sourceID: LoggedInteger,
    auras: v.fallback(v.optional(listOf(LIST_BOUNDS.auras, Aura)), undefined),
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

/** A page of events. Malformed events are skipped. */
export const LoggedEvents = v.object({
  events: listOf(LIST_BOUNDS.rows, Event),
  nextPageTimestamp: OptionalNumber,
});
