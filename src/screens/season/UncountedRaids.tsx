import { useId } from 'react';
import type { DigestedRaids } from '#data/digests/digested-raids';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { formatShortDate } from '#domain/format';
import type { GuildLists } from '#domain/groups/listed-evenings';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Button } from '#ui/Button';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import { includeRaid } from './left-out';

const MAX_NAMED = 5;

/** Says which raids do not count, and what a guild's list does not show. */
export function UncountedRaids({
  digested: { withoutPlayers, unreadable },
  guildLists,
}: {
  digested: DigestedRaids;
  guildLists: GuildLists | undefined;
}) {
  const listedCodes = new Set(guildLists?.evenings.flatMap(({ codes }) => codes));
  const uncounted = withoutPlayers.filter((code) => !listedCodes.has(code)).length;
  const { strangers = 0, reachesBackTo } = guildLists ?? {};
  const unnamed = unreadable.length - MAX_NAMED;
  return (
    <>
      {uncounted > 0 && <p className="small mb-0">{SEASON_VIEW_TEXTS.listed(uncounted)}</p>}
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
          {unnamed > 0 && <li>{SEASON_VIEW_TEXTS.moreUnreadable(unnamed)}</li>}
        </ul>
      )}
    </>
  );
}

/** Names the raids that the user left out. Each has a button that counts it again. */
export function LeftOutRaids({ raids }: { raids: readonly DigestedRaid[] }) {
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
                <Button aria-describedby={`${id}${code}`} onClick={() => includeRaid(code)}>
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
