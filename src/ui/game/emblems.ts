import type { Fight } from '#domain/raid/raid';
import { BOSS_EMBLEMS, OTHER_ZONE, ZONE_EMBLEMS } from './emblem-names';

/** `zones`, `slots`, `bosses-tier-11`. */
export interface Emblem {
  sheet: string;
  glyph: string;
}

const EMBLEMS = new Map<number | string, Emblem>(
  Object.entries(BOSS_EMBLEMS).flatMap(([sheet, bosses]) =>
    bosses.flatMap(([encounterId, boss, glyph]): [number | string, Emblem][] => [
      [encounterId, { sheet, glyph }],
      [boss, { sheet, glyph }],
    ]),
  ),
);

export const zoneEmblem = (zone: string): Emblem => ({
  sheet: 'zones',
  glyph: ZONE_EMBLEMS.get(zone) ?? OTHER_ZONE,
});

export const bossEmblem = ({ encounterId, boss, zone }: Fight): Emblem =>
  EMBLEMS.get(encounterId ?? boss) ?? EMBLEMS.get(boss) ?? zoneEmblem(zone);
