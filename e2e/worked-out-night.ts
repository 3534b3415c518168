/**
 * A whole raid, worked out from the log's files by docs/specification.md, not from the app: slots
 * that need an enchant, and pieces below item level 346.
 */
import { SLOTS } from './expected-findings';
import { type ServedReport, tierElevenRaid } from './reports';

interface LoggedPiece {
  id: number;
  slot: number;
  itemLevel?: number;
  permanentEnchant?: number;
}

export interface LoggedPlayer {
  name: string;
  server?: string;
  guid?: number;
  combatantInfo?: { gear?: LoggedPiece[] };
}

export interface LoggedPlayers {
  playerDetails: Record<'tanks' | 'healers' | 'dps', LoggedPlayer[]>;
}

const ENCHANTED = [0, 2, 4, 6, 7, 8, 9, 14, 15, 16];
const DRESS = [3, 18];
const MINIMUM = 346;

/** A player's faults by slot; undefined if no gear was logged. */
export interface LoggedFaults {
  bare: string[];
  low: string[];
}

/** A row of the table: its cells' texts, kill by kill, and the last column. */
export interface WorkedOutRow {
  cells: string[];
  now: string;
}

const wordsOf = (slots: number[]): string[] =>
  slots.sort((one, other) => one - other).map((slot) => SLOTS[slot] ?? '');

/** A player's faults by the log. */
function faultsOf({ combatantInfo }: LoggedPlayer): LoggedFaults | undefined {
  const worn = (combatantInfo?.gear ?? []).filter(
    ({ id, slot }) => id > 0 && !DRESS.includes(slot),
  );
  if (worn.length === 0) return undefined;
  const bare = worn.filter(
    ({ slot, permanentEnchant }) => ENCHANTED.includes(slot) && !permanentEnchant,
  );
  const low = worn.filter(({ itemLevel }) => itemLevel && itemLevel < MINIMUM);
  return {
    bare: wordsOf(bare.map(({ slot }) => slot)),
    low: wordsOf(low.map(({ slot }) => slot)),
  };
}

/** Everybody in a kill by name. */
export function playersOf(summary: unknown): Map<string, LoggedFaults | undefined> {
  const { playerDetails } = summary as LoggedPlayers;
  const players = Object.values(playerDetails).flat();
  return new Map(players.map((player) => [player.name, faultsOf(player)]));
}

export function describeFaults({ bare, low }: LoggedFaults): string {
  const parts = [bare.join(', '), low.length > 0 ? `low: ${low.join(', ')}` : ''];
  return parts.filter(Boolean).join('; ') || 'passed';
}

/** Each fault as one word, to compare then and now. */
export const marksOf = ({ bare, low }: LoggedFaults): string[] => [
  ...bare.map((slot) => `bare ${slot}`),
  ...low.map((slot) => `low ${slot}`),
];

function describeChanges(before: LoggedFaults | undefined, now: LoggedFaults): string {
  if (!before) return '';
  const isFixed = marksOf(before).some((mark) => !marksOf(now).includes(mark));
  const isNew = marksOf(now).some((mark) => !marksOf(before).includes(mark));
  return `${isFixed ? ', fixed' : ''}${isNew ? ', new' : ''}`;
}

/** The night's rows by player. */
export function workedOutNight({ summaries }: ServedReport): Map<string, WorkedOutRow> {
  const kills = [...summaries.values()].map(playersOf);
  const names = new Set(kills.flatMap((players) => [...players.keys()]));
  return new Map([...names].map((name) => [name, workedOutRow(name, kills)]));
}

function workedOutRow(
  name: string,
  kills: readonly Map<string, LoggedFaults | undefined>[],
): WorkedOutRow {
  let before: LoggedFaults | undefined;
  const cells = kills.map((players) => {
    if (!players.has(name)) return 'absent';
    const faults = players.get(name);
    if (!faults) return 'no gear';
    const words = describeFaults(faults) + describeChanges(before, faults);
    before = faults;
    return words;
  });
  const attended = kills.filter((players) => players.has(name)).length;
  const now = before ? describeFaults(before) : 'no gear';
  return { cells, now: `${now} · ${attended} of ${kills.length}` };
}

/** Each player's faults at the last kill that logged their gear; undefined if none did. */
export function standing({ summaries }: ServedReport): Map<string, LoggedFaults | undefined> {
  const last = new Map<string, LoggedFaults | undefined>();
  for (const players of [...summaries.values()].map(playersOf)) {
    for (const [name, faults] of players) last.set(name, faults ?? last.get(name));
  }
  return last;
}

/** Changes every player in every kill of a report; `undefined` removes one. */
export function changePlayers(
  { summaries }: ServedReport,
  change: (player: LoggedPlayer) => LoggedPlayer | undefined,
): void {
  for (const summary of summaries.values()) {
    const { playerDetails } = summary as LoggedPlayers;
    for (const [role, players] of Object.entries(playerDetails)) {
      Object.assign(playerDetails, { [role]: players.flatMap((player) => change(player) ?? []) });
    }
  }
}

/** Tier 11, with Rookmar, who passed, renamed as Nyxara of another server, who did not. */
export function raidWithTwoNyxaras(): ServedReport {
  const report = tierElevenRaid();
  changePlayers(report, (player) =>
    player.name === 'Rookmar' ? { ...player, name: 'Nyxara', server: 'Faerlina' } : player,
  );
  return report;
}

/** Removes the enchants of some slots, numbered as in the log's gear array. */
export function strip({ combatantInfo, ...player }: LoggedPlayer, slots: number[]): LoggedPlayer {
  const gear = (combatantInfo?.gear ?? []).map(({ permanentEnchant, ...piece }) => ({
    ...piece,
    ...(!slots.includes(piece.slot) && permanentEnchant !== undefined && { permanentEnchant }),
  }));
  return { ...player, combatantInfo: { ...combatantInfo, gear } };
}

/** Puts an enchant on every slot without one. */
export const enchanted = (player: LoggedPlayer): LoggedPlayer =>
  changeGear(player, (piece) => ({ permanentEnchant: 4209, ...piece }));

/** Lowers every piece by some levels. */
export const lowered = (player: LoggedPlayer, levels: number): LoggedPlayer =>
  changeGear(player, ({ itemLevel, ...piece }) => ({
    ...piece,
    ...(itemLevel && { itemLevel: itemLevel - levels }),
  }));

const changeGear = (
  { combatantInfo, ...player }: LoggedPlayer,
  change: (piece: LoggedPiece) => LoggedPiece,
): LoggedPlayer => ({
  ...player,
  combatantInfo: { ...combatantInfo, gear: (combatantInfo?.gear ?? []).map(change) },
});
