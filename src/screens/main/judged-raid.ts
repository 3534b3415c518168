import type { Era } from '#domain/eras/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight, Raid } from '#domain/raid/raid';

export interface JudgedRaid {
  code: ReportCode;
  raid: Raid;
  era: Era;
}

export interface ViewProps extends JudgedRaid {
  fight: Fight | undefined;
}
