import type { Audit } from '../audit/audit';
import { type AuditedKill, lastResultWithGear, nightState } from '../audit/night';
import {
  type DigestedRaid,
  digestKill,
  type RaidWithKills,
  raidInView,
} from '../digests/digested-raid';
import { groupBy } from '../group-by';
import { type Evening, type RaidGroup, raidGroups } from '../groups/groups';
import type { Fight, Raider } from '../raid/raid';
import { shownNames } from '../raid/shown-names';
import { eveningKey, seenFights } from './group-to-buy';
import type { SeenFight } from './sightings';
import type { PlayerToBuyFor } from './to-buy';

export interface RaidInView extends RaidWithKills {
  /** Other raids on the device. */
  others: readonly DigestedRaid[];
  /** The only player, at the fight in view. By default the list has all players. */
  onlyPlayer?: { fight: Fight; audits: readonly Audit[]; audit: Audit } | undefined;
}

/** The players of a list, and the kills that show what players wear. */
export interface ToBuySubject {
  players: readonly PlayerToBuyFor[];
  group: RaidGroup;
  groups: readonly RaidGroup[];
  seen: readonly SeenFight[];
}

/** Returns the players of a raid's list, in their group; undefined if the raid has no evening. */
export function raidToBuy(
  viewedRaid: RaidInView,
): (ToBuySubject & { evening: Evening }) | undefined {
  const { code, kills, others, onlyPlayer } = viewedRaid;
  const groups = raidGroups([
    ...others.filter((other) => other.code !== code),
    raidWithKills(viewedRaid),
  ]);
  const group = groups.find(({ raids }) => raids.some((one) => one.code === code));
  const evening = group?.evenings.find(({ raids }) => raids.some((one) => one.code === code));
  if (!group || !evening) return undefined;
  const fights = [...kills, ...(onlyPlayer ? [onlyPlayer] : [])];
  const raiders = fights
    .flatMap((one) => ('audits' in one ? one.audits : []))
    .map(({ raider }) => raider);
  const { fullNameOf } = shownNames(raiders, group.idOf);
  const chosen = onlyPlayer ? [onlyPlayer] : lastAudits(kills, group.idOf);
  const players = chosen.map(({ audit, fight }) => ({
    id: group.idOf(audit.raider),
    name: fullNameOf(audit.raider),
    audit,
    fight,
    at: evening.pulledAt,
    evening: eveningKey(evening),
  }));
  return {
    players,
    group,
    groups,
    evening,
    seen: seenFights(group, { isOfRaid: (one) => one.code === code }),
  };
}

/** Returns the raid with the kills in view, saved or not, and the fight in view. */
function raidWithKills({ onlyPlayer, ...viewedRaid }: RaidInView): DigestedRaid {
  const known = raidInView(viewedRaid);
  if (!onlyPlayer || known.kills.some(({ fight }) => fight.id === onlyPlayer.fight.id))
    return known;
  // The fight in view may be an attempt or of another era: its players count without gear.
  const audits = onlyPlayer.audits.map((audit) => ({
    ...audit,
    raider: { ...audit.raider, gear: [] },
  }));
  const shown = { fight: onlyPlayer.fight, players: digestKill(audits, undefined, undefined) };
  return { ...known, kills: [...known.kills, shown] };
}

/** Returns each player's audit at the last kill that logged their gear. */
function lastAudits(kills: readonly AuditedKill[], idOf: (raider: Raider) => string) {
  const attended = kills.flatMap((kill) =>
    'audits' in kill ? kill.audits.map((audit) => ({ audit, fight: kill.fight })) : [],
  );
  const byPlayer = groupBy(attended, ({ audit }) => idOf(audit.raider));
  return [...byPlayer.values()].flatMap(
    (killsInOrder) => lastResultWithGear(killsInOrder, ({ audit }) => nightState(audit)) ?? [],
  );
}
