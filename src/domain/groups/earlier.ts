import type { Finding } from '../audit/finding';
import { isJudged } from '../audit/night';
import type { DigestedRaid } from '../digests/digested-raid';
import type { IdentityAndClass } from '../raid/players-across-raids';
import { charactersOf, groupOf, lastAttendanceWithGear, type RaidGroup } from './groups';

/** An earlier saved raid, and the number of players that both raids have. */
export interface SharingRaid extends Pick<DigestedRaid, 'code' | 'title'> {
  /** The evening's first pull, in epoch milliseconds. */
  pulledAt: number;
  shared: number;
}

/** The raids before a raid, with their findings. */
export interface EarlierRaids {
  /** Raids with half of the raid's players, latest first; then the others, most shared players first. */
  raids: SharingRaid[];
  /** Returns a player's findings by evening, latest first; undefined if not judged. */
  findingsOf(player: IdentityAndClass): (readonly Finding[] | undefined)[];
}

/** Compares a raid's players with earlier evenings. */
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

/** Returns later raids that share players with a raid, in the order of `raidsBefore`. */
export function raidsAfter(raid: DigestedRaid, others: readonly DigestedRaid[]): SharingRaid[] {
  const { evenings, idOf, index } = eveningsAround(raid, others);
  return sharingRaids(evenings.slice(0, index), raid, idOf).filter(({ shared }) => shared > 0);
}

/** Returns evenings, latest first, and the index of the raid's evening. */
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
  const dateWithHalf = ({ shared, pulledAt }: SharingRaid) =>
    shared >= idsOfRaid.size / 2 ? pulledAt : 0;
  return raids.sort(
    (one, other) =>
      dateWithHalf(other) - dateWithHalf(one) ||
      other.shared - one.shared ||
      other.pulledAt - one.pulledAt,
  );
}
