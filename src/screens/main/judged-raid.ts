import type { Era } from '#domain/eras/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight, Raid } from '#domain/raid/raid';

/** A raid, and the era that everybody in it is judged by. */
export interface JudgedRaid {
  code: ReportCode;
  raid: Raid;
  era: Era;
}

/** What every view is given of the open raid. */
export interface ViewProps extends JudgedRaid {
  /** Absent while none is chosen. */
  fight: Fight | undefined;
}
