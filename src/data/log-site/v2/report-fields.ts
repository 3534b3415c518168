import * as v from 'valibot';
import type { LogSiteFailure } from '../../log-site-failure';
import { ReportArchived } from '../failure-kinds';
import { QueryFailed, requestGraphQL } from './request-graphql';
import type { V2Options } from './v1-request';

/** An old report's other fields are null for all but subscribers, with or without an error. */
const ARCHIVE_STATUS = 'archiveStatus { isArchived isAccessible }';

const Closed = v.object({
  archiveStatus: v.object({ isArchived: v.literal(true), isAccessible: v.literal(false) }),
});

const OfReport = v.object({
  reportData: v.object({ report: v.nullish(v.record(v.string(), v.unknown())) }),
});

interface ReportFields {
  code: string;
  /** GraphQL. */
  fields: string;
  /** Without these a response with errors is refused. */
  needed: readonly string[];
  /** Milliseconds from the report's start; `fields` uses them as `$start` and `$end`. */
  window?: { start: number; end: number };
}

/** Requests fields of a report. Throws what `onNotFound` returns, or ReportArchived. */
export async function requestReportFields(
  { code, fields, needed, window }: ReportFields,
  { token, signal, onNotFound }: V2Options,
): Promise<{ report: Record<string, unknown> }> {
  const declared = window ? '($code: String!, $start: Float!, $end: Float!)' : '($code: String!)';
  const query = `query Report${declared} { reportData { report(code: $code) { ${ARCHIVE_STATUS} ${fields} } } }`;
  try {
    const data = await requestGraphQL({ query, variables: { code, ...window }, token, signal });
    return { report: openReport(data, onNotFound) };
  } catch (error) {
    // An error may come with a null or closed report, or be about a field that nobody needs.
    if (error instanceof QueryFailed && v.is(OfReport, error.data)) {
      const report = openReport(error.data, onNotFound);
      const isWhole = needed.every((field) => report[field] != null);
      const isAboutNeeded = error.paths.some(([, , field]) => needed.includes(`${field}`));
      if (isWhole && !isAboutNeeded) return { report };
    }
    throw error;
  }
}

function openReport(data: unknown, onNotFound: () => LogSiteFailure): Record<string, unknown> {
  const read = v.safeParse(OfReport, data);
  const report = read.success ? read.output.reportData.report : undefined;
  if (!report) throw onNotFound();
  if (v.is(Closed, report)) throw new ReportArchived();
  return report;
}

/** Reads the part of the log that a v1 request names, in milliseconds. */
export const windowOf = (query: URLSearchParams): { start: number; end: number } => ({
  start: Number(query.get('start')),
  end: Number(query.get('end')),
});
