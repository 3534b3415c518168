import type * as v from 'valibot';
import type { LogHost } from '#domain/log-site/log-host';
import type { ReportCode } from '#domain/log-site/report-link';
import { accessToken } from '../sign-in-state';
import { askLogSite } from './ask-log-site';
import { ReportNotFound } from './failure-kinds';
import type { Reading } from './read-answer';
import { hostOfReport, noteHost } from './report-hosts';

const OTHER: Readonly<Record<LogHost, LogHost>> = { classic: 'fresh', fresh: 'classic' };

/** Requests a report's data at its host, then at the other one. Throws what askLogSite throws. */
export async function askAboutReport<Schema extends v.GenericSchema>(
  code: ReportCode,
  path: string,
  reading: Omit<Reading<Schema>, 'onNotFound'>,
): Promise<v.InferOutput<Schema>> {
  const ask = (host: LogHost) =>
    askLogSite(path, { ...reading, onNotFound: () => new ReportNotFound(), host });
  const first = hostOfReport(code);
  try {
    return await ask(first);
  } catch (error) {
    // A sign-in finds the reports of every host.
    if (!(error instanceof ReportNotFound) || accessToken()) throw error;
  }
  const answer = await ask(OTHER[first]);
  noteHost(code, OTHER[first]);
  return answer;
}
