import { groupBy } from './group-by';
import type { Raider } from './raid';

/** The part of a record that identifies a player. */
export type Identity = Pick<Raider, 'key' | 'name' | 'server' | 'guid'>;

/** Identifies a player by server and GUID, else by name and server, else by key. */
export function playerId(player: Identity): string {
  const { key, name, server, guid } = player;
  if (guid !== undefined) return `#${guid} ${server ?? ''}`;
  return server && !isKeyNeeded(player) ? `${name}-${server}` : key;
}

/** Whether name and server are shared in the fight. */
export const isKeyNeeded = ({ key, name, server }: Identity): boolean =>
  key !== name && key !== `${name}-${server}`;

/**
 * Removes GUIDs that identify nobody: a whole number above 0 does, unless another player of the
 * fight with the same server has it.
 */
export function withoutDoubtfulGuids<Player extends Identity>(
  raiders: readonly Player[],
): (Player | Omit<Player, 'guid'>)[] {
  const raidersOf = groupBy(raiders, playerId);
  return raiders.map((raider) => {
    const { guid = 1, ...others } = raider;
    const isShared = raidersOf.get(playerId(raider))?.length !== 1;
    const isSound = Number.isSafeInteger(guid) && guid > 0 && !isShared;
    return isSound ? raider : others;
  });
}
