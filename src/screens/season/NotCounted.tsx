import type { SeasonOnDevice } from '#data/season/season-raids';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { shownTitle } from '#ui/game/shown-title';

const MAX_NAMED = 5;

export function NotCounted({ onDevice: { listed, unreadable } }: { onDevice: SeasonOnDevice }) {
  const left = unreadable.length - MAX_NAMED;
  return (
    <>
      {listed > 0 && <p className="small mb-0">{SEASON_VIEW_TEXTS.listed(listed)}</p>}
      {unreadable.length > 0 && (
        <ul className="small list-unstyled mb-0">
          {unreadable.slice(0, MAX_NAMED).map(({ code, title, boss }, index) => {
            const raid = shownTitle(title);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a boss may be killed twice
              <li key={`${code} ${index}`}>
                {boss
                  ? SEASON_VIEW_TEXTS.unreadableKill(boss, raid)
                  : SEASON_VIEW_TEXTS.unreadableRaid(raid)}
              </li>
            );
          })}
          {left > 0 && <li>{SEASON_VIEW_TEXTS.moreUnreadable(left)}</li>}
        </ul>
      )}
    </>
  );
}
