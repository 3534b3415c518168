import type { ReportLink } from '#domain/report-link';

export function SavedRaids(_: { onOpen: (link: ReportLink) => void }) {
  return null;
}
