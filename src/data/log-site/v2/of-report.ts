import * as v from 'valibot';
import { askGraphQL, QueryFailed } from './ask-graphql';
import type { Asking } from './ask-v2';

const OfReport = v.object({
  reportData: v.object({ report: v.nullish(v.record(v.string(), v.unknown())) }),
});

interface ReportQuestion {
  code: string;
  /** What is asked of the report, in GraphQL. */
  fields: string;
  /** A window of the log, in milliseconds from the report's start; `fields` has them as `$start` and `$end`. */
  window?: { start: number; end: number };
}

/**
 * Asks for parts of a report.
 *
 * Throws what `onNotFound` returns where the report is not there or not to be read by this user.
 */
export async function askOfReport(
  { code, fields, window }: ReportQuestion,
  { token, signal, onNotFound }: Asking,
): Promise<{ report: Record<string, unknown> }> {
  const declared = window ? '($code: String!, $start: Float!, $end: Float!)' : '($code: String!)';
  const query = `query Report${declared} { reportData { report(code: $code) { ${fields} } } }`;
  const answer = await askGraphQL({ query, variables: { code, ...window }, token, signal }).catch(
    (error) => {
      // A report that is private, or not there, is null beside an error.
      if (error instanceof QueryFailed && isNoReport(error.data)) throw onNotFound();
      throw error;
    },
  );
  const read = v.safeParse(OfReport, answer);
  if (!read.success || !read.output.reportData.report) throw onNotFound();
  return { report: read.output.reportData.report };
}

function isNoReport(data: unknown): boolean {
  const read = v.safeParse(OfReport, data);
  return read.success && !read.output.reportData.report;
}

/** The window that a v1 request names. */
export const windowOf = (query: URLSearchParams): { start: number; end: number } => ({
  start: Number(query.get('start')),
  end: Number(query.get('end')),
});
