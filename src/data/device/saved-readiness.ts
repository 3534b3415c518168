import { queryOptions } from '@tanstack/react-query';
import { type Audit, audit } from '#domain/audit';
import { eraOf } from '#domain/eras/era-of';
import type { Kill } from '#domain/raid';
import type { Standards } from '#domain/standards';
import { deviceStore } from './device-store';
import type { SavedRaid } from './index-entry';
import { raidersKey, raidKey, readRecord } from './stored-records';

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
      queryFn: () => (lastKill === undefined ? null : readReadiness(code, lastKill, standards)),
      staleTime: 0,
    }),
};

async function readReadiness(
  code: string,
  killId: number,
  standards: Standards,
): Promise<SavedReadiness | null> {
  const [storedRaid, storedRaiders] = await Promise.all([
    deviceStore.read(raidKey(code)),
    deviceStore.read(raidersKey(code, killId)),
  ]);
  const raid = readRecord(storedRaid);
  const raiders = readRecord(storedRaiders);
  if (raid?.kind !== 'raid' || raiders?.kind !== 'raiders') return null;
  const kill = raid.data.kills.find(({ id }) => id === killId);
  if (!kill) return null;
  // The big tables stay where they are: what the columns say by default needs none of them.
  const { era } = eraOf(raid.data);
  return {
    kill,
    audits: raiders.data.map((raider) => audit(raider, { era, standards, fight: kill })),
  };
}
