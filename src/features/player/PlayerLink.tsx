import type { ComponentProps } from 'react';
import { type PlayerRef, playerRef } from '#domain/raid/player-ref';
import { PATHS, playerQuery } from '#routes';
import { PlaceLink } from '#ui/PlaceLink';

type PlayerLinkProps = Omit<ComponentProps<typeof PlaceLink>, 'to'> & { player: PlayerRef };

export const PlayerLink = ({ player, ...attributes }: PlayerLinkProps) => (
  <PlaceLink
    {...attributes}
    to={{
      pathname: PATHS.player,
      search: `${new URLSearchParams(playerQuery(playerRef(player)))}`,
    }}
  />
);
