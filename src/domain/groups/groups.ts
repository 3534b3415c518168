import { lastResultWithGear } from '../audit/night';
import {
  type DigestedFight,
  type DigestedRaid,
  type PlayerAtKill,
  type RaiderIdentity,
  withLastSpec,
} from '../digests/digested-raid';
import type { Era } from '../era/era';
import { groupBy, linkedGroups, type NonEmpty } from '../group-by';
import { isAnonymous } from '../log-site/report-link';
import { memoize, memoizeLast } from '../memoize';
import { isSameBoss } from '../raid/fight-identity';
import { playerId } from '../raid/player-id';
import { type IdAcrossRaids, playerIdsAcross } from '../raid/players-across-raids';
import type { Fight } from '../raid/raid';
import { DAY, type Span } from '../time';
import { raidsByEvening, shareEnoughPlayers } from './evenings';

/** A player at one logged kill; `kill` is its index in the evening. */
export interface Attendance {
  kill: number;
  raid: DigestedRaid;
  fight: Fight;
  player: PlayerAtKill;
}

/** A player's attendances, in the order of the kills. */
export type Attendances = Readonly<NonEmpty<Attendance>>;

/** A group's raids of one evening, by `raidsByEvening`. */
export interface Evening extends Span {
  /** Start of the evening's first pull. */
  pulledAt: number;
  /** Raids. The log of the first raid ends last. */
  raids: readonly DigestedRaid[];
  /** The number of kills, each once even if two logged it. */
  killCount: number;
  /** The raid size of the last kill on the device. Absent if unknown. */
  size?: number;
  /** Attendances of all players at the evening, by id. */
  attendances: ReadonlyMap<string, Attendances>;
}

/** Raids of one era that share enough players, newest first. */
export interface RaidGroup {
  era: Era;
  /** The guild in the newest log with a guild, else the newest raid's title. */
  title: string;
  /** Who logged the newest raid, if no log has a guild. */
  owner?: string | undefined;
  raids: readonly DigestedRaid[];
  evenings: readonly Evening[];
  idOf: IdAcrossRaids;
}

/** The share of the smaller raid's players who must also be in the larger raid. */
export const MIN_PART_OF_ONE_GROUP = 1 / 3;
/** The same share for logs of two guilds: a few guests do not join their seasons. */
const MIN_PART_OF_TWO_GUILDS = 1 / 2;

/** Groups raids by era and players, newest group first. Raids without players make no group. */
export function raidGroups(raids: readonly DigestedRaid[]): RaidGroup[] {
  const withPlayers = raids.filter((raid) => charactersOf(raid).length > 0);
  return [...groupBy(withPlayers, comparisonKey).values()]
    .flatMap(groupsOfEra)
    .sort((one, other) => endOf(other) - endOf(one));
}

/**
 * Returns a key. Only raids with equal keys can form a group. An anonymous report invents names, so
 * without GUIDs it has a separate key.
 */
const comparisonKey = (raid: DigestedRaid): string => {
  const { code, era } = raid;
  const hasRealIdentity =
    !isAnonymous(code) || charactersOf(raid).some(({ guid }) => guid !== undefined);
  return hasRealIdentity ? `${era.id} ${era.tables !== undefined}` : code;
};

/** Returns the group of a raid, else the usual group; undefined without groups. */
export const groupWith = (
  groups: readonly RaidGroup[],
  code: string | undefined,
): RaidGroup | undefined =>
  groups.find(({ raids }) => raids.some((raid) => raid.code === code)) ?? usualGroup(groups);

/** Returns the code of the group's newest raid; empty without a raid. */
export const newestCode = ({ raids }: RaidGroup): string => raids[0]?.code ?? '';

const MAX_AGE = 60 * DAY;

/** Returns the group with most evenings in the last sixty days; of equal groups the newest. */
function usualGroup(groups: readonly RaidGroup[]): RaidGroup | undefined {
  const since = groups.reduce((latest, group) => Math.max(latest, endOf(group)), 0) - MAX_AGE;
  const countRecent = ({ evenings }: RaidGroup) =>
    evenings.filter(({ ends }) => ends >= since).length;
  return [...groups].sort((one, other) => countRecent(other) - countRecent(one))[0];
}

const endOf = ({ evenings }: RaidGroup): number => evenings[0]?.ends ?? 0;

function groupsOfEra(raids: Readonly<NonEmpty<DigestedRaid>>): RaidGroup[] {
  const [{ era }] = raids;
  const idOf = memoize(playerIdsAcross(raids.map(charactersOf), era));
  const idsIn = memoize((raid: DigestedRaid) => new Set(charactersOf(raid).map(idOf)));
  return linkedGroups(raids, (one, other) =>
    shareEnoughPlayers(idsIn(one), idsIn(other), minSharedPart(one, other)),
  ).map((group) => groupOf(group, era));
}

const minSharedPart = ({ guild: one }: DigestedRaid, { guild: other }: DigestedRaid): number =>
  one && other && one !== other ? MIN_PART_OF_TWO_GUILDS : MIN_PART_OF_ONE_GROUP;

/** Makes one group of an era's raids, regardless of their players. */
export function groupOf(raids: readonly DigestedRaid[], era: Era): RaidGroup {
  const oldestFirst = [...raids].sort((one, other) => one.begins - other.begins);
  const idOf = memoize(playerIdsAcross(oldestFirst.map(charactersOf), era));
  const idsIn = memoize((raid: DigestedRaid) => new Set(charactersOf(raid).map(idOf)));
  const evenings = raidsByEvening(raids, idsIn)
    .map((evening) => eveningOf(evening, idOf))
    .reverse();
  const newestFirst = evenings.flatMap((evening) => evening.raids);
  const guild = newestFirst.find((raid) => raid.guild)?.guild;
  return {
    era,
    title: guild ?? newestFirst[0]?.title ?? '',
    owner: guild ? undefined : newestFirst[0]?.owner,
    raids: newestFirst,
    evenings,
    idOf,
  };
}

