import * as v from 'valibot';
import { parseResponse } from '../fetch-response';
import { requestReportFields, windowOf } from './report-fields';
import type { V1Request, V2Options } from './v1-request';

/** The table's `data` is v1's whole response. */
const Summary = v.object({ table: v.object({ data: v.unknown() }) });

/** Fetches `report/tables/summary/CODE?start&end`. */
export async function requestSummary(
  { parts, query }: V1Request,
  options: V2Options,
): Promise<unknown> {
  const { report } = await requestReportFields(
    {
      code: parts[0] ?? '',
      fields: 'table(startTime: $start, endTime: $end, dataType: Summary, translate: false)',
      needed: ['table'],
      window: windowOf(query),
    },
    options,
  );
  return parseResponse(Summary, report).table.data;
}
