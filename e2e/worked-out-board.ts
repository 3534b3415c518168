/**
 * A kill's gear board, worked out from the log's files by docs/specification.md, not from the app.
 * Advice is from the raid's expected.json, made by another program.
 */
import { SLOTS, TITLES } from './expected-findings';
import { type LoggedFaults, playersOf } from './worked-out-night';

interface LoggedPiece {
  id: number;
  slot: number;
  itemLevel?: number;
}

interface LoggedSummary {
  playerDetails: Record<string, { name: string; combatantInfo?: { gear?: LoggedPiece[] } }[]>;
}

export interface WorkedOutBoard {
  /** Slot names in the order of the columns. */
  slots: string[];
  /** By player: the average, a cell for each slot, and the faults. */
  rows: Map<string, string[]>;
  perSlot: string[];
}

/** The shown slots' numbers. */
const SHOWN = [...SLOTS.keys()].filter((slot) => slot !== 3 && slot !== 18);

export function workedOutBoard(
  summary: unknown,
  findingsOf: (name: string) => readonly string[] = () => [],
): WorkedOutBoard {
  const logged = playersOf(summary);
  const players = Object.values((summary as LoggedSummary).playerDetails).flat();
  const table = players.map(({ name, combatantInfo }) => {
    const found = { faults: logged.get(name), findings: findingsOf(name) };
    const gear = combatantInfo?.gear ?? [];
    const cells = SHOWN.map((slot) => describeCell(slot, { gear, ...found }));
    const average = averageOf(gear.filter(({ slot }) => SHOWN.includes(slot)));
    return { name, cells, row: [average, ...cells, faultsOfRow(cells)] };
  });
  return {
    slots: SHOWN.map((slot) => SLOTS[slot] ?? ''),
    rows: new Map(table.map(({ name, row }) => [name, row])),
    perSlot: SHOWN.map((_, column) => perSlot(table.map(({ cells }) => cells[column] ?? ''))),
  };
}

interface Logged {
  gear: readonly LoggedPiece[];
  faults: LoggedFaults | undefined;
  findings: readonly string[];
}

/** `359, no enchant, 1 empty socket` */
function describeCell(slot: number, { gear, faults, findings }: Logged): string {
  if (!gear.some(({ id }) => id > 0)) return 'no gear';
  const entry = gear.find((piece) => piece.slot === slot);
  const word = SLOTS[slot] ?? '';
  const worn = entry?.id
    ? `${entry.itemLevel || 'item level unknown'}`
    : entry
      ? 'empty'
      : 'not recorded';
  const words = [worn];
  if (faults?.bare.includes(word)) words.push('no enchant');
  if (faults?.low.includes(word)) words.push('low item level');
  const here = findings.filter((finding) => finding.split(' ')[1] === `${slot}`);
  for (const [found, title] of TITLES) {
    const finding = here.find((one) => found.test(one));
    if (finding) words.push(describeAdvice(finding, title));
  }
  return words.join(', ');
}

function describeAdvice(finding: string, title: string): string {
  const [rule, , count] = finding.split(' ');
  if (rule !== 'empty-socket') return title.toLowerCase();
  return `${count} empty ${count === '1' ? 'socket' : 'sockets'}`;
}

const TWO_HANDED = 'both hands';
const ONE_HANDED = 'one hand';

/**
 * The hands that weapons fill which are logged with an empty off hand. Source: the item databases
 * of wowsims.
 */
const HANDS: Readonly<Record<number, string>> = {
  55066: TWO_HANDED, // Elementium Poleaxe
  56342: TWO_HANDED, // Sword of the Bottomless Pit
  65003: TWO_HANDED, // Reclaimed Ashkandi, Greatsword of the Brotherhood
  65139: TWO_HANDED, // Malevolence
  67472: ONE_HANDED, // Vicious Gladiator's Shanker
  68132: ONE_HANDED, // Stormwake, the Tempest's Reach
  70165: TWO_HANDED, // Witch-Hunter's Harvester
};

/** A weapon that fills both hands counts twice. */
function averageOf(gear: readonly LoggedPiece[]): string {
  const worn = gear.filter(({ id, itemLevel }) => id > 0 && itemLevel);
  if (worn.length === 0) return '';
  const levels = worn.map(({ itemLevel = 0 }) => itemLevel);
  const weapon = worn.find(({ slot }) => slot === 15);
  if (weapon && !worn.some(({ slot }) => slot === 16)) {
    const hands = HANDS[weapon.id];
    if (!hands) throw new Error(`Which hands does item ${weapon.id} fill?`);
    if (hands === TWO_HANDED) levels.push(weapon.itemLevel ?? 0);
  }
  const sum = levels.reduce((all, level) => all + level, 0);
  return `${Math.round((sum / levels.length) * 10) / 10}`;
}

const COUNTED = ['no enchant', 'low item level'];

const countsOf = (cells: readonly string[]): string =>
  COUNTED.flatMap((words) => {
    const count = cells.filter((cell) => cell.split(', ').includes(words)).length;
    return count > 0 ? `${words} ${count}` : [];
  }).join(' ');

function faultsOfRow(cells: readonly string[]): string {
  if (cells.includes('no gear')) return '';
  return countsOf(cells) || 'passed';
}

/** Counts a slot's faults, or its advice if no raider has a fault there. */
function perSlot(cells: readonly string[]): string {
  const faults = countsOf(cells);
  if (faults) return faults;
  const isSocket = (words: string) => /empty sockets?$/.test(words);
  const advice = cells.map((cell) => cell.split(', ').slice(1));
  const sockets = advice.filter((words) => words.some(isSocket)).length;
  const looks = advice.filter((words) => words.some((one) => !isSocket(one))).length;
  return [sockets && `empty socket ${sockets}`, looks && `worth a look ${looks}`]
    .filter(Boolean)
    .join(' ');
}
