import * as v from 'valibot';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import type { KeptChoice } from '#domain/tonight/candidates';
import { changeOnce } from '../raids/applied-entries';
import type { JournalEntry } from '../raids/journal';
import { readSafely } from '../records/stored-records';
import { StoredPlayerRef } from './stored-notes';

const TONIGHT_KEY = 'tonight';

/** Choices of more groups are forgotten, oldest first. */
const MAX_CHOICES = 20;

export const StoredChoice: v.GenericSchema<unknown, KeptChoice> = v.object({
  evening: v.array(v.string()),
  coming: v.array(StoredPlayerRef),
  guests: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
      spec: v.exactOptional(v.string()),
      isComing: v.boolean(),
    }),
  ),
  size: v.number(),
});

/** A choice of a newer version is forgotten. */
const StoredChoices = v.fallback(v.array(v.fallback(v.nullable(StoredChoice), null)), []);

/** Reads who is expected, by group, latest first. */
export const readTonight = async (records: IDBObjectStore): Promise<KeptChoice[]> =>
  v.parse(StoredChoices, await readSafely(records, TONIGHT_KEY)).filter((one) => one !== null);

/** Saves who is expected at a group's newest evening, in place of what was said before. */
export const saveTonight = (choice: KeptChoice, journaled?: JournalEntry): Promise<boolean> =>
  changeOnce(async (records) => {
    const others = (await readTonight(records)).filter(
      ({ evening }) => !evening.some((code) => choice.evening.includes(code)),
    );
    records.put([choice, ...others].slice(0, MAX_CHOICES), TONIGHT_KEY);
    return true;
  }, journaled);
