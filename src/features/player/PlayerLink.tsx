import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { type PlayerRef, playerRef } from '#domain/raid/player-ref';
import { PATHS, playerQuery } from '#routes';
import type { EntryState } from '#ui/entry-state';
import { PlaceLink } from '#ui/PlaceLink';

type PlayerLinkProps = Omit<ComponentProps<typeof PlaceLink>, 'to'> & { player: PlayerRef };

export const PlayerLink = ({ player, ...attributes }: PlayerLinkProps) => (
  <PlaceLink
    {...attributes}
    to={{
      pathname: PATHS.player,
      search: `${new URLSearchParams(playerQuery(playerRef(player)))}`,
    }}
    state={{ from: useLocation().pathname } satisfies EntryState}
  />
);
