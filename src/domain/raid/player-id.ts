import { groupBy } from '../group-by';
import type { Raider } from './raid';

/** The fields that identify a player. */
export type Identity = Pick<Raider, 'key' | 'name' | 'server' | 'guid'>;

/** Identifies a player by server and GUID, else by name and server, else by key. */
export function playerId(player: Identity): string {
  const { key, name, server, guid } = player;
  if (guid !== undefined) return `#${guid} ${server ?? ''}`;
  return server && !isKeyNeeded(player) ? `${name}-${server}` : key;
}

/** Whether another player in the fight has the same name and server. */
export const isKeyNeeded = ({ key, name, server }: Identity): boolean =>
  key !== name && key !== `${name}-${server}`;

/** Removes GUIDs that are not positive whole numbers, or that two players of a server share. */
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
