import type { ZoneId } from '#domain/eras/log-zones';
import type { ReportCode } from '#domain/log-site/report-link';
import type { SearchSubject } from '#domain/log-site/search';

export type ReportRequest =
  | { kind: 'fights'; code: ReportCode }
  /** Requests the players of a fight, with the log's facts about each player. */
  | ({ kind: 'players'; code: ReportCode } & PartOfReport)
  /** Requests each raider's auras at the pull, which may come in pages. */
  | ({ kind: 'pull'; code: ReportCode } & PartOfReport);

interface PartOfReport {
  fightId: number;
  /** Milliseconds from the report's start, like `end`. */
  start: number;
  end: number;
}

/** A request that both APIs understand: adapters write an address for v1 and a query for v2. */
export type LogSiteRequest =
  | ReportRequest
  | { kind: 'guildReports'; guild: SearchSubject }
  | { kind: 'kills'; character: SearchSubject; zone: ZoneId };

export type RequestOf<Kind extends LogSiteRequest['kind']> = Extract<
  LogSiteRequest,
  { kind: Kind }
>;
