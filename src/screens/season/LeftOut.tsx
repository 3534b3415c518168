import { useId } from 'react';
import { countRaidAgain } from '#data/season/left-out';
import type { SeasonRaid } from '#domain/digests/season-raid';
import { formatShortDate } from '#domain/format';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Button } from '#ui/Button';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';

/** Names the raids that the user left out of the season, each with the way back. */
export function LeftOut({ raids }: { raids: readonly SeasonRaid[] }) {
  const id = useId();
  return (
    <section tabIndex={-1} hidden={raids.length === 0} className="d-print-none">
      {raids.length > 0 && (
        <>
          <p className="small mb-0">{SEASON_VIEW_TEXTS.leftOut(raids.length)}</p>
          <ul className="list-unstyled mb-0" data-left-out>
            {raids.map(({ code, title, pulledAt }) => (
              <li
                key={code}
                className="d-flex flex-wrap gap-2 align-items-center mt-2 small"
                data-next="[data-left-out] button"
              >
                <span id={`${id}${code}`} className="facts">
                  <UserText>{shownTitle(title)}</UserText>
                  <span>{formatShortDate(pulledAt)}</span>
                </span>
                <Button aria-describedby={`${id}${code}`} onClick={() => countRaidAgain(code)}>
                  {SEASON_VIEW_TEXTS.takeRaidBack}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
