import { useId, useMemo } from 'react';
import { useObservable } from '#data/use-observable';
import { formatDateSeenFrom } from '#domain/format';
import { attendanceText, eveningCellText } from '#domain/groups/evening-words';
import { lastOwnEvening, ownPlayerPages, type PlayerPage } from '#domain/player/player-page';
import { type PlayerRef, playerKey } from '#domain/raid/player-ref';
import { fullName } from '#domain/raid/shown-names';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { CellMark } from '#features/groups/CellMark';
import { useGroupsOnDevice, useGuildSources } from '#features/groups/use-groups';
import { ownPlayersNow } from '#features/player/OwnPlayerMark';
import { PlayerLink } from '#features/player/PlayerLink';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import styles from '#ui/LineLink.module.css';

/** Greets the user with what to mend. Renders nothing if no player is marked as the user. */
export function OwnPlayers() {
  const players = useObservable(ownPlayersNow);
  return players.length > 0 && <PlayerLines players={players} />;
}

function PlayerLines({ players }: { players: readonly PlayerRef[] }) {
  const heading = useId();
  const read = useGroupsOnDevice(Number.POSITIVE_INFINITY);
  const { groups, statements, isFilling } = read;
  const sources = useGuildSources(read);
  const pages = useMemo(
    () => (isFilling ? undefined : ownPlayerPages(groups, statements, players, sources)),
    [groups, statements, players, isFilling, sources],
  );
  // While raids are read, the names alone reserve the lines' space.
  const lines = pages
    ? pages.map((page) => ({
        player: page.newest.row.character,
        page,
        words: playerLineText(page),
      }))
    : players.map((player) => ({ player, page: undefined, words: player.name }));
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="d-grid gap-2 mb-3">
      <h2 id={heading} className="h5">
        {PLAYER_PAGE_TEXTS.you}
      </h2>
      <ul className="d-grid gap-2 list-unstyled m-0">
        {lines.map(({ player, page, words }) => (
          <li key={playerKey(player)}>
            <PlayerLink player={player} className={`panel ${styles.link}`}>
              {page && <PlayerMarks page={page} />}
              {words}
            </PlayerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerMarks({ page }: { page: PlayerPage }) {
  const last = lastOwnEvening(page);
  return (
    <>
      <ClassPicture name={page.newest.row.character.picture} size={24} />
      {last && <CellMark cell={last.cell} />}
    </>
  );
}

/** Returns `Tavarin: Legs, Cloak on Nov 24 · 9 of 10 evenings`. */
function playerLineText(page: PlayerPage): string {
  const { row } = page.newest;
  const last = lastOwnEvening(page);
  const { ownPlayerLine, attended, noGearLogged } = PLAYER_PAGE_TEXTS;
  if (!last) return fullName(row);
  const { cell, era, evening } = last;
  const gear = cell.state === 'no gear' ? noGearLogged : eveningCellText(cell, 'gear', era);
  const date = formatDateSeenFrom(Date.now(), evening.pulledAt);
  return ownPlayerLine(fullName(row), gear, date, attended(attendanceText(row), row.expected));
}
