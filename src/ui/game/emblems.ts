import { BOSSES, ZONES } from '#tables/glyphs/raids';

/** Bosses' glyphs by sheet. A raid's list then loads only one sheet. */
export { BOSSES as BOSS_EMBLEMS };

export const ZONE_EMBLEMS: ReadonlyMap<string, string> = new Map(ZONES);

export const OTHER_ZONE = 'cave-entrance';

/** A glyph of a sheet: `zones`, `slots`, `bosses-tier-11`. */
export interface Emblem {
  sheet: string;
  glyph: string;
}

/** A boss, or its zone if `boss` is absent. */
export interface EmblemSubject {
  zone: string;
  boss?: string;
  encounterId?: number;
}

const EMBLEMS = new Map<number | string, Emblem>(
  Object.entries(BOSSES).flatMap(([sheet, bosses]) =>
    bosses.flatMap(([encounterId, boss, glyph]): [number | string, Emblem][] => [
      [encounterId, { sheet, glyph }],
      [boss, { sheet, glyph }],
    ]),
  ),
);

export const emblemOf = ({ encounterId, boss = '', zone }: EmblemSubject): Emblem =>
  EMBLEMS.get(encounterId ?? boss) ??
  EMBLEMS.get(boss) ?? { sheet: 'zones', glyph: ZONE_EMBLEMS.get(zone) ?? OTHER_ZONE };
