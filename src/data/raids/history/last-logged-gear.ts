import type { QueryClient } from '@tanstack/react-query';
import { raiderAsJudged } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { eraOf } from '#domain/eras/era-of';
import { withoutOtherFights } from '#domain/eras/raid-fights';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { ReportCode } from '#domain/log-site/report-link';
import { playerId } from '#domain/raid/player-id';
import { playerIdsAcross } from '#domain/raid/players-across-raids';
import type { Kill, Raider } from '#domain/raid/raid';
import { deviceStore } from '../../device/device-store';
import type { SavedRaid } from '../../device/raids/saved-list';
import { readRecord } from '../../device/records/read-record';
import { raidersKey, raidKey } from '../../device/records/stored-records';
import { eraQueries } from '../../eras/era-queries';

/** A player at a kill that logged their gear, with what they are judged by. */
export interface LoggedGear {
  raider: Raider;
  context: Omit<AuditContext, 'standards'> & { fight: Kill };
}

export interface WantedPlayers {
  wanted: readonly Raider[];
  /** All players of the raid that they are in. */
  present: readonly Raider[];
}

/**
 * Reads the wanted players at an evening's last saved kill that logged their gear, in whichever raid,
 * by id. Throws EraFactsNotLoaded.
 */
export async function readEveningGear(
  client: QueryClient,
  evening: readonly SavedRaid[],
  players: WantedPlayers,
): Promise<ReadonlyMap<string, GearOfEvening>> {
  const latest = new Map<string, GearOfEvening>();
  for (const raid of evening) {
    for (const [id, logged] of await readLastLoggedGear(client, raid, players)) {
      const found = { ...logged, raid };
      const before = latest.get(id);
      if (!before || startOf(found) > startOf(before)) latest.set(id, found);
    }
  }
  return latest;
}

interface GearOfEvening extends LoggedGear {
  raid: SavedRaid;
}

const startOf = ({ raid, context }: GearOfEvening): number =>
  raid.startedAt + context.fight.startedAt;

/**
 * Reads the wanted players at a raid's last saved kill that logged their gear, by id. Empty for an
 * era without rules. Throws EraFactsNotLoaded.
 */
async function readLastLoggedGear(
  client: QueryClient,
  { code, savedKills }: SavedRaid,
  { wanted, present }: WantedPlayers,
): Promise<ReadonlyMap<string, LoggedGear>> {
  const logged = new Map<string, LoggedGear>();
  const raid = readRecord(await deviceStore.read(raidKey(code)));
  if (raid?.kind !== 'raid') return logged;
  const { era } = eraOf(raid.data);
  if (!era.tables) return logged;
  const kills = withoutOtherFights(raid.data)
    .kills.filter(({ id }) => savedKills.includes(id))
    .reverse();
  const read = new Map<number, Raider[]>();
  const readOnce = async ({ id }: Kill) => {
    const raiders = read.get(id) ?? (await readRaiders(code, id));
    read.set(id, raiders);
    return raiders;
  };
  for (const fight of kills) {
    const sought = wanted.filter((raider) => !logged.has(playerId(raider)));
    if (sought.length === 0) break;
    const raiders = await readOnce(fight);
    if (raiders.some(hasGuid) && !sought.every(hasGuid)) {
      // At another kill a namesake may tell that a record without a GUID means neither.
      for (const other of kills) await readOnce(other);
    }
    const idOf = playerIdsAcross([[...present, ...wanted], [...read.values()].flat()], era);
    const found = sought.flatMap((one) => {
      const there = raiders.find((other) => idOf(other) === idOf(one));
      const raider = there && raiderAsJudged(there, { era, fight });
      return raider && hasGearRecorded({ raider, era }) ? { one, raider } : [];
    });
    if (found.length === 0) continue;
    const facts = (await client.fetchQuery(eraQueries.facts(era))) ?? undefined;
    for (const { one, raider } of found) {
      logged.set(playerId(one), { raider, context: { era, facts, fight } });
    }
  }
  return logged;
}

const hasGuid = ({ guid }: Raider): boolean => guid !== undefined;

async function readRaiders(code: ReportCode, killId: number): Promise<Raider[]> {
  const record = readRecord(await deviceStore.read(raidersKey(code, killId)));
  return record?.kind === 'raiders' ? record.data : [];
}
