import type { ReportCode } from '#domain/log-site/report-link';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { offerUndo } from '../undo/undo';
import { leftOutRaids } from './kept-record';

/** Leaves a raid out of the season, with an undo. */
export function leaveOut({ code, title }: { code: ReportCode; title: string }): void {
  setLeftOut(code, true);
  offerUndo({ words: () => SEASON_VIEW_TEXTS.wasLeftOut(title) }, () => includeRaid(code));
}

export const includeRaid = (code: ReportCode): void => setLeftOut(code, false);

const setLeftOut = (code: ReportCode, isLeftOut: boolean): void =>
  void leftOutRaids.addStatements((at) => [{ at, code, isLeftOut }]);
