import { RAID, type ServedReport, tierElevenRaid } from '../e2e/reports';

export { RAID };

/** Fight ids of kills. */
export const MAGMAW = 12;
export const MALORIAK = 19;

/** The same raid with forty raiders in each fight. */
export const RAID_OF_FORTY = 'TierElevenForty1';

/** The same raid with events as large as the log site's. */
export const RAID_OF_PULLS = 'TierElevenPulls1';

/** Other kills of the raid, each with its snapshots near the start. */
export const KILLS_IN_A_ROW = [4, 8, 10, 16, 19, 21] as const;

/** A player in a summary, as far as copies need. */
interface LoggedPlayer {
  name: string;
  id: number;
}

/** The parts of a response that are changed here. */
interface Summary {
  playerDetails: Record<string, LoggedPlayer[]>;
}

export function raidOfForty(): ServedReport {
  const { fights, summaries } = tierElevenRaid();
  const crowded = [...summaries].map(
    ([id, summary]) => [id, withForty(summary as Summary)] as const,
  );
  return { fights, summaries: new Map(crowded) };
}

/** Fills a raid up to forty with renamed copies. */
function withForty({ playerDetails, ...more }: Summary): Summary {
  const { dps = [] } = playerDetails;
  const missing = 40 - Object.values(playerDetails).flat().length;
  const others = dps
    .slice(0, missing)
    .map((player) => ({ ...player, name: `${player.name}two`, id: player.id + 1000 }));
  return { ...more, playerDetails: { ...playerDetails, dps: [...dps, ...others] } };
}

/** Bytes of a raider's event beside the auras: 190 kB for 25 raiders, as recorded. */
const REST_OF_EVENT = 7_000;

export function raidOfPulls(): ServedReport {
  const { events = [], ...report } = tierElevenRaid();
  const gear = [{ icon: 'x'.repeat(REST_OF_EVENT) }];
  const large = events.map((page) => ({
    ...page,
    events: page.events.map((event) =>
      typeof event === 'object' && event ? { ...event, gear } : event,
    ),
  }));
  return { ...report, events: large };
}
