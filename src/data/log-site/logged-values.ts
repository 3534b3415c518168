import * as v from 'valibot';
import { DIRECTION_MARKS } from '#domain/spelling';
import { MAX_TIME } from '#domain/time';
import { listUpTo, listWithoutNulls, OutsideName, OutsideText } from '../bounded-schemas';

/** A number as sent, sometimes as text: `"359"`. */
export const LoggedNumber = v.pipe(
  v.unknown(),
  v.transform((logged) =>
    typeof logged === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(logged)
      ? Number(logged)
      : logged,
  ),
  v.number(),
  v.finite(),
);

export const LoggedInteger = v.pipe(LoggedNumber, v.integer());

/** A time in milliseconds, within the range of Date: another time would throw where it is shown. */
export const LoggedTime = v.pipe(LoggedNumber, v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

export const OptionalNumber = v.fallback(v.nullish(LoggedNumber), undefined);

export const OptionalInteger = v.fallback(v.nullish(LoggedInteger), undefined);

/** An id; undefined if unreadable, inexact, or not positive. */
export const OptionalId = v.fallback(
  v.nullish(v.pipe(LoggedInteger, v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
  undefined,
);

export const OptionalText = v.fallback(v.nullish(OutsideText, ''), '');

/** The name of a player or server. Empty if unreadable. */
export const OptionalName = v.fallback(v.nullish(OutsideName, ''), '');

/** Longer than any spell's name. */
const MAX_SPELL_NAME_LENGTH = 60;

/** The name of a spell, on one line. Empty if unreadable. */
export const LoggedName = v.pipe(
  OptionalText,
  v.transform((name) =>
    name
      .replace(DIRECTION_MARKS, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, MAX_SPELL_NAME_LENGTH),
  ),
);

/** A list as sent, without unreadable items. */
export const listOf = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(
    listUpTo(most, v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** A list as sent, without unreadable items. It is refused if no item is readable. */
export const listOfReadable = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.lazy((list) =>
    Array.isArray(list) && list.slice(0, most).some((one) => v.is(item, one))
      ? listOf(most, item)
      : listWithoutNulls(most, item),
  );
