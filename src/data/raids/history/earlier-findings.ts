import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit } from '#domain/audit/audit';
import type { Finding } from '#domain/audit/finding';
import type { Standards } from '#domain/audit/rule/standards';
import type { ReportCode } from '#domain/log-site/report-link';
import { playerId } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import type { SavedRaid } from '../../device/raids/saved-list';
import { readSavedRaids, savedRaidQueries } from '../saved-raid-queries';
import { readEveningGear } from './last-logged-gear';
import { groupByEvening, latestBefore } from './latest-raids';

/** By player id, at the last kill of an evening that logged their gear. */
export type EveningFindings = ReadonlyMap<string, readonly Finding[]>;

interface Wanted {
  players: readonly Raider[];
  present: readonly Raider[];
  standards: Standards;
}

/** Players' findings in earlier saved raids. No network. Throws EraFactsNotLoaded. */
export const earlierFindingsQueries = {
  /** Latest evening first. */
  of: (code: ReportCode, wanted: Wanted) =>
    queryOptions({
      queryKey: [
        ...savedRaidQueries.all(),
        'findings-before',
        code,
        wanted.players.map(playerId),
        wanted.present.map(playerId),
        wanted.standards,
      ],
      queryFn: ({ client }) => readEarlier(client, code, wanted),
    }),
};

async function readEarlier(client: QueryClient, code: ReportCode, wanted: Wanted) {
  const saved = await readSavedRaids();
  const present = saved.find((raid) => raid.code === code);
  const evenings = await groupByEvening(present ? await latestBefore(saved, present) : []);
  const found: EveningFindings[] = [];
  // In sequence: all at once would block a slow phone.
  for (const evening of evenings) {
    found.push(await readFindings(client, evening, wanted));
  }
  return found;
}

async function readFindings(
  client: QueryClient,
  evening: readonly SavedRaid[],
  { players, present, standards }: Wanted,
): Promise<EveningFindings> {
  const logged = await readEveningGear(client, evening, { wanted: players, present });
  return new Map(
    [...logged].map(([id, { raider, context }]) => [
      id,
      audit(raider, { ...context, standards }).findings,
    ]),
  );
}
