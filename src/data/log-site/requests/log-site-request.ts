import type { ZoneId } from '#domain/eras/log-zones';
import type { ReportCode } from '#domain/log-site/report-link';
import type { SearchSubject } from '#domain/log-site/search';

export type ReportRequest =
  | { kind: 'fights'; code: ReportCode }
  /** Who took part in a fight, and what the log has on each. */
  | ({ kind: 'players'; code: ReportCode } & PartOfReport)
  /** What each raider had on when a boss was engaged; may come in pages. */
  | ({ kind: 'pull'; code: ReportCode } & PartOfReport);

interface PartOfReport {
  fightId: number;
  /** Milliseconds from the report's start, like `end`. */
  start: number;
  end: number;
}

/** Each API has an adapter that writes its own address or query of it. */
export type LogSiteRequest =
  | ReportRequest
  | { kind: 'guildReports'; guild: SearchSubject }
  | { kind: 'kills'; character: SearchSubject; zone: ZoneId };

export type RequestOf<Kind extends LogSiteRequest['kind']> = Extract<
  LogSiteRequest,
  { kind: Kind }
>;
