import { slotWord } from '../gear/slots';
import { groupBy, type NonEmpty } from '../group-by';
import { byName } from '../raid/name-order';
import type { Slot } from '../raid/raid';
import { SPELLING } from '../spelling';
import type { Market } from './market';
import { type Reason, reasonText } from './reason';
import { TO_BUY_TEXTS } from './words';

/** Groups of lines, in the list's order. */
const LINE_GROUPS = ['enchants', 'gems', 'consumables', 'elsewhere'] as const;

export type LineGroup = (typeof LINE_GROUPS)[number];

/** A player's need in one slot. */
export interface Demand {
  player: { id: string; name: string; evening: string };
  group: LineGroup;
  /** The line's text: `Enchant Boots - Lavawalker`, `an enchant for Legs`. */
  text: string;
  count: number;
  kind: string;
  /** The slot; absent for flask and food. */
  slot?: Slot;
  /** Items that the auction house sells; two for equal cuts. */
  items?: readonly number[];
  /** Materials for an enchanter, per piece. */
  materials?: readonly (readonly [item: number, count: number])[];
  notes?: readonly string[];
  /** Whether the note names the slots. */
  isInSlots?: boolean;
  reason?: Reason;
}

/** A need ticked as bought. `evening` is a key that sorts by time, by `eveningKey`. */
export interface Tick {
  player: string;
  /** The kind of need: `gem`, `weak gem 23094`. */
  kind: string;
  /** The slot; absent for flask and food. */
  slot?: Slot;
  evening: string;
}

/** Returns a tick's key, which is independent of language and time zone. */
export const tickKey = ({ player, kind, slot, evening }: Tick): string =>
  JSON.stringify([evening, player, kind, slot ?? null]);

export interface PlayerShare {
  player: string;
  name: string;
  /** The number of pieces that are not ticked. */
  left: number;
  count: number;
  isBought: boolean;
  /** The ticks to set when the user ticks this share. */
  ticks: readonly Tick[];
}

/** An item or an unnamed need, with the players who have it. */
export interface ToBuyLine {
  group: LineGroup;
  text: string;
  /** The number of pieces that are not ticked. */
  left: number;
  /** Notes other than reasons: `in Shoulders, Belt`. May be empty. */
  note: string;
  reasons: readonly string[];
  /** Players' shares by name. Bought shares are last. */
  shares: readonly PlayerShare[];
  /** Items to import; empty if no item is sold or left to buy. */
  items: readonly number[];
  /** Materials to import, for an enchanter. */
  materials: readonly number[];
}

/** Adds demands up by text, in groups, highest count first, then by text. Ticks move no line. */
export function linesOfDemands(
  demands: readonly Demand[],
  market: Market,
  ticked: ReadonlySet<string>,
): { group: LineGroup; lines: ToBuyLine[] }[] {
  const byText = groupBy(demands, ({ group, text }) => `${group} ${text}`);
  const lines = [...byText.values()]
    .map((same) => ({ count: sum(same), line: toLine(same, market, ticked) }))
    .sort((one, other) => other.count - one.count || (one.line.text < other.line.text ? -1 : 1))
    .map(({ line }) => line);
  return LINE_GROUPS.map((group) => ({
    group,
    lines: lines.filter((line) => line.group === group),
  })).filter(({ lines: found }) => found.length > 0);
}

const sum = (items: readonly { count: number }[]): number =>
  items.reduce((total, { count }) => total + count, 0);

type Demands = Readonly<NonEmpty<Demand>>;

function toLine(same: Demands, market: Market, ticked: ReadonlySet<string>): ToBuyLine {
  const [first] = same;
  const shares = sharesOf(same, ticked);
  const left = shares.reduce((total, share) => total + share.left, 0);
  return {
    group: first.group,
    text: first.text,
    left,
    note: noteText(same, left, market),
    reasons: [...new Set(same.flatMap(({ reason }) => wordsOf(reason)))],
    shares,
    items: left > 0 ? (first.items ?? []) : [],
    materials: left > 0 ? (first.materials ?? []).map(([item]) => item) : [],
  };
}

const wordsOf = (reason: Reason | undefined): string | [] =>
  reason && reason.kind !== 'sets' ? reasonText(reason) : [];

function sharesOf(same: readonly Demand[], ticked: ReadonlySet<string>): PlayerShare[] {
  const byPlayer = groupBy(same, ({ player }) => player.id);
  return [...byPlayer]
    .map(([player, demands]): PlayerShare => {
      const withTicks = demands.map((demand) => ({ demand, tick: tickOf(demand) }));
      const unticked = withTicks.filter(({ tick }) => !ticked.has(tickKey(tick)));
      return {
        player,
        name: demands[0].player.name,
        left: sum(unticked.map(({ demand }) => demand)),
        count: sum(demands),
        isBought: unticked.length === 0,
        ticks: withTicks.map(({ tick }) => tick),
      };
    })
    .sort((one, other) => Number(one.isBought) - Number(other.isBought) || byName(one, other));
}

const tickOf = ({ player, kind, slot }: Demand): Tick => ({
  player: player.id,
  kind,
  ...(slot !== undefined && { slot }),
  evening: player.evening,
});

function noteText(same: Demands, left: number, { era, table }: Market): string {
  const slots = same.flatMap(({ isInSlots, slot }) =>
    isInSlots && slot !== undefined ? slot : [],
  );
  const words = [...new Set(slots)]
    .sort((one, other) => one - other)
    .map((slot) => slotWord(era, slot));
  const materials = (same[0].materials ?? []).map(
    ([item, count]) => `${count * left} × ${table.materials?.[item] ?? ''}`,
  );
  const notes = [
    words.length > 0 ? TO_BUY_TEXTS.inSlots(words.join(', ')) : '',
    materials.length > 0 && left > 0 ? TO_BUY_TEXTS.enchanter(materials.join(', ')) : '',
    ...new Set(same.flatMap((demand) => demand.notes ?? [])),
  ];
  return notes.filter(Boolean).join(SPELLING.semicolon);
}
