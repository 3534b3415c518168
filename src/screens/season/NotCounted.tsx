import type { SeasonOnDevice } from '#data/digests/season-raids';
import { formatShortDate } from '#domain/format';
import type { GuildLists } from '#domain/season/listed-evenings';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { shownTitle } from '#ui/game/shown-title';

const MAX_NAMED = 5;

interface NotCountedProps {
  onDevice: SeasonOnDevice;
  word: GuildLists | undefined;
}

/** Says which raids do not count, and what the guild's list leaves open. */
export function NotCounted({ onDevice: { listed, unreadable }, word }: NotCountedProps) {
  const counted = new Set(word?.evenings.flatMap(({ codes }) => codes));
  const withoutPlayers = listed.filter((code) => !counted.has(code)).length;
  const { strangers = 0, reachesBackTo } = word ?? {};
  const left = unreadable.length - MAX_NAMED;
  return (
    <>
      {withoutPlayers > 0 && (
        <p className="small mb-0">{SEASON_VIEW_TEXTS.listed(withoutPlayers)}</p>
      )}
      {strangers > 0 && <p className="small mb-0">{SEASON_VIEW_TEXTS.strangers(strangers)}</p>}
      {reachesBackTo !== undefined && (
        <p className="small mb-0">
          {SEASON_VIEW_TEXTS.reachesBack(formatShortDate(reachesBackTo))}
        </p>
      )}
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
