import * as v from 'valibot';
import { fitted } from '../read-answer';
import type { Asking, V1Request } from './ask-v2';
import { askOfReport, windowOf } from './of-report';

const Events = v.object({
  events: v.object({
    data: v.optional(v.unknown()),
    nextPageTimestamp: v.nullish(v.unknown()),
  }),
});

/** Fetches `report/events/CODE?start&end&filter=type="combatantinfo"`. */
export async function askEvents({ parts, query }: V1Request, asking: Asking): Promise<unknown> {
  const { report } = await askOfReport(
    {
      code: parts[0] ?? '',
      fields: `events(
        startTime: $start, endTime: $end, dataType: CombatantInfo, limit: 300, translate: true
      ) { data nextPageTimestamp }`,
      window: windowOf(query),
    },
    asking,
  );
  const { data, nextPageTimestamp } = fitted(Events, report).events;
  return { events: data, ...(nextPageTimestamp != null && { nextPageTimestamp }) };
}
