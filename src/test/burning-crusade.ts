import { expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { adviceLines, resultLines } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import type { Fight, Kill, Piece, Raider } from '#domain/raid/raid';
import { killWith } from './fights';
import { barePiece, piece, raiderIn } from './gear';

export const GLAIVE = 32837; // Warglaive of Azzinoth, main hand
export const HOLO_GOGS = 32494; // engineers' goggles, with a meta socket
export const SPELLSTRIKE = 24266; // a hood with three sockets, but no meta socket
export const WOLFSHEAD = 8345; // level 45, no socket at all
export const SPELLFIRE = 21846; // a crafted belt of blue quality
export const RED_GEM = { itemId: 32193 };
export const BLUE_GEM = { itemId: 32200 };
export const CHAOTIC_META = { itemId: 34220 }; // a meta that wants two blue
export const NAJENTUS: Kill = killWith({
  id: 3,
  boss: "High Warlord Naj'entus",
  encounterId: 50_601,
  zone: 'Black Temple',
  zoneId: 564,
});
export const KARAZHAN_KILL: Kill = {
  ...NAJENTUS,
  encounterId: 50_652,
  zoneId: 532,
  zone: 'Karazhan',
};

export const wornPiece = (slot: number, more: Partial<Piece> = {}): Piece =>
  piece(slot, { itemLevel: 141, ...more });
export const pieceWithoutEnchant: typeof wornPiece = (slot, more) =>
  barePiece(slot, { itemLevel: 141, ...more });

interface Circumstances {
  raider?: Partial<Raider>;
  fight?: Fight;
  standards?: Partial<Standards>;
}

export const auditGear = (
  gear: readonly Piece[],
  { raider, fight, standards }: Circumstances = {},
) =>
  audit(raiderIn(gear, raider), {
    era: BURNING_CRUSADE,
    facts: BURNING_CRUSADE_FACTS,
    standards: { ...DEFAULT_STANDARDS, ...standards },
    fight: fight ?? NAJENTUS,
  });

/** Returns findings, then advice, as lines. */
export function linesOf(gear: readonly Piece[], circumstances?: Circumstances): string[] {
  const found = auditGear(gear, circumstances);
  return [...resultLines(found), ...adviceLines(found)].map(({ line }) => line);
}

export const explanationOf = (gear: readonly Piece[]): string =>
  adviceLines(auditGear(gear))
    .map(({ explanation }) => explanation)
    .join(' ');

type Case = [
  why: string,
  gear: Piece | Piece[],
  lines: string | string[],
  circumstances?: Circumstances,
];

export const testCases = (name: string, all: Case[]) =>
  test.each(all)(`${name}: findings and advice are $2 for $0`, (_, gear, lines, circumstances) => {
    expect(linesOf([gear].flat(), circumstances)).toEqual([lines].flat());
  });
