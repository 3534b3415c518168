import * as v from 'valibot';

/** A number as the log site words it: in places it sends text, `"359"` for 359. */
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

/** A whole number, as ids are. */
export const LoggedInteger = v.pipe(LoggedNumber, v.integer());

/** A number that nothing rests on: absent where it cannot be read. */
export const OptionalNumber = v.fallback(v.nullish(LoggedNumber), undefined);

/** A whole number that nothing rests on: absent where it cannot be read. */
export const OptionalInteger = v.fallback(v.nullish(LoggedInteger), undefined);

/** An id that nothing rests on: absent where it is 0 or less, which names nothing, or cannot be read. */
export const OptionalId = v.fallback(v.nullish(v.pipe(LoggedInteger, v.minValue(1))), undefined);

/** A text that nothing rests on: empty where it cannot be read. */
export const OptionalText = v.fallback(v.nullish(v.string(), ''), '');
