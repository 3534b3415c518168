import type { Identity } from '../raid/player-id';
import { playerIds } from '../raid/players-over-fights';
import type { Raider, Slot } from '../raid/raid';
import type { Audit } from './audit';
import { type Finding, slotPartOf } from './finding';
import { verdictsOfFindings } from './verdict';

/** The slots that a player filled at a kill, and the kill's start. */
interface WornAtKill {
  player: Identity;
  at: number;
  slots: readonly Slot[];
}

/** Tells whether other kills refute a finding about a player at a time. */
type IsRefuted = (finding: Finding, player: Identity, at: number) => boolean;

/**
 * Returns a function that tells which findings other kills refute: an empty slot that was filled at
 * an earlier and at a later kill. Some bosses take weapons. Reads the night only if needed.
 */
export function refutationCheck(night: () => readonly WornAtKill[]): IsRefuted {
  let isFilledBeforeAndAfter: ReturnType<typeof indexFilledSlots> | undefined;
  return (finding, player, at) => {
    if (!isEmptySlot(finding) || finding.slot === undefined) return false;
    isFilledBeforeAndAfter ??= indexFilledSlots(night());
    return isFilledBeforeAndAfter(player, finding.slot, at);
  };
}

function indexFilledSlots(night: readonly WornAtKill[]) {
  const idOf = playerIds(night.map(({ player }) => player));
  const times = new Map<string, { first: number; last: number }>();
  const keyOf = (player: Identity, slot: Slot) => `${slot} ${idOf(player)}`;
  for (const { player, at, slots } of night) {
    for (const slot of slots) {
      const key = keyOf(player, slot);
      const { first = at, last = at } = times.get(key) ?? {};
      times.set(key, { first: Math.min(first, at), last: Math.max(last, at) });
    }
  }
  return (player: Identity, slot: Slot, at: number): boolean => {
    const { first = at, last = at } = times.get(keyOf(player, slot)) ?? {};
    return first < at && at < last;
  };
}

/** Returns the slots that each raider filled at a fight. */
export const gearAtKill = (
  { startedAt: at }: { startedAt: number },
  raiders: readonly Raider[],
): WornAtKill[] =>
  raiders.map((player) => ({ player, at, slots: player.gear.map(({ slot }) => slot) }));

/** Whether other kills of the night could refute what an audit found. */
export const isNightNeeded = ({ findings, advice }: Pick<Audit, 'findings' | 'advice'>): boolean =>
  [...findings, ...advice].some(isEmptySlot);

const isEmptySlot = (finding: Finding): boolean => slotPartOf(finding) === 'piece';

/** Returns a fight's audits without refuted findings; unchanged if no finding is refuted. */
export function judgeInNight(
  audits: Audit[],
  { startedAt }: { startedAt: number },
  isRefuted: IsRefuted,
): Audit[] {
  const confirmed = audits.map((audit) => {
    const holds = (finding: Finding) => !isRefuted(finding, audit.raider, startedAt);
    if (audit.findings.every(holds) && audit.advice.every(holds)) return audit;
    const findings = audit.findings.filter(holds);
    const advice = audit.advice.filter(holds);
    return { ...audit, findings, advice, verdicts: verdictsOfFindings(findings) };
  });
  return confirmed.every((audit, index) => audit === audits[index]) ? audits : confirmed;
}
