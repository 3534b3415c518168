import type { ReportCode } from '../log-site/report-link';
import { latestOf, type Statement } from './statement';

/** Whether the user left a raid out of the season. */
export interface LeftOut extends Statement {
  code: ReportCode;
  isLeftOut: boolean;
}

export const mergeLeftOut = latestOf<LeftOut>(({ code }) => code);

/** Splits raids into raids that count and raids that the user left out. */
export function splitLeftOut<Raid extends { code: ReportCode }>(
  raids: readonly Raid[],
  statements: readonly LeftOut[],
): { counted: readonly Raid[]; leftOut: readonly Raid[] } {
  const codes = new Set(
    mergeLeftOut(statements).flatMap(({ code, isLeftOut }) => (isLeftOut ? code : [])),
  );
  const isLeftOut = ({ code }: Raid) => codes.has(code);
  return {
    counted: codes.size > 0 ? raids.filter((raid) => !isLeftOut(raid)) : raids,
    leftOut: raids.filter(isLeftOut),
  };
}
