import { isReportCode, type ReportLink, readReportLink } from '#domain/report-link';

/**
 * What the address asks of the app: something was shared to it, or sent by the form of its first page before
 * it was there, or a shortcut of its icon was tapped.
 */
export type Launch = { kind: 'shared'; link: ReportLink | undefined } | { kind: 'latest' };

/** Where a share puts what was shared; which of them holds the link is up to the app that shares. See build/manifest.ts. */
const SHARED = ['url', 'text', 'title'];

/** Reads it from the address; nothing when the app was opened in any other way. */
export function readLaunch(address: URLSearchParams): Launch | undefined {
  if (address.get('open') === 'latest') return { kind: 'latest' };
  const sent = address.get('report') ?? '';
  const link = isReportCode(sent) ? undefined : readReportLink(sent);
  if (link) return { kind: 'shared', link };
  const texts = SHARED.flatMap((name) => address.get(name) ?? []);
  if (texts.length === 0) return undefined;
  return { kind: 'shared', link: texts.map(readReportLink).find((link) => link !== undefined) };
}
