import type { Fight } from '../raid';
import type { EraRaid, EraTables } from './era';

/** The raid a fight belongs to: by its boss, else its zone's number, else its zone's English name. */
export const raidOfFight = (
  { raids }: Pick<EraTables, 'raids'>,
  { encounterId, zoneId, zone }: Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>,
): EraRaid | undefined =>
  raids.find(({ encounterIds }) => encounterIds.some((id) => id === encounterId)) ??
  raids.find(({ zoneIds }) => zoneIds.some((id) => id === zoneId)) ??
  raids.find(({ name }) => name === zone);
