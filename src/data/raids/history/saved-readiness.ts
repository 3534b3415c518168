import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Audit, audit } from '#domain/audit/audit';
import type { Standards } from '#domain/audit/standards';
import { eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { deviceStore } from '../../device/device-store';
import type { SavedRaid } from '../../device/raids/index-entry';
import { raidersKey, raidKey, readRecord } from '../../device/records/stored-records';
import { eraFactsQueries } from '../../era-facts';

/** How a kill that rests on the device stands: its raiders' audits. */
export interface SavedReadiness {
  kill: Kill;
  audits: Audit[];
}

/** How the readiness of a saved raid's kill that was looked at last is asked for: never of the network. */
export const savedReadinessQueries = {
  /** Null where no kill was looked at, or its record is not there. */
  of: ({ code, lastKill }: SavedRaid, standards: Standards) =>
    queryOptions({
      queryKey: ['saved-readiness', code, lastKill ?? 0, standards],
      queryFn: async ({ client }) => {
        const found = lastKill === undefined ? undefined : await readKill(code, lastKill);
        return found ? judged(found, standards, client) : null;
      },
      staleTime: 0,
    }),
};

/** A kill, with what tells its era, as the device has it. */
interface FoundKill {
  raid: Raid;
  kill: Kill;
  raiders: Raider[];
}

async function readKill(code: ReportCode, killId: number): Promise<FoundKill | undefined> {
  const [storedRaid, storedRaiders] = await Promise.all([
    deviceStore.read(raidKey(code)),
    deviceStore.read(raidersKey(code, killId)),
  ]);
  const raid = readRecord(storedRaid);
  const raiders = readRecord(storedRaiders);
  if (raid?.kind !== 'raid' || raiders?.kind !== 'raiders') return undefined;
  const kill = raid.data.kills.find(({ id }) => id === killId);
  return kill && { raid: raid.data, kill, raiders: raiders.data };
}

async function judged(
  { raid, kill, raiders }: FoundKill,
  standards: Standards,
  client: QueryClient,
): Promise<SavedReadiness> {
  const { era } = eraOf(raid);
  // The columns need the big tables only where the person has further rules count.
  const facts = Object.values(standards.ruleSettings).includes('counts')
    ? ((await client.fetchQuery(eraFactsQueries.ofEra(era))) ?? undefined)
    : undefined;
  const judging = { era, facts, standards, fight: kill };
  return { kill, audits: raiders.map((raider) => audit(raider, judging)) };
}
