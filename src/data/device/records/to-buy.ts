import * as v from 'valibot';
import {
  type KeptTick,
  mergeToBuy,
  type ToBuyChange,
  type ToBuyStatement,
  toBuyStatements,
} from '#domain/to-buy/kept-to-buy';
import { LIST_BOUNDS, listUpTo, OutsideText } from '../../bounded-schemas';
import { earlierChangeReader, type KeptKind } from './kept-kind';
import { StoredPlayerRef, StoredTime } from './record-schemas';

const StoredTick: v.GenericSchema<unknown, KeptTick> = v.object({
  player: StoredPlayerRef,
  kind: OutsideText,
  slot: v.exactOptional(v.number()),
  begins: StoredTime,
  ends: StoredTime,
  until: StoredTime,
});

const StoredStatement: v.GenericSchema<unknown, ToBuyStatement> = v.union([
  v.object({ at: StoredTime, tick: StoredTick, isBought: v.boolean() }),
  v.object({ at: StoredTime, withConsumables: v.boolean() }),
]);

/** A change as earlier releases journaled it. */
const EarlierToBuyChange: v.GenericSchema<unknown, ToBuyChange> = v.union([
  v.object({ ticks: listUpTo(LIST_BOUNDS.fights, StoredTick), isBought: v.boolean() }),
  v.object({ withConsumables: v.boolean() }),
]);

const EarlierToBuy = v.object({
  ticks: listUpTo(LIST_BOUNDS.fights, v.fallback(v.nullable(StoredTick), null)),
  withConsumables: v.boolean(),
});

/** Ticks of what was bought, and whether Tonight lists flasks and food. */
export const TO_BUY: KeptKind<ToBuyStatement> = {
  key: 'said-to-buy',
  schema: StoredStatement,
  merge: mergeToBuy,
  isOfDevice: true,
  earlier: {
    key: 'to-buy',
    read(stored) {
      const read = v.safeParse(EarlierToBuy, stored);
      if (!read.success) return [];
      const { withConsumables } = read.output;
      const ticks = read.output.ticks.filter((tick) => tick !== null);
      return [
        ...toBuyStatements({ ticks, isBought: true }, 0),
        ...toBuyStatements({ withConsumables }, 0),
      ];
    },
  },
  readEarlierChange: earlierChangeReader(
    v.object({ kind: v.literal('to-buy'), change: EarlierToBuyChange }),
    ({ change }, at) => toBuyStatements(change, at),
  ),
};
