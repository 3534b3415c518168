import { QueryObserver } from '@tanstack/react-query';
import { ownPlayers } from '#data/kept/kept-record';
import { queryClient } from '#data/query-cache/query-client';
import { ownPlayersIn } from '#domain/statements/own-players';
import { ownPlayersNow } from './OwnPlayerMark';

/** Tells every view which players are the user, so that a hundred rows need no query each. */
export function followOwnPlayers(): void {
  new QueryObserver(queryClient, ownPlayers.query()).subscribe(({ data = [] }) =>
    ownPlayersNow.set(ownPlayersIn(data)),
  );
}
