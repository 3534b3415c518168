import { type ReportLink, readReportLink } from '#domain/report-link';

/** What the phone asks of the app: something was shared to it, or a shortcut of its icon was tapped. */
export type Launch = { kind: 'shared'; link: ReportLink | undefined } | { kind: 'latest' };

/** Where a share puts what was shared; which of them holds the link is up to the app that shares. See sw/manifest.ts. */
const SHARED = ['url', 'text', 'title'];

/** Reads it from the address; nothing when the app was opened in any other way. */
export function readLaunch(address: URLSearchParams): Launch | undefined {
  if (address.get('open') === 'latest') return { kind: 'latest' };
  const texts = SHARED.flatMap((name) => address.get(name) ?? []);
  if (texts.length === 0) return undefined;
  return { kind: 'shared', link: texts.map(readReportLink).find((link) => link !== undefined) };
}
