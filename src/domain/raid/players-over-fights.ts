import { type Identity, isKeyNeeded, playerId } from './player-id';

export type IdOf<Player extends Identity = Identity> = (player: Player) => string;

/**
 * Returns a function that identifies the players of one raid. A record without a GUID belongs to
 * the only player with its name, and its server if both have one; else name and server identify it.
 */
export const playerIds = (players: readonly Identity[]): IdOf => completeIds(players, playerId);

/** Returns `idOf`, but with GUIDs and servers that only the player’s other records have. */
export function completeIds<Player extends Identity>(
  players: readonly Player[],
  idOf: IdOf<Player>,
): IdOf<Player> {
  const byGuid = new SetsByKey();
  const byNameAndServer = new SetsByKey();
  const byName = new SetsByKey();
  const withGuid = players.filter(({ guid }) => guid !== undefined);
  for (const player of withGuid) {
    if (player.server) byGuid.add(`${player.guid}`, idOf(player));
  }
  const byGuidAlone = (player: Player): string | undefined =>
    player.server ? undefined : byGuid.only(`${player.guid}`);
  for (const player of withGuid) {
    const known = byGuidAlone(player);
    byName.add(player.name, known ?? idOf(player));
    if (!known) byNameAndServer.add(`${player.name}\n${player.server ?? ''}`, idOf(player));
  }
  const withoutGuid = players.filter(
    (player) => player.guid === undefined && player.server && !isKeyNeeded(player),
  );
  const servers = new SetsByKey();
  for (const { name, server = '' } of withoutGuid) servers.add(name, server);
  const byServer = (player: Player): string => {
    const { name, server } = player;
    const isOnlyOfName = servers.only(name) === server;
    const alike = [`${name}\n${server}`, ...(isOnlyOfName ? [`${name}\n`] : [])];
    return byNameAndServer.only(...alike) ?? idOf(player);
  };
  for (const player of withoutGuid) byName.add(player.name, byServer(player));
  return (player) => {
    if (player.guid !== undefined) return byGuidAlone(player) ?? idOf(player);
    if (isKeyNeeded(player)) return idOf(player);
    return player.server ? byServer(player) : (byName.only(player.name) ?? idOf(player));
  };
}

export class SetsByKey {
  readonly #sets = new Map<string, Set<string>>();

  add(key: string, member: string): void {
    this.#sets.set(key, (this.#sets.get(key) ?? new Set()).add(member));
  }

  /** Returns the only member of the keys' sets; undefined if there is not exactly one. */
  only(...keys: readonly string[]): string | undefined {
    let found: string | undefined;
    for (const key of keys) {
      for (const member of this.#sets.get(key) ?? []) {
        if (found !== undefined && member !== found) return undefined;
        found = member;
      }
    }
    return found;
  }

  has(key: string): boolean {
    return this.#sets.has(key);
  }

  keysOfSeveral(): string[] {
    return [...this.#sets].filter(([, members]) => members.size > 1).map(([key]) => key);
  }
}
