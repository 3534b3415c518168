import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownPlayers } from '#data/kept/kept-record';
import { type PlayerRef, playerKey, playerRef } from '#domain/raid/player-ref';
import { MAX_OWN_PLAYERS, ownPlayersIn } from '#domain/statements/own-players';
import { PlayerLink } from '#features/player/PlayerLink';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { Button } from '#ui/Button';
import { UserText } from '#ui/UserText';
import styles from './Notes.module.css';

interface OwnPlayerToggleProps {
  player: PlayerRef;
  /** Whether a kept statement concerns the player. */
  isThisPlayer: (ref: PlayerRef) => boolean;
}

/** Marks a player as the user, or removes the mark. At the limit it links to the marked players. */
export function OwnPlayerToggle({ player, isThisPlayer }: OwnPlayerToggleProps) {
  const hint = useId();
  const { data, isError } = useQuery(ownPlayers.query());
  const all = ownPlayersIn(data ?? []);
  const marked = all.filter(isThisPlayer);
  const isOwn = marked.length > 0;
  const isFull = !isOwn && all.length >= MAX_OWN_PLAYERS;
  const { thisIsMe, ownPlayerHint, tooManyOwnPlayers, notesUnreadable } = PLAYER_PAGE_TEXTS;
  const toggle = () => {
    const players = isOwn ? marked : [playerRef(player)];
    void ownPlayers.addStatements((at) =>
      players.map((one) => ({ at, player: one, isMe: !isOwn })),
    );
  };
  return (
    <div className={styles.field}>
      <Button
        className={isOwn ? 'active' : ''}
        aria-pressed={isOwn}
        aria-describedby={hint}
        disabled={isFull || isError}
        onClick={toggle}
      >
        {thisIsMe}
      </Button>
      <p id={hint} className="second m-0">
        {isError ? notesUnreadable : isFull ? tooManyOwnPlayers : ownPlayerHint}
      </p>
      {isFull && (
        <p className="d-flex flex-wrap column-gap-3 small mb-0">
          {all.map((one) => (
            <PlayerLink key={playerKey(one)} player={one}>
              <UserText>{one.name}</UserText>
            </PlayerLink>
          ))}
        </p>
      )}
    </div>
  );
}
