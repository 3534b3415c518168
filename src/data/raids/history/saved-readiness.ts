import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Audit, audit, judgesPull } from '#domain/audit/audit';
import type { Standards } from '#domain/audit/rule/standards';
import type { Era } from '#domain/era/era';
import { eraOf } from '#domain/eras/era-of';
import { withoutOtherFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { AtThePull } from '#domain/pull/at-the-pull';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { deviceStore } from '../../device/device-store';
import type { SavedRaid } from '../../device/raids/saved-list';
import { readRecord } from '../../device/records/read-record';
import { raidersKey, raidKey, recordKey } from '../../device/records/stored-records';
import { eraQueries } from '../../eras/era-queries';

export interface SavedReadiness {
  kill: Kill;
  audits: Audit[];
}

/** The kill opened last of a saved raid. No network. */
export const savedReadinessQueries = {
  /** Null if no kill was opened, or its record is missing. */
  of: ({ code, lastKill }: Pick<SavedRaid, 'code' | 'lastKill'>, standards: Standards) =>
    queryOptions({
      queryKey: ['saved-readiness', code, lastKill ?? 0, standards],
      queryFn: async ({ client }) => {
        const found = lastKill === undefined ? undefined : await readKill(code, lastKill);
        return found ? auditKill(found, standards, client) : null;
      },
      staleTime: 0,
    }),
};

interface FoundKill {
  code: ReportCode;
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
  const kill = withoutOtherFights(raid.data).kills.find(({ id }) => id === killId);
  return kill && { code, raid: raid.data, kill, raiders: raiders.data };
}

async function auditKill(
  found: FoundKill,
  standards: Standards,
  client: QueryClient,
): Promise<SavedReadiness> {
  const { raid, kill, raiders } = found;
  const { era } = eraOf(raid);
  // Only further rules that count need the facts.
  const facts = Object.values(standards.ruleSettings).includes('counts')
    ? ((await client.fetchQuery(eraQueries.facts(era))) ?? undefined)
    : undefined;
  const pull = judgesPull(standards) ? await readPull(found, era, client) : undefined;
  const context = { era, facts, standards, fight: kill, pull };
  return { kill, audits: raiders.map((raider) => audit(raider, context)) };
}

/** Reads a saved pull; undefined if there is none, or the era has no consumables. */
async function readPull(
  { code, kill, raiders }: FoundKill,
  era: Era,
  client: QueryClient,
): Promise<AtThePull | undefined> {
  const record = readRecord(
    await deviceStore.read(recordKey({ kind: 'pull', code, killId: kill.id })),
  );
  const consumables = await client.fetchQuery(eraQueries.consumables(era));
  if (record?.kind !== 'pull' || !consumables) return undefined;
  return consumables.atThePull(record.data, { raiders, fight: kill });
}
