import { killKey } from '#data/to-buy/to-buy-queries';
import { raiderOf } from '#domain/digests/digested-raid';
import type { LastKillWithGear } from '#domain/groups/groups';
import type { Member } from '#domain/groups/members';
import type { Pull } from '#domain/pull/pull';
import type { PullTable } from '#domain/pull/read-pull';
import { fullName } from '#domain/raid/shown-names';
import { eveningKey } from '#domain/to-buy/group-to-buy';
import type { PlayerToBuyFor } from '#domain/to-buy/to-buy';

export type PlayerInSeason = Pick<Member, 'id' | 'name' | 'detail'>;

interface PullReading {
  pulls?: ReadonlyMap<string, Pull> | undefined;
  consumables?: PullTable | undefined;
}

/** Returns the list's player, at the last kill that logged their gear. */
export function playerToBuyFor(
  one: PlayerInSeason,
  last: LastKillWithGear,
  { pulls, consumables }: PullReading = {},
): PlayerToBuyFor {
  const { evening, raid, fight, player } = last;
  const { findings, advice } = player;
  const present = raid.kills.find((kill) => kill.fight.id === fight.id)?.players ?? [];
  const raiders = present.map(({ character }) => ({ ...character, gear: [] }));
  const saved = pulls?.get(killKey(raid.code, fight.id));
  return {
    id: one.id,
    name: fullName(one),
    audit: { raider: raiderOf(player), findings, advice },
    fight,
    at: evening.pulledAt,
    evening: eveningKey(evening),
    pull: saved && consumables?.atThePull(saved, { raiders, fight }),
    eveningLasted: evening.ends - evening.pulledAt,
  };
}
