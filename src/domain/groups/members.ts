import { type RaiderIdentity, withLastSpec } from '../digests/digested-raid';
import { groupBy, type NonEmpty } from '../group-by';
import { memoize } from '../memoize';
import { shownNames } from '../raid/shown-names';
import { charactersOf, type RaidGroup } from './groups';

/** A player of a group, under the latest name. */
export interface Member {
  id: string;
  /** The name, with the server if two players share the name. */
  name: string;
  /** Distinguishes players who share a shown name: `Holy Priest`. Empty if the name is unique. */
  detail: string;
  /** The player as logged last, with class and spec as last known. */
  character: RaiderIdentity;
  /** Every logged name and server, latest last. */
  formerly: readonly Pick<RaiderIdentity, 'name' | 'server'>[];
}

/** All players of a group in the order first seen. Cached, unlike names, which have a language. */
const playersOf = memoize(({ raids, idOf }: RaidGroup) => {
  const oldestFirst = [...raids].reverse().flatMap(charactersOf);
  return [...groupBy(oldestFirst, idOf)].map(([id, characters]) => ({
    id,
    character: completeCharacter(characters),
    formerly: characters.map(({ name, server }) => ({ name, ...(server && { server }) })),
  }));
});

/** Returns all players of a group by id, in the order first seen. */
export function membersOf(group: RaidGroup): Map<string, Member> {
  const players = playersOf(group);
  const ids = new Map<object, string>(players.map(({ id, character }) => [character, id]));
  const { nameOf, detailOf } = shownNames(
    players.map(({ character }) => character),
    (one) => ids.get(one) ?? '',
  );
  return new Map(
    players.map((player) => [
      player.id,
      { ...player, name: nameOf(player.character), detail: detailOf(player.character) },
    ]),
  );
}

/** Returns the last record, with fields that it lacks from earlier records. */
function completeCharacter(characters: Readonly<NonEmpty<RaiderIdentity>>): RaiderIdentity {
  const last = characters.at(-1) ?? characters[0];
  const latestFirst = [...characters].reverse();
  const known = latestFirst.reduce(withLastSpec, last);
  const server = latestFirst.find((one) => one.server)?.server;
  const guid = latestFirst.find((one) => one.guid !== undefined)?.guid;
  return {
    ...known,
    ...(server && { server }),
    ...(guid !== undefined && { guid }),
  };
}
