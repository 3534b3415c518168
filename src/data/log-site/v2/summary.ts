import * as v from 'valibot';
import { fitted } from '../read-answer';
import type { Asking, V1Request } from './ask-v2';
import { askOfReport, windowOf } from './of-report';

/** The table's `data` is v1's whole response. */
const Summary = v.object({ table: v.object({ data: v.unknown() }) });

/** Fetches `report/tables/summary/CODE?start&end`. */
export async function askSummary({ parts, query }: V1Request, asking: Asking): Promise<unknown> {
  const { report } = await askOfReport(
    {
      code: parts[0] ?? '',
      fields: 'table(startTime: $start, endTime: $end, dataType: Summary, translate: false)',
      window: windowOf(query),
    },
    asking,
  );
  return fitted(Summary, report).table.data;
}
