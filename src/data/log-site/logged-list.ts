import * as v from 'valibot';

/** Skips unreadable items. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
