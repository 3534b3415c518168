import { RAID, type ServedReport, tierElevenRaid } from '../e2e/reports';

export { RAID };

/** Fight ids of kills. */
export const MAGMAW = 12;
export const MALORIAK = 19;

/** The same raid with forty raiders in each fight. */
export const RAID_OF_FORTY = 'TierElevenForty1';

/** The fields of a player in a summary that differ in each copy. */
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

/** Adds renamed copies of the players until the raid has forty. */
function withForty({ playerDetails, ...more }: Summary): Summary {
  const { dps = [] } = playerDetails;
  const missing = 40 - Object.values(playerDetails).flat().length;
  const others = dps
    .slice(0, missing)
    .map((player) => ({ ...player, name: `${player.name}two`, id: player.id + 1000 }));
  return { ...more, playerDetails: { ...playerDetails, dps: [...dps, ...others] } };
}
