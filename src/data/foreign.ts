import * as v from 'valibot';

/** No title, item or icon of a log is as long. */
const MAX_TEXT = 300;

/** No name or server is as long. A raider's key is made of both. */
const MAX_NAME = 100;

/** Bounds of lists. Each is far above what a log has. */
export const MOST = {
  fights: 5000,
  friendlies: 2000,
  players: 200,
  pieces: 40,
  auras: 500,
  others: 100,
} as const;

/** Returns a text on one line, and cut. Others' texts may have a million line breaks. */
export function oneLine(text: string, most = MAX_TEXT): string {
  const start = text.slice(0, 10 * MAX_TEXT);
  const line = start.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= most) return line;
  // Not half a character.
  const cut = line.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return cut.trimEnd();
}

/** A text of a log, link or file: one line of at most 300 letters. */
export const ForeignText = v.pipe(v.string(), v.transform(oneLine));

/** The name of a player or server: one line of at most 100 letters. */
export const ForeignName = v.pipe(
  v.string(),
  v.transform((name) => oneLine(name, MAX_NAME)),
);

/** Leaves out what a list has beyond `most`, before it is read. */
export const upTo = <Input, Item>(
  most: number,
  list: v.GenericSchema<Input[], Item[]>,
): v.GenericSchema<Input[], Item[]> =>
  v.pipe(
    v.custom<Input[]>(() => true),
    v.transform((sent) => (Array.isArray(sent) ? sent.slice(0, most) : sent)),
    list,
  );

/** The same for a list whose schema stays visible, as those of records do. */
export const cutTo = <Item>(most: number) =>
  v.transform((items: Item[]): Item[] => items.slice(0, most));
