import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight, Raid } from '#domain/raid/raid';

export interface OpenedRaid {
  code: ReportCode;
  raid: Raid;
  era: Era;
}

export interface ViewProps extends OpenedRaid {
  fight: Fight | undefined;
  /** Changes when the user goes to a fight. */
  arrival?: string | undefined;
}
