import { inLanguage } from '../language';
import { describeClassAndSpec } from './classes';
import { groupBy } from './group-by';
import type { Identity } from './player-id';
import { playerIds } from './players-over-fights';
import type { Raider } from './raid';
import { type Role, roleOf } from './roles';

/** A shared result knows no roles. */
type Named = Identity & Pick<Raider, 'classKey' | 'spec'> & Partial<Pick<Raider, 'roles'>>;

type NameOf = (player: Named) => string;

export const NAMESAKE_TEXTS = inLanguage('namesake', {
  roles: { tanks: 'tank', healers: 'healer', dps: 'damage' } satisfies Record<Role, string>,
  withDetail: (name: string, detail: string) => `${name} (${detail})`,
});

/** Returns a shown name with what distinguishes it, for texts without class and picture. */
export const fullName = ({ name, detail }: { name: string; detail: string }): string =>
  detail ? NAMESAKE_TEXTS.withDetail(name, detail) : name;

/** How a player is shown among others. */
export interface ShownNames {
  /** The logged name, with the server where that distinguishes namesakes. */
  nameOf: NameOf;
  /** What distinguishes players of one shown name: `Holy Priest`. Empty if nobody shares it. */
  detailOf: NameOf;
  /** Name and detail, for texts without class and picture: `Anna (Holy Priest)`. */
  fullNameOf: NameOf;
}

/** Returns how players are shown: by the last of their records. */
export function shownNames(
  players: readonly Named[],
  idOf: (player: Named) => string = playerIds(players),
): ShownNames {
  const latest = new Map(players.map((player) => [idOf(player), player]));
  const ofName = groupBy([...latest.values()], ({ name }) => name);
  const nameOf: NameOf = (player) => {
    const { name, server } = latest.get(idOf(player)) ?? player;
    const servers = new Set(ofName.get(name)?.map((namesake) => namesake.server));
    return server && servers.size > 1 ? `${name}-${server}` : name;
  };
  const alike = groupBy([...latest.values()], nameOf);
  const detailOf: NameOf = (player) => {
    const others = alike.get(nameOf(player)) ?? [];
    if (others.length < 2) return '';
    const ways = [describeClassAndSpec, withRole, withKey];
    const way =
      ways.find((detail) => new Set(others.map(detail)).size === others.length) ?? withKey;
    return way(latest.get(idOf(player)) ?? player);
  };
  const fullNameOf: NameOf = (player) =>
    fullName({ name: nameOf(player), detail: detailOf(player) });
  return { nameOf, detailOf, fullNameOf };
}

const withRole: NameOf = ({ roles, ...player }) =>
  [describeClassAndSpec(player), roles && NAMESAKE_TEXTS.roles[roleOf({ roles })]]
    .filter(Boolean)
    .join(', ');

const withKey: NameOf = (player) =>
  [withRole(player), player.guid ?? player.key].filter(Boolean).join(', ');

/** Moves rows of the same name next to the first of them. */
export function namesakesTogether<Row>(
  rows: readonly Row[],
  playerOf: (row: Row) => Pick<Raider, 'name'>,
): Row[] {
  return [...groupBy(rows, (row) => playerOf(row).name).values()].flat();
}
