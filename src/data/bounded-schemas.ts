import * as v from 'valibot';

/** Longer than any title, item or icon name in a log. */
const MAX_TEXT_LENGTH = 300;

/** Longer than any name or server; a raider's key has both. */
export const MAX_NAME_LENGTH = 100;

/** The most items of each list, far above what a log, a file or a response has. */
export const LIST_BOUNDS = {
  rows: 20_000,
  fights: 5000,
  kills: 1000,
  friendlies: 2000,
  players: 200,
  pieces: 40,
  auras: 500,
  others: 100,
} as const;

/** Cuts a text, and puts it on one line. A text from outside may have a million line breaks. */
export function oneLine(text: string, maxLength = MAX_TEXT_LENGTH): string {
  const start = text.slice(0, 10 * MAX_TEXT_LENGTH);
  const line = start.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  // Drops half of a surrogate pair.
  const cut = line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return cut.trimEnd();
}

/** A text from a log, link or file: one line of at most 300 letters. */
export const OutsideText = v.pipe(v.string(), v.transform(oneLine));

/** The name of a player or server: one line of at most 100 letters. */
export const OutsideName = v.pipe(
  v.string(),
  v.transform((name) => oneLine(name, MAX_NAME_LENGTH)),
);

/** A code, key or id. A longer text is refused: a cut text would be a different id. */
export const OutsideId = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));

/** Returns a schema of a list that reads the first `most` items and drops the others unread. */
export function listUpTo<Item extends v.GenericSchema>(
  most: number,
  item: Item,
): v.ArraySchema<Item, undefined> {
  const list = v.array(item);
  return {
    ...list,
    '~run': (dataset, config) => {
      const { value } = dataset;
      return list['~run'](
        { ...dataset, value: Array.isArray(value) ? value.slice(0, most) : value },
        config,
      );
    },
  };
}

/** A list of at most `most` items, without the nulls that some lists have. */
export const listWithoutNulls = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(
    listUpTo(most, v.nullish(item)),
    v.transform((list) => list.flatMap((one): v.InferOutput<Item>[] => (one == null ? [] : [one]))),
  );

/** A record that drops values beyond `most`. */
export function recordUpTo<Value extends v.GenericSchema>(
  most: number,
  schema: Value,
): v.RecordSchema<typeof OutsideText, Value, undefined> {
  const record = v.record(OutsideText, schema);
  return {
    ...record,
    '~run': (dataset, config) => {
      const { value } = dataset;
      const isObject = typeof value === 'object' && value !== null;
      const cut = isObject ? Object.fromEntries(Object.entries(value).slice(0, most)) : value;
      return record['~run']({ ...dataset, value: cut }, config);
    },
  };
}

/** Schemas without bounds, for records that only this app writes on this device. */
export const OwnText = v.string();
export const ownList = <Item extends v.GenericSchema>(item: Item) => v.array(item);
export const ownRecord = <Value extends v.GenericSchema>(value: Value) =>
  v.record(v.string(), value);
export const ownMap = <Value extends v.GenericSchema>(value: Value) => v.map(v.string(), value);
