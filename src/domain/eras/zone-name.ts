import type { Fight } from '../raid';
import { raidOfFight } from './era-raid';
import { ERAS } from './eras';

/** A fight's zone in English where its numbers tell it, else as the log has it, in the report's language. */
export const zoneName = (fight: Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>): string =>
  ERAS.flatMap(({ tables }) => (tables && raidOfFight(tables, fight)) ?? [])[0]?.name ?? fight.zone;
