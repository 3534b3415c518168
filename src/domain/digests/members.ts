import { memoize } from '../memoize';
import { groupBy, type NonEmpty } from '../raid/group-by';
import { shownNames } from '../raid/shown-names';
import { charactersOf, type SeasonGroup } from './groups';
import { type Character, withLastSpec } from './season-raid';

/** A player of a group, under the latest name. */
export interface Member {
  id: string;
  /** With the server where two share a name. */
  name: string;
  /** Distinguishes players of one shown name: `Holy Priest`. Empty if nobody shares it. */
  detail: string;
  /** As logged last; a class or spec that the last log lacks stays as last known. */
  character: Character;
  /** Every name and server that a log gave them, latest last. */
  formerly: readonly Pick<Character, 'name' | 'server'>[];
}

/** Everybody of a group, those first seen first. Unlike their details these are the same in all languages. */
const playersOf = memoize(({ raids, idOf }: SeasonGroup) => {
  const inOrder = [...raids].reverse().flatMap(charactersOf);
  return [...groupBy(inOrder, idOf)].map(([id, characters]) => ({
    id,
    character: lastKnown(characters),
    formerly: characters.map(({ name, server }) => ({ name, ...(server && { server }) })),
  }));
});

/** Returns everybody of a group by id, those first seen first. */
export function membersOf(group: SeasonGroup): Map<string, Member> {
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

/** Returns the last record; what it lacks, server and GUID too, stays as last known. */
function lastKnown(characters: Readonly<NonEmpty<Character>>): Character {
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
