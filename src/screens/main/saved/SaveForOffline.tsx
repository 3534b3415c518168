import type { Kill } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';

export function SaveForOffline(_: { code: ReportCode; kills: readonly Kill[] }) {
  return null;
}
