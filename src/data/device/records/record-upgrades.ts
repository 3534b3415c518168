import * as v from 'valibot';

/**
 * The shape of what queries return and IndexedDB stores. Raise it with any change of the schemas,
 * and add an upgrade: restored data skips the log site's schemas.
 */
export const SHAPE = 3;

/** A stored record of any shape. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** Upgrades a record to the next shape, by the shape it has. */
export type Upgrades = Readonly<Record<number, (record: AnyRecord) => AnyRecord>>;

/** From every released shape. */
export const UPGRADES: Upgrades = {
  1: (record) => ({
    ...record,
    kind: Array.isArray(record.data) ? 'raiders' : 'raid',
    data: withoutUnknowns(record.data),
  }),
  // Shape 2 lacked pulls, raiders' numbers in the report, words for specs, oils and poisons, hosts,
  // unreadable pieces, lost kills and the kill's fight.
  2: (record) => record,
};

const RaidersOfShape1 = v.array(
  v.looseObject({
    gear: v.array(
      v.looseObject({
        itemLevel: v.exactOptional(v.number()),
        gems: v.exactOptional(v.array(v.looseObject({}))),
      }),
    ),
  }),
);

/** Shape 1 stored 0 for an unknown level, and an empty list where no gems were logged. */
function withoutUnknowns(data: unknown): unknown {
  const read = v.safeParse(RaidersOfShape1, data);
  if (!read.success) return data;
  const areGemsLogged = read.output.some(({ gear }) => gear.some(({ gems }) => gems?.length));
  return read.output.map((raider) => ({
    ...raider,
    gear: raider.gear.map(({ itemLevel, gems, ...piece }) => ({
      ...piece,
      ...(itemLevel && { itemLevel }),
      ...(gems && areGemsLogged && { gems }),
    })),
  }));
}
