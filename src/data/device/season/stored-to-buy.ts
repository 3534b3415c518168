import * as v from 'valibot';
import {
  changeToBuy,
  type KeptTick,
  type KeptToBuy,
  type ToBuyChange,
} from '#domain/season/kept-to-buy';
import { changeOnce } from '../raids/applied-entries';
import type { JournalEntry } from '../raids/journal';
import { StoredTime } from '../records/record-schemas';
import { readSafely } from '../records/stored-records';
import { StoredPlayerRef } from './stored-notes';

const TO_BUY_KEY = 'to-buy';

const StoredTick: v.GenericSchema<unknown, KeptTick> = v.object({
  player: StoredPlayerRef,
  kind: v.string(),
  slot: v.exactOptional(v.number()),
  begins: StoredTime,
  ends: StoredTime,
  until: StoredTime,
});

export const StoredToBuyChange: v.GenericSchema<unknown, ToBuyChange> = v.union([
  v.object({ ticks: v.array(StoredTick), isBought: v.boolean() }),
  v.object({ withConsumables: v.boolean() }),
]);

/** A tick of a newer version is forgotten. */
const StoredToBuy = v.fallback(
  v.object({
    ticks: v.array(v.fallback(v.nullable(StoredTick), null)),
    withConsumables: v.boolean(),
  }),
  { ticks: [], withConsumables: false },
);

export async function readToBuy(records: IDBObjectStore): Promise<KeptToBuy> {
  const { ticks, withConsumables } = v.parse(StoredToBuy, await readSafely(records, TO_BUY_KEY));
  return { ticks: ticks.filter((tick) => tick !== null), withConsumables };
}

export const saveToBuy = (change: ToBuyChange, journaled?: JournalEntry): Promise<boolean> =>
  changeOnce(async (records) => {
    records.put(changeToBuy(await readToBuy(records), change), TO_BUY_KEY);
    return true;
  }, journaled);
