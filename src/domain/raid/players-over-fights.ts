import { type Identity, isKeyNeeded, playerId } from './player-id';

export type IdOf<Player extends Identity = Identity> = (player: Player) => string;

/**
 * Returns a function that identifies the players of one raid. A record without a GUID means the
 * only player who ever had its name, and its server if both have one; else name and server count.
 */
export const playerIds = (players: readonly Identity[]): IdOf => completeIds(players, playerId);

/** Completes what a record tells by other records; `idOf` knows no others. */
export function completeIds<Player extends Identity>(
  players: readonly Player[],
  idOf: IdOf<Player>,
): IdOf<Player> {
  const byGuid = new SetsByKey();
  const byNameAndServer = new SetsByKey();
  const byName = new SetsByKey();
  for (const player of players) {
    if (player.guid === undefined) continue;
    if (player.server) byGuid.add(`${player.guid}`, idOf(player));
    byNameAndServer.add(`${player.name}\n${player.server ?? ''}`, idOf(player));
    byName.add(player.name, idOf(player));
  }
  const byServer = (player: Player): string =>
    byNameAndServer.only(`${player.name}\n${player.server}`, `${player.name}\n`) ?? idOf(player);
  for (const player of players) {
    if (player.guid === undefined && player.server && !isKeyNeeded(player))
      byName.add(player.name, byServer(player));
  }
  return (player) => {
    if (player.guid !== undefined)
      return (!player.server && byGuid.only(`${player.guid}`)) || idOf(player);
    if (isKeyNeeded(player)) return idOf(player);
    return player.server ? byServer(player) : (byName.only(player.name) ?? idOf(player));
  };
}

export class SetsByKey {
  readonly #sets = new Map<string, Set<string>>();

  add(key: string, member: string): void {
    this.#sets.set(key, (this.#sets.get(key) ?? new Set()).add(member));
  }

  /** Returns the only member of all the keys' sets; undefined if there are none or several. */
  only(...keys: readonly string[]): string | undefined {
    const [member, ...others] = new Set(keys.flatMap((key) => [...(this.#sets.get(key) ?? [])]));
    return others.length === 0 ? member : undefined;
  }

  keysOfSeveral(): string[] {
    return [...this.#sets].filter(([, members]) => members.size > 1).map(([key]) => key);
  }
}
