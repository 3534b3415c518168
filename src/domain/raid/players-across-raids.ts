import { type Identity, playerId } from './player-id';
import { completeIds, type IdOf, playerIds, SetsByKey } from './players-over-fights';
import type { Raider } from './raid';

export type IdentityAndClass = Identity & Pick<Raider, 'classKey'>;

export type IdAcrossRaids = IdOf<IdentityAndClass>;

/**
 * Returns a function that identifies players across raids of an era. The same GUID and class on
 * another server is the same player, after a transfer, unless a raid has both.
 */
export function playerIdsAcross(
  raids: readonly (readonly IdentityAndClass[])[],
  era: { id: string },
): IdAcrossRaids {
  // Raids mostly share records of players. The last record of each player counts.
  const players = [...new Set(raids.flat().reverse())].reverse();
  if (!hasTransfers(era)) return playerIds(players);
  const classes = new Map(
    players.flatMap((player) => (player.classKey ? [[playerId(player), player.classKey]] : [])),
  );
  const characterOf = (player: IdentityAndClass): string | undefined => {
    const classKey = classes.get(playerId(player));
    return player.guid === undefined || !classKey ? undefined : `#${player.guid} as ${classKey}`;
  };
  const moved = sharedCharacters(players, characterOf);
  const shared = new Set(
    moved.length > 0 ? raids.flatMap((raid) => sharedCharacters(raid, characterOf)) : [],
  );
  return completeIds(players, (player: IdentityAndClass) => {
    const character = characterOf(player);
    return character === undefined || shared.has(character) ? playerId(player) : character;
  });
}

/** Whether players change servers. In Forever two realms may use the same number. */
const hasTransfers = ({ id }: { id: string }): boolean => id !== 'forever';

/** Returns the characters that these players have on several servers. */
function sharedCharacters(
  players: readonly IdentityAndClass[],
  characterOf: (player: IdentityAndClass) => string | undefined,
): string[] {
  const ids = new SetsByKey();
  for (const player of players) {
    const character = characterOf(player);
    if (character !== undefined) ids.add(character, playerId(player));
  }
  return ids.keysOfSeveral();
}
