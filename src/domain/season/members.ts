import { groupBy, type NonEmpty } from '../raid/group-by';
import { shownNames } from '../raid/shown-names';
import { charactersOf, type SeasonGroup } from './groups';
import type { Character } from './season-raid';

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

/** Returns everybody of a group by id, those first seen first. */
export function membersOf({ raids, idOf }: SeasonGroup): Map<string, Member> {
  const inOrder = [...raids].reverse().flatMap(charactersOf);
  const { nameOf, detailOf } = shownNames(inOrder, idOf);
  return new Map(
    [...groupBy(inOrder, idOf)].map(([id, characters]) => {
      const character = lastKnown(characters);
      return [
        id,
        {
          id,
          name: nameOf(character),
          detail: detailOf(character),
          character,
          formerly: characters.map(({ name, server }) => ({ name, ...(server && { server }) })),
        },
      ];
    }),
  );
}

function lastKnown(characters: Readonly<NonEmpty<Character>>): Character {
  const last = characters.at(-1) ?? characters[0];
  if (last.classKey && (last.spec || last.loggedSpec)) return last;
  const told = characters
    .filter(
      ({ classKey, spec, loggedSpec }) =>
        classKey && (spec || loggedSpec) && (!last.classKey || last.classKey === classKey),
    )
    .at(-1);
  if (!told) return last;
  const { classKey, spec, loggedSpec, picture, talents } = told;
  return {
    ...last,
    ...(classKey && { classKey }),
    ...(spec && { spec }),
    ...(loggedSpec && { loggedSpec }),
    picture,
    talents,
  };
}
