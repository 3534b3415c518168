import type { ConsumableToBuy } from '../era/to-buy-table';
import type { PullCategory } from '../pull/categories';
import type { Buyer, Market } from './market';
import { presetOf } from './name-enchant';
import type { Reason } from './reason';
import { countVotes, majorityOf } from './sightings';
import { TO_BUY_TEXTS } from './words';

/** A flask, elixir or food, and its minutes. `item` is missing if no single item is named. */
interface NamedConsumable {
  text: string;
  minutes: number;
  item?: number;
  reason?: Reason;
  /** Whether the elixir is the second of two elixirs, which is ticked separately. */
  isGuardian?: boolean;
}

export type ToConsume = Extract<PullCategory, 'flask' | 'food'>;

/**
 * Names the flask, both elixirs or the food that most of the spec use, else what all its gear sets
 * have.
 */
export function nameConsumables(
  category: ToConsume,
  buyer: Buyer,
  market: Market,
): NamedConsumable[] {
  const { table } = market;
  const seen = seenOfSpec(category, buyer, market);
  if (seen) return [seen];
  const preset = presetOf(table, buyer.player);
  const onlyRow = (rows: readonly ConsumableToBuy[], items: readonly number[] = []) => {
    const [item, ...others] = items;
    return others.length === 0 ? rows.find((row) => row.item === item) : undefined;
  };
  const fromSets = ({ item, name }: ConsumableToBuy, minutes: number): NamedConsumable => ({
    text: name,
    item,
    minutes,
    reason: { kind: 'sets' },
  });
  if (category === 'food') {
    const food = onlyRow(table.foods, preset?.foods);
    return [
      food
        ? fromSets(food, table.minutes.food)
        : { text: TO_BUY_TEXTS.aFood, minutes: table.minutes.food },
    ];
  }
  const flask = onlyRow(table.flasks, preset?.flasks);
  if (flask) return [fromSets(flask, table.minutes.flask)];
  const battle = onlyRow(table.battleElixirs, preset?.battleElixirs);
  const guardian = onlyRow(table.guardianElixirs, preset?.guardianElixirs);
  if (battle && guardian) {
    const { elixir: minutes } = table.minutes;
    return [fromSets(battle, minutes), { ...fromSets(guardian, minutes), isGuardian: true }];
  }
  return [{ text: TO_BUY_TEXTS.aFlask, minutes: table.minutes.flask }];
}

/** Returns what more than half of the spec used. The newest pull with a use is a raider's vote. */
function seenOfSpec(
  category: ToConsume,
  { player }: Buyer,
  { table, sightings }: Market,
): NamedConsumable | undefined {
  const rows = category === 'food' ? table.foods : table.flasks;
  const elixirs = category === 'food' ? [] : [...table.battleElixirs, ...table.guardianElixirs];
  const others = sightings.ofOthers(player).filter(({ pulls }) => pulls.length > 0);
  const votes = others.flatMap(({ pulls }) => {
    const found = pulls.map((auras) =>
      [...rows, ...elixirs].find((row) => row.auras.some((aura) => auras.includes(aura))),
    );
    return found.find((row) => row !== undefined) ?? [];
  });
  const { length: voterCount } = others;
  const { most, count = 0 } = majorityOf(countVotes(votes), voterCount) ?? {};
  if (!most || !rows.includes(most)) return undefined;
  const minutes = table.minutes[category];
  const reason = { kind: 'spec', count, all: voterCount, buyer: player } as const;
  return { text: most.name, item: most.item, minutes, reason };
}
