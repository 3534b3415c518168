import { groupBy } from '../group-by';
import { inLanguage } from '../language';
import { classAndSpecText } from './classes';
import type { Identity } from './player-id';
import { playerIds } from './players-over-fights';
import type { Raider } from './raid';
import { type Role, roleOf } from './roles';

/** A player; a shared result has no roles. */
type NamedPlayer = Identity & Pick<Raider, 'classKey' | 'spec'> & Partial<Pick<Raider, 'roles'>>;

type NameOf = (player: NamedPlayer) => string;

export const NAMESAKE_TEXTS = inLanguage('namesake', {
  roles: { tanks: 'tank', healers: 'healer', dps: 'damage' } satisfies Record<Role, string>,
});

/** Returns name and detail, for texts without class and picture: `Anna (Holy Priest)`. */
export const fullName = ({ name, detail }: { name: string; detail: string }): string =>
  detail ? `${name} (${detail})` : name;

export interface ShownNames {
  /** Returns the logged name, with the server if that distinguishes namesakes. */
  nameOf: NameOf;
  /** Returns the detail that distinguishes namesakes: `Holy Priest`. Empty without namesakes. */
  detailOf: NameOf;
  /** Returns name and detail. */
  fullNameOf: NameOf;
}

/** Returns the names of players, by their last records. */
export function shownNames(
  players: readonly NamedPlayer[],
  idOf: (player: NamedPlayer) => string = playerIds(players),
): ShownNames {
  const latest = new Map(players.map((player) => [idOf(player), player]));
  const latestOf = (player: NamedPlayer): NamedPlayer => latest.get(idOf(player)) ?? player;
  const latestRecords = [...latest.values()];
  const serversOf = new Map(
    [...groupBy(latestRecords, ({ name }) => name)].map(([name, namesakes]) => [
      name,
      new Set(namesakes.map(({ server }) => server)).size,
    ]),
  );
  const nameOf: NameOf = (player) => {
    const { name, server } = latestOf(player);
    return server && (serversOf.get(name) ?? 0) > 1 ? `${name}-${server}` : name;
  };
  const ways = new Map(
    [...groupBy(latestRecords, nameOf)]
      .filter(([, alike]) => alike.length > 1)
      .map(([name, alike]) => [name, distinguish(alike)]),
  );
  const detailOf: NameOf = (player) => ways.get(nameOf(player))?.(latestOf(player)) ?? '';
  const fullNameOf: NameOf = (player) =>
    fullName({ name: nameOf(player), detail: detailOf(player) });
  return { nameOf, detailOf, fullNameOf };
}

/** Returns the shortest details that distinguish players. */
const distinguish = (alike: readonly NamedPlayer[]): NameOf =>
  [classAndSpecText, withRole].find((detail) => new Set(alike.map(detail)).size === alike.length) ??
  withKey;

const withRole: NameOf = ({ roles, ...player }) =>
  [classAndSpecText(player), roles && NAMESAKE_TEXTS.roles[roleOf({ roles })]]
    .filter(Boolean)
    .join(', ');

const withKey: NameOf = (player) =>
  [withRole(player), player.guid ?? player.key].filter(Boolean).join(', ');

/** Moves namesakes' rows next to the first namesake's row. */
export function groupNamesakes<Row>(
  rows: readonly Row[],
  playerOf: (row: Row) => Pick<Raider, 'name'>,
): Row[] {
  return [...groupBy(rows, (row) => playerOf(row).name).values()].flat();
}
