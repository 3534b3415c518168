import { isReportCode, type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { LATEST_QUERY, SHARED_QUERIES, sharedLinkIn } from '#routes';

/** What the app was opened with: a share, the prerendered form, or a shortcut of its icon. */
export type Launch =
  | { kind: 'shared'; link: ReportLink | undefined }
  | { kind: 'shared result'; fragment: string }
  | { kind: 'latest' };

export function readLaunch(address: URLSearchParams): Launch | undefined {
  if (address.get('open') === LATEST_QUERY.open) return { kind: 'latest' };
  const sent = address.get('report') ?? '';
  const texts = SHARED_QUERIES.flatMap((name) => address.get(name) ?? []);
  const fragment = [sent, ...texts].map(sharedLinkIn).find((found) => found !== undefined);
  if (fragment) return { kind: 'shared result', fragment };
  const link = isReportCode(sent) ? undefined : readReportLink(sent);
  if (link) return { kind: 'shared', link };
  if (texts.length === 0) return undefined;
  return { kind: 'shared', link: texts.map(readReportLink).find((link) => link !== undefined) };
}
