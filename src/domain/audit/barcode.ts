import type { Era } from '../era/era';
import { isCosmetic } from '../gear/slots';
import type { Piece, Slot } from '../raid/raid';
import type { Audit } from './audit';
import { type NamedFinding, ruleOfTitle } from './finding';
import type { Rule } from './rule/rule';

/** A slot's place in the barcode of a raider's gear. Heights are pixels above the base line. */
export interface BarcodePlace {
  /** `bare` if the slot is empty although a piece belongs there. */
  kind: 'worn' | 'noEnchant' | 'bare' | 'notInLog';
  height: number;
  /** Whether the place hangs below the base line. */
  isLow: boolean;
  hasEmptySocket: boolean;
}

/** The item levels of a fight's lowest and highest places. */
export interface LevelScale {
  minimum: number;
  top: number;
}

/** The height of a place whose enchant is missing, or whose piece is not in the log. */
const FULL_HEIGHT = 12;
const FLAT_HEIGHT = 1;

/** Heights at the minimum and at the top, for raiders with faults and for raiders who passed. */
const RANGES = { faults: [3, 11], passed: [2, 9] } as const;

interface FindingsAndAdvice {
  findings: readonly NamedFinding[];
  advice: readonly NamedFinding[];
}

interface RaiderWithLevels {
  raider: { gear: readonly Pick<Piece, 'slot' | 'itemLevel'>[] };
  era: Pick<Era, 'slots'>;
}

export function levelScale(audits: readonly RaiderWithLevels[], minimum: number): LevelScale {
  const levels = audits.flatMap(({ raider, era }) =>
    raider.gear.flatMap(({ slot, itemLevel = 0 }) => (isCosmetic(era, slot) ? [] : itemLevel)),
  );
  return { minimum, top: levels.reduce((highest, level) => Math.max(highest, level), 0) };
}

/** Returns a raider's places in slot order; empty if the log has no item level. */
export function barcode(
  {
    raider,
    era,
    verdicts,
    ...found
  }: RaiderWithLevels & FindingsAndAdvice & Pick<Audit, 'verdicts'>,
  scale: LevelScale,
): BarcodePlace[] {
  const worn = raider.gear.filter(({ slot, itemLevel }) => itemLevel && !isCosmetic(era, slot));
  if (worn.length === 0) return [];
  const range = RANGES[verdicts.includes('PASSED') ? 'passed' : 'faults'];
  return placesOf(era, found, range[1], (slot) => {
    const level = worn.find((piece) => piece.slot === slot)?.itemLevel;
    return level && heightOf(level, scale, range);
  });
}

/** The height of a piece without a known level. */
const EVEN_HEIGHT = 5;

/** Returns the places of a raider whose findings are known, but whose gear is not. */
export const barcodeOfFindings = (
  era: Pick<Era, 'slots'>,
  found: FindingsAndAdvice,
): BarcodePlace[] => placesOf(era, found, EVEN_HEIGHT, () => EVEN_HEIGHT);

function placesOf(
  era: Pick<Era, 'slots'>,
  { findings, advice }: FindingsAndAdvice,
  most: number,
  heightAt: (slot: Slot) => number | undefined,
): BarcodePlace[] {
  return era.slots
    .filter(({ slot }) => !isCosmetic(era, slot))
    .map(({ slot }) => {
      const isHere = (finding: NamedFinding) => finding.slot === slot;
      const slotFindings = { findings: findings.filter(isHere), advice: advice.filter(isHere) };
      return placeOf(slotFindings, heightAt(slot), most);
    });
}

function placeOf(
  { findings, advice }: FindingsAndAdvice,
  worn: number | undefined,
  most: number,
): BarcodePlace {
  const counted = findings.map(partOf);
  const found = [...counted, ...advice.map(partOf)];
  const isLow = counted.includes('level');
  const marks = { isLow, hasEmptySocket: found.includes('sockets') };
  if (counted.includes('enchant')) return { ...marks, kind: 'noEnchant', height: FULL_HEIGHT };
  if (found.includes('piece')) return { ...marks, kind: 'bare', height: most };
  if (worn === undefined) return { ...marks, kind: 'notInLog', height: FLAT_HEIGHT };
  return { ...marks, kind: 'worn', height: isLow ? 0 : worn };
}

function partOf({ title }: NamedFinding): Rule['shownBy'] {
  const rule: Rule | undefined = ruleOfTitle(title);
  return rule?.shownBy;
}

function heightOf(
  level: number,
  { minimum, top }: LevelScale,
  [least, most]: readonly [number, number],
): number {
  if (level >= top) return most;
  const share = Math.max(0, (level - minimum) / (top - minimum));
  return least + (most - least) * share;
}
