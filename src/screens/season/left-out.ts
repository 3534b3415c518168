import { leftOutRaids } from '#data/kept/kept-record';
import { offerUndo } from '#data/undo/undo';
import type { ReportCode } from '#domain/log-site/report-link';
import { SEASON_VIEW_TEXTS } from '#texts/season';

/** Leaves a raid out of the season, with an undo. */
export function leaveOutRaid({ code, title }: { code: ReportCode; title: string }): void {
  setLeftOut(code, true);
  offerUndo({ words: () => SEASON_VIEW_TEXTS.wasLeftOut(title) }, () => includeRaid(code));
}

export const includeRaid = (code: ReportCode): void => setLeftOut(code, false);

const setLeftOut = (code: ReportCode, isLeftOut: boolean): void =>
  void leftOutRaids.addStatements((at) => [{ at, code, isLeftOut }]);
