import type { ReportLink } from '#domain/report-link';

export function SearchSection(_: { onOpen: (link: ReportLink) => void }) {
  return null;
}
