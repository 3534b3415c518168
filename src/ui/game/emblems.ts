import { BOSS_EMBLEMS, OTHER_ZONE, ZONE_EMBLEMS } from './emblem-names';

/** `zones`, `slots`, `bosses-tier-11`. */
export interface Emblem {
  sheet: string;
  glyph: string;
}

/** A boss, or without a name its zone. */
export interface EmblemSubject {
  zone: string;
  boss?: string;
  encounterId?: number;
}

const EMBLEMS = new Map<number | string, Emblem>(
  Object.entries(BOSS_EMBLEMS).flatMap(([sheet, bosses]) =>
    bosses.flatMap(([encounterId, boss, glyph]): [number | string, Emblem][] => [
      [encounterId, { sheet, glyph }],
      [boss, { sheet, glyph }],
    ]),
  ),
);

export const emblemOf = ({ encounterId, boss = '', zone }: EmblemSubject): Emblem =>
  EMBLEMS.get(encounterId ?? boss) ??
  EMBLEMS.get(boss) ?? { sheet: 'zones', glyph: ZONE_EMBLEMS.get(zone) ?? OTHER_ZONE };
