import * as v from 'valibot';
import { parseResponse } from '../fetch-response';
import { requestReportFields, windowOf } from './report-fields';
import type { V1Request, V2Options } from './v1-request';

const Events = v.object({
  events: v.object({
    data: v.optional(v.unknown()),
    nextPageTimestamp: v.nullish(v.unknown()),
  }),
});

/** Fetches `report/events/CODE?start&end&filter=type="combatantinfo"`. */
export async function requestEvents(
  { parts, query }: V1Request,
  options: V2Options,
): Promise<unknown> {
  const { report } = await requestReportFields(
    {
      code: parts[0] ?? '',
      fields: `events(
        startTime: $start, endTime: $end, dataType: CombatantInfo, limit: 300, translate: true
      ) { data nextPageTimestamp }`,
      needed: ['events'],
      window: windowOf(query),
    },
    options,
  );
  const { data, nextPageTimestamp } = parseResponse(Events, report).events;
  return { events: data, ...(nextPageTimestamp != null && { nextPageTimestamp }) };
}
