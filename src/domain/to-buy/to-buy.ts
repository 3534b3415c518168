import { slotPartOf } from '../audit/finding';
import type { Remedy } from '../audit/rule/remedy';
import type { Standards } from '../audit/rule/standards';
import type { Era, EraTables } from '../era/era';
import { raidOfFight } from '../eras/raid-of-fight';
import { formatShortDate } from '../format';
import { slotWord } from '../gear/slots';
import { type AtThePull, shownStateByKey } from '../pull/at-the-pull';
import type { Fight } from '../raid/raid';
import { SPELLING } from '../spelling';
import { MINUTE } from '../time';
import { type Demand, linesOfDemands, type Tick, type ToBuyLine, tickKey } from './lines';
import type { Buyer, Market } from './market';
import { nameConsumables, type ToConsume } from './name-consumables';
import { enchantToBuyName, nameEnchant } from './name-enchant';
import { nameBetterGem, nameGem, nameMeta } from './name-gem';
import { type RaiderFindings, remediesOf } from './remedies';
import { TO_BUY_TEXTS } from './words';

/** A player at the list's kill: the last kill that logged their gear, or the kill in view. */
export interface PlayerToBuyFor {
  /** The player's id over all kills on the device. */
  id: string;
  /** The name, with the server if two players share it. */
  name: string;
  audit: RaiderFindings;
  fight: Fight;
  /** Epoch milliseconds of the evening's first pull: an evening lasts past midnight. */
  at: number;
  /** The evening's key, which sorts by time, by `eveningKey`. */
  evening: string;
  /** The pull, for flask and food. It also needs `eveningLasted`. */
  pull?: AtThePull | undefined;
  /** Milliseconds from the evening's first pull to its last kill. */
  eveningLasted?: number | undefined;
}

interface ToBuyContext extends Market {
  era: Era & { tables?: EraTables };
  standards: Standards;
  ticks: readonly Tick[];
  withConsumables?: boolean;
}

export interface ToBuy {
  /** Groups with at least one line. */
  groups: readonly { group: ToBuyLine['group']; lines: readonly ToBuyLine[] }[];
  /** The number of players with a line, bought or not. */
  players: number;
  /** The sentence above the lines; without lines it stands alone. */
  head: string;
}

/** Lists what to buy: who needs what, by group, with names of certain items. */
export function toBuy(players: readonly PlayerToBuyFor[], context: ToBuyContext): ToBuy {
  const demands = players.flatMap((player) => demandsOf(player, context));
  const groups = linesOfDemands(demands, context, new Set(context.ticks.map(tickKey)));
  const count = new Set(demands.map(({ player }) => player.id)).size;
  return { groups, players: count, head: headText(players, count, demands) };
}

function headText(players: readonly PlayerToBuyFor[], count: number, demands: readonly Demand[]) {
  if (count > 0) {
    const concerned = players.filter(({ id }) => demands.some(({ player }) => player.id === id));
    const head = TO_BUY_TEXTS.head(
      count,
      formatShortDate(Math.max(...concerned.map(({ at }) => at))),
    );
    const isAsInSets = demands.some(({ reason }) => reason?.kind === 'sets');
    return isAsInSets ? `${head} ${TO_BUY_TEXTS.inSets}` : head;
  }
  return players.some(({ audit }) => needsPurchase(audit))
    ? TO_BUY_TEXTS.noLines
    : TO_BUY_TEXTS.noFindings;
}

/** Whether an audit has a finding that a purchase can fix: any except a low item level. */
export const needsPurchase = ({
  findings,
  advice,
}: Pick<RaiderFindings, 'findings' | 'advice'>): boolean =>
  [...findings, ...advice].some((finding) => slotPartOf(finding) !== 'level');

function demandsOf(player: PlayerToBuyFor, context: ToBuyContext): Demand[] {
  const { audit, fight } = player;
  const raids = context.era.tables?.raids ?? [];
  const { classKey, spec, gear } = audit.raider;
  const buyer: Buyer = {
    player: { id: player.id, gear, ...(classKey && { classKey }), ...(spec && { spec }) },
    raider: audit.raider,
    tier: raidOfFight(fight, raids)?.tier,
  };
  const remedies = remediesOf(audit, context.facts, context.standards);
  return [
    ...remedies.flatMap((remedy) => demandFor(remedy, player, buyer, context)),
    ...(context.withConsumables ? consumableDemands(player, buyer, context) : []),
  ];
}

