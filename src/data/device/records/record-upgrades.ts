import * as v from 'valibot';

/**
 * The shape of what queries return and the device stores. Raise it with any change of the schemas,
 * and say in `UPGRADES` how older records come up: restored data skips the log site's readers.
 */
export const SHAPE = 3;

/** A record as it lies on the device, of whatever shape. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** How a record becomes one of the next shape, by the shape it has. */
export type Upgrades = Readonly<Record<number, (record: AnyRecord) => AnyRecord>>;

/** The upgrades from every shape that a release wrote. */
export const UPGRADES: Upgrades = {
  1: (record) => ({
    ...record,
    kind: Array.isArray(record.data) ? 'raiders' : 'raid',
    data: withoutUnknowns(record.data),
  }),
  // Shape 2 had no pulls, no raider's number in the report, no further words for specs, no oils or poisons, no host,
  // no pieces that cannot be read, no lost kills, and did not say which fight a kill's record is of.
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

/** Shape 1 held a level of 0 where the log knew none, and a list of no gems where it recorded none at all. */
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
