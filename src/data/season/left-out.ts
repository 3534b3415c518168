import type { ReportCode } from '#domain/log-site/report-link';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { leftOutRaids } from '../kept/kept-record';
import { deletions } from '../undo/undo';

interface Titled {
  code: ReportCode;
  title: string;
}

/** Leaves a raid out of the season, with an undo. */
export function leaveOut({ code, title }: Titled): void {
  say(code, true);
  deletions.add({
    raids: [],
    sharedAudits: 0,
    words: () => SEASON_VIEW_TEXTS.wasLeftOut(title),
    undo: async () => {
      takeBack(code);
      return true;
    },
  });
}

export const takeBack = (code: ReportCode): void => say(code, false);

const say = (code: ReportCode, isLeftOut: boolean): void =>
  void leftOutRaids.say((at) => [{ at, code, isLeftOut }]);
