import type { Era } from '../era/era';
import type { Raid } from '../raid/raid';
import type { ReportCode } from './report-link';

export interface OpenedRaid {
  code: ReportCode;
  raid: Raid;
  era: Era;
}