function demandFor(
  remedy: Remedy,
  player: PlayerToBuyFor,
  buyer: Buyer,
  market: Market,
): Demand | Demand[] {
  const { table, era } = market;
  const { kind, piece } = remedy;
  const { slot } = piece;
  const count = 'count' in remedy ? remedy.count : 1;
  const base: Pick<Demand, 'player' | 'kind' | 'slot' | 'count'> = { player, kind, slot, count };
  switch (remedy.kind) {
    case 'enchant': {
      const isWeapon = ['mainhand', 'offhand'].includes(era.slots[slot]?.kind ?? '');
      if (buyer.raider.classKey === 'deathknight' && isWeapon) {
        const text = TO_BUY_TEXTS.aRuneforge(slotWord(era, slot));
        return { ...base, group: 'elsewhere', text, notes: [TO_BUY_TEXTS.byDeathKnights] };
      }
      const enchant = nameEnchant(piece, buyer, market);
      if (!enchant.row) return { ...base, group: 'enchants', text: enchant.text };
      const { row, reason } = enchant;
      return { ...base, ...wayToGet(row, slot, market), reason };
    }
    case 'gem':
    case 'weak gem':
    case 'meta': {
      const gem = nameOfGem(remedy, buyer, market);
      const about = { ...base, group: 'gems', text: gem.text, isInSlots: true } as const;
      const tick = remedy.kind === 'weak gem' ? { kind: `weak gem ${remedy.worn}` } : {};
      return gem.items
        ? { ...about, ...tick, items: gem.items, reason: gem.reason }
        : { ...about, ...tick };
    }
    case 'buckle': {
      const { buckle } = table;
      if (!buckle) return [];
      const { item, name } = buckle;
      return { ...base, group: 'gems', text: name, items: [item], isInSlots: true };
    }
    case 'smith socket': {
      const text = table.smithSockets?.[slot];
      if (!text) return [];
      return { ...base, group: 'elsewhere', text, notes: [TO_BUY_TEXTS.byBlacksmiths] };
    }
    default: {
      const text = otherRingText(buyer, piece.slot, market);
      return { ...base, group: 'elsewhere', text, notes: [TO_BUY_TEXTS.byEnchanters] };
    }
  }
}

function nameOfGem(remedy: Remedy, buyer: Buyer, market: Market) {
  if (remedy.kind === 'weak gem') return nameBetterGem(remedy.worn, buyer, market);
  return remedy.kind === 'meta' ? nameMeta(buyer, market) : nameGem(buyer, market);
}

function wayToGet(
  row: Parameters<typeof enchantToBuyName>[0],
  slot: number,
  { facts }: Market,
): Pick<Demand, 'group' | 'text' | 'items' | 'materials' | 'notes'> {
  const text = enchantToBuyName(row, slot, facts);
  if (row.item !== undefined) return { group: 'enchants', text, items: [row.item] };
  if (row.materials) return { group: 'enchants', text, materials: row.materials };
  const { factions: [one = '', other] = [], standing, lesser } = row;
  if (!standing) return { group: 'elsewhere', text, notes: [TO_BUY_TEXTS.fromQuest] };
  const faction = other ? TO_BUY_TEXTS.or(one, other) : one;
  const notes = [`${faction}, ${TO_BUY_TEXTS[standing]}`];
  if (lesser) notes.push(TO_BUY_TEXTS.honoured + SPELLING.colon + lesser);
  return { group: 'elsewhere', text, notes };
}

/** Names the enchant of the raider's other ring. */
function otherRingText({ raider }: Buyer, slot: number, { era, facts }: Market): string {
  const names = raider.gear
    .filter((ring) => ring.slot !== slot && era.slots[ring.slot]?.kind === 'finger')
    .flatMap(({ enchantId }) =>
      enchantId === undefined ? [] : (facts.enchant(enchantId)?.name ?? []),
    );
  return names[0] ?? TO_BUY_TEXTS.anEnchant(slotWord(era, slot));
}

const CONSUMED_CATEGORIES: readonly ToConsume[] = ['flask', 'food'];

function consumableDemands(player: PlayerToBuyFor, buyer: Buyer, market: Market): Demand[] {
  const { pull, eveningLasted = 0, audit } = player;
  if (!pull) return [];
  return CONSUMED_CATEGORIES.filter(
    (category) =>
      pull.categories.includes(category) &&
      shownStateByKey(audit.raider.key, category, pull) === 'not seen',
  ).flatMap((category) =>
    nameConsumables(category, buyer, market).map(({ text, minutes, item, reason, isGuardian }) => ({
      player,
      kind: isGuardian ? 'guardian elixir' : category,
      group: 'consumables' as const,
      text,
      count: Math.max(1, Math.ceil(eveningLasted / (minutes * MINUTE))),
      notes: [durationText(eveningLasted, minutes)],
      ...(item !== undefined && { items: [item] }),
      ...(reason && { reason }),
    })),
  );
}

/** Returns how long the evening lasted, rounded up as the number of pieces is. */
function durationText(eveningLasted: number, minutes: number): string {
  const step = Math.min(minutes, 60);
  const rounded = Math.max(1, Math.ceil(eveningLasted / (step * MINUTE))) * step;
  return TO_BUY_TEXTS.lasts(rounded / 60, minutes);
}
