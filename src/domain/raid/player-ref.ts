/** Names a player. The reference holds on every device, whatever raids are saved there. */
export interface PlayerRef {
  guid?: number;
  name: string;
  server?: string;
}

/** Returns the reference to a player, by any record of the player. */
export const playerRef = ({ guid, name, server }: PlayerRef): PlayerRef => ({
  ...(guid !== undefined && { guid }),
  name,
  ...(server && { server }),
});

/**
 * Whether a record is of the player: by GUID, or by name and server if either lacks a GUID. Servers
 * may use the same number twice, and a transferred character keeps its number.
 */
export function isPlayer(ref: PlayerRef, { guid, name, server }: PlayerRef): boolean {
  const isNamed = ref.name === name;
  const isThere = !ref.server || !server || ref.server === server;
  if (ref.guid === undefined || guid === undefined) return isNamed && isThere;
  return ref.guid === guid && (isNamed || isThere);
}

/** Returns a player's key. Among statements about players with equal keys the latest counts. */
export const playerKey = ({ guid, name, server = '' }: PlayerRef): string =>
  JSON.stringify(guid === undefined ? ['name', name, server] : ['guid', guid, server]);
