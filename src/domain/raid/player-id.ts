import type { Raider } from './raid';

type Named = Pick<Raider, 'key' | 'name' | 'server'>;

/** A player is the same by name and server. Without a server, the key tells two of one name apart. */
export const playerId = ({ key, name, server }: Named): string =>
  server ? `${name}-${server}` : key;

/**
 * Says the ids of players of several fights. Older records have no servers: there a player is the one of that name
 * whom the other fights know, if they know just one.
 */
export function playerIds(players: readonly Named[]): (player: Named) => string {
  const known = new Map<string, Set<string>>();
  for (const player of players) {
    if (!player.server) continue;
    known.set(player.name, (known.get(player.name) ?? new Set()).add(playerId(player)));
  }
  return (player) => {
    // A key that is no name says that the fight has several of that name.
    const ids = !player.server && player.key === player.name ? known.get(player.name) : undefined;
    const [only, ...others] = ids ?? [];
    return only !== undefined && others.length === 0 ? only : playerId(player);
  };
}

/** Whether a name in an address is a raider's: the key, or the one that they have in a fight with a namesake. */
export const isCalled = ({ key, name, server }: Named, called: string): boolean =>
  called === key || called === `${name}-${server}`;

/** Says who a player of one fight is: the name, and as the game writes it the server where another bears the name. */
export function distinctNames(players: readonly Named[]): (player: Named) => string {
  const shared = namesakes(players);
  return ({ name, server }) => (server && shared.has(name) ? `${name}-${server}` : name);
}

/** Names that several players bear, whom only their servers tell apart. */
function namesakes(players: readonly Named[]): Set<string> {
  const idOf = playerIds(players);
  const ids = new Map<string, string>();
  const names = new Set<string>();
  for (const player of players) {
    const id = idOf(player);
    if ((ids.get(player.name) ?? id) !== id) names.add(player.name);
    ids.set(player.name, id);
  }
  return names;
}
