import type { Finding } from '../audit/finding';
import { isJudged } from '../audit/night';
import type { DigestedRaid } from '../digests/digested-raid';
import type { IdentityAndClass } from '../raid/players-across-raids';
import { charactersOf, groupOf, lastAttendanceWithGear, type RaidGroup } from './groups';

/** A saved raid before another one, and the number of players of both. */
export interface SharingRaid extends Pick<DigestedRaid, 'code' | 'title'> {
  /** The evening's first pull, in epoch milliseconds. */
  pulledAt: number;
  shared: number;
}

/** The raids before a raid, with their findings. */
export interface EarlierRaids {
  /** Raids by the number of players they share with the raid, then the latest first. */
  raids: SharingRaid[];
  /** Returns a player's findings by evening, latest first; undefined if not judged. */
  findingsOf(player: IdentityAndClass): (readonly Finding[] | undefined)[];
}

/** Looks for a raid's players in earlier evenings. */
export function raidsBefore(raid: DigestedRaid, others: readonly DigestedRaid[]): EarlierRaids {
  const { evenings, idOf, index } = eveningsAround(raid, others);
  const before = evenings.slice(index + 1);
  return {
    raids: sharingRaids(before, raid, idOf),
    findingsOf: (player) =>
      before.map((evening) => {
        const last = lastAttendanceWithGear(evening, idOf(player))?.player;
        return last && isJudged(last) ? last.findings : undefined;
      }),
  };
}

/** Returns the raids of later evenings with any of a raid's players, as `raidsBefore` sorts them. */
export function raidsAfter(raid: DigestedRaid, others: readonly DigestedRaid[]): SharingRaid[] {
  const { evenings, idOf, index } = eveningsAround(raid, others);
  return sharingRaids(evenings.slice(0, index), raid, idOf).filter(({ shared }) => shared > 0);
}

/** Returns evenings, latest first, with the index of the raid's own. */
function eveningsAround(raid: DigestedRaid, others: readonly DigestedRaid[]) {
  const { evenings, idOf } = groupOf([...others, raid], raid.era);
  return { evenings, idOf, index: evenings.findIndex(({ raids }) => raids.includes(raid)) };
}

function sharingRaids(
  evenings: RaidGroup['evenings'],
  raid: DigestedRaid,
  idOf: RaidGroup['idOf'],
): SharingRaid[] {
  const idsOfRaid = new Set(charactersOf(raid).map(idOf));
  const raids = evenings.flatMap(({ pulledAt, raids }) =>
    raids.map((one) => {
      const ids = new Set(charactersOf(one).map(idOf));
      const { code, title } = one;
      return { code, title, pulledAt, shared: [...ids].filter((id) => idsOfRaid.has(id)).length };
    }),
  );
  return raids.sort((one, other) => other.shared - one.shared || other.pulledAt - one.pulledAt);
}
