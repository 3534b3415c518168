import type { Raider } from './raid';

type Named = Pick<Raider, 'key' | 'name' | 'server'>;

/** Identifies a player by name and server, or by key where the log has no server. */
export const playerId = ({ key, name, server }: Named): string =>
  server ? `${name}-${server}` : key;

/**
 * Returns a function that identifies players across fights. Older records have no servers: there a
 * name means the only player of that name in the other fights, if any.
 */
export function playerIds(players: readonly Named[]): (player: Named) => string {
  const known = new Map<string, Set<string>>();
  for (const player of players) {
    if (!player.server) continue;
    known.set(player.name, (known.get(player.name) ?? new Set()).add(playerId(player)));
  }
  return (player) => {
    // A key that differs from the name means several players share it.
    const ids = !player.server && player.key === player.name ? known.get(player.name) : undefined;
    const [only, ...others] = ids ?? [];
    return only !== undefined && others.length === 0 ? only : playerId(player);
  };
}

/** Compares the key, or the name with server that an address shows for a namesake. */
export const isCalled = ({ key, name, server }: Named, called: string): boolean =>
  called === key || called === `${name}-${server}`;

/** Returns a function that names players, with the server where two share a name. */
export function distinctNames(players: readonly Named[]): (player: Named) => string {
  const shared = namesakes(players);
  return ({ name, server }) => (server && shared.has(name) ? `${name}-${server}` : name);
}

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
