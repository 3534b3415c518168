import type { Era } from '../era/era';
import { memoize } from '../memoize';
import { isDungeonRun } from '../raid/dungeon-run';
import { allFights } from '../raid/open-fight';
import type { BossFight, Fight, Raid } from '../raid/raid';
import { eraOf, withoutTables } from './era-of';
import { erasOfFight } from './raid-of-fight';

const MAX_PARTY_SIZE = 5;

type Signs = Pick<BossFight, 'encounterId' | 'zoneId' | 'zone' | 'size'>;

/** Whether a fight is in a dungeon, or outside the era's raids as far as these are known. */
function isOtherFight(fight: Signs, era: Era | undefined): boolean {
  if (isPartyFight(fight) || isDungeonRun(fight.encounterId ?? 0)) return true;
  if (!era) return false;
  const eras = erasOfFight(fight);
  return eras.length > 0 && !eras.some(({ id }) => id === era.id);
}

const isPartyFight = ({ size = 0 }: Signs): boolean => size >= 1 && size <= MAX_PARTY_SIZE;

/** Returns a raid's era if the era's raids are known. */
function eraWithRaids(raid: Raid): Era | undefined {
  const { era, mixedEras } = eraOf(raid);
  const hasRaids = era.tables !== undefined || era.raidMaps !== undefined;
  return mixedEras || !hasRaids ? undefined : era;
}

/** Whether a fight is outside its era's raids: night, season and history leave it out. */
export const isOutsideRaids = (fight: Fight, raid: Raid): boolean =>
  isOtherFight(fight, eraWithRaids(raid));

/** Returns a raid without fights outside its era's raids. */
export const onlyRaidFights = memoize((raid: Raid): Raid => {
  const era = eraWithRaids(raid);
  const isRaid = (fight: Signs) => !isOtherFight(fight, era);
  const { kills, attempts } = raid;
  const isWhole = [...kills, ...(attempts ?? [])].every(isRaid);
  return isWhole
    ? raid
    : {
        ...raid,
        kills: kills.filter(isRaid),
        ...(attempts && { attempts: attempts.filter(isRaid) }),
      };
});

/** Returns the start of a raid's first pull, which is its date: a log may begin the day before. */
export function firstPullAt(raid: Raid): number {
  const { kills, attempts = [] } = onlyRaidFights(raid);
  const pulls = [...kills, ...attempts].map(({ startedAt }) => startedAt);
  return raid.startedAt + (pulls.length > 0 ? Math.min(...pulls) : 0);
}

const eraWithoutTables = memoize(withoutTables);

/** Returns the era to judge a fight by: without tables for groups of five, whose gear is scaled. */
export const eraOfFight = (fight: Fight, era: Era): Era =>
  isPartyFight(fight) ? eraWithoutTables(era) : era;

/**
 * Returns the fight that a report opens on: the last kill of its own era, or the newest pull if
 * the raid is followed or has no kill. A kill that the report lost is the last choice.
 */
export function fightToOpen(raid: Raid, { isFollowed = false } = {}): Fight | undefined {
  const raidFights = onlyRaidFights(raid);
  const pulls = allFights(raidFights).filter(
    ({ kind }) => kind === 'kill' || isFollowed || raidFights.kills.length === 0,
  );
  return pulls.filter(({ isLost }) => !isLost).at(-1) ?? raidFights.kills.at(-1);
}