/** Keeps equal evenings as the same objects while a season loads. */
const knownEvening = memoizeLast<DigestedRaid, readonly unknown[], Evening>(
  (before, after) =>
    before.length === after.length && after.every((one, index) => one === before[index]),
);

const eveningOf = (raids: Readonly<NonEmpty<DigestedRaid>>, idOf: IdAcrossRaids): Evening =>
  knownEvening(raids[0], [...raids, ...raids.flatMap(charactersOf).map(idOf)], () =>
    toEvening(raids, idOf),
  );

interface LoggedKill extends DigestedFight, Span {
  raid: DigestedRaid;
  /** Ids, in the order of the players. */
  ids: readonly string[];
  present: ReadonlySet<string>;
}

function toEvening(unsorted: readonly DigestedRaid[], idOf: IdAcrossRaids): Evening {
  const raids = [...unsorted].sort(
    (one, other) =>
      Math.max(other.endedAt, other.ends) - Math.max(one.endedAt, one.ends) ||
      other.ends - one.ends,
  );
  const logged = raids
    .flatMap((raid) => killsOfRaid(raid, idOf))
    .sort((one, other) => one.begins - other.begins);
  const attendances = new Map<string, NonEmpty<Attendance>>();
  const distinctKills: LoggedKill[][] = [];
  for (const kill of logged) {
    const same = distinctKills.findIndex((logs) => logs.every((other) => isSameKill(kill, other)));
    if (same < 0) distinctKills.push([kill]);
    else distinctKills[same]?.push(kill);
    const number = same < 0 ? distinctKills.length - 1 : same;
    for (const [index, player] of kill.players.entries()) {
      const id = kill.ids[index] ?? '';
      const before = attendances.get(id);
      const attendance = { kill: number, raid: kill.raid, fight: kill.fight, player };
      if (before) before.push(attendance);
      else attendances.set(id, [attendance]);
    }
  }
  const size = logged.at(-1)?.fight.size;
  return {
    begins: Math.min(...raids.map(({ begins }) => begins)),
    ends: Math.max(...raids.map(({ ends }) => ends)),
    pulledAt: Math.min(...raids.map(({ pulledAt }) => pulledAt)),
    raids,
    killCount: distinctKills.length,
    ...(size !== undefined && { size }),
    attendances,
  };
}

function killsOfRaid(raid: DigestedRaid, idOf: IdAcrossRaids): LoggedKill[] {
  const { characters, atKills } = playersOfRaid(raid);
  const ids = characters.map(idOf);
  return raid.kills.map((kill, index) => {
    const idsOfKill = (atKills[index] ?? []).map((at) => ids[at] ?? '');
    return {
      ...kill,
      raid,
      begins: raid.startedAt + kill.fight.startedAt,
      ends: raid.startedAt + kill.fight.endedAt,
      ids: idsOfKill,
      present: new Set(idsOfKill),
    };
  });
}

/** Whether two logs have the same kill. The halves of a split raid share no player. */
const isSameKill = (kill: LoggedKill, earlier: LoggedKill): boolean =>
  kill.begins < earlier.ends &&
  isSameBoss(kill.fight, earlier.fight) &&
  kill.ids.some((id) => earlier.present.has(id));

/** Returns an evening's last kill that logged a player's gear; undefined without such a kill. */
export function lastAttendanceWithGear(
  { attendances }: Evening,
  id: string,
): Attendance | undefined {
  const playerAttendances = attendances.get(id);
  return playerAttendances && lastWithGear(playerAttendances).last;
}

const lastWithGear = memoize((attendances: Attendances) => ({
  last: lastResultWithGear(attendances, ({ player }) => player.state),
}));

export interface LastKillWithGear extends Attendance {
  evening: Evening;
}

/** Returns the group's last kill that logged a player's gear; undefined without such a kill. */
export function lastKillWithGear(
  { evenings }: RaidGroup,
  id: string,
): LastKillWithGear | undefined {
  for (const evening of evenings) {
    const last = lastAttendanceWithGear(evening, id);
    if (last) return { ...last, evening };
  }
  return undefined;
}

interface RaidPlayers {
  characters: readonly RaiderIdentity[];
  /** Each kill's players, as indexes of `characters`. */
  atKills: readonly (readonly number[])[];
}

/** Returns a raid's players, each as logged last, with the spec last known. */
export const charactersOf = (raid: DigestedRaid): readonly RaiderIdentity[] =>
  playersOfRaid(raid).characters;

/** Cached: a season is grouped again after each raid that is read. */
const playersOfRaid = memoize((raid: DigestedRaid): RaidPlayers => {
  // Hundreds of kills may share a player's record.
  const keyOf = memoize(characterKey);
  const last = new Map<string, RaiderIdentity>();
  // Goes through kills backwards, so that each player is as logged last.
  for (const { players } of [...raid.kills].reverse()) {
    for (const { character } of [...players].reverse()) {
      const key = keyOf(character);
      const later = last.get(key);
      last.set(key, later ? withLastSpec(later, character) : character);
    }
  }
  const keys = [...last.keys()].reverse();
  const indexes = new Map(keys.map((key, index) => [key, index]));
  return {
    characters: [...last.values()].reverse(),
    atKills: raid.kills.map(({ players }) =>
      players.map(({ character }) => indexes.get(keyOf(character)) ?? 0),
    ),
  };
});

const characterKey = (character: RaiderIdentity): string =>
  `${playerId(character)} ${character.name}`;
