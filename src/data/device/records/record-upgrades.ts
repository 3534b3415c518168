import * as v from 'valibot';
import { LIST_BOUNDS, listUpTo } from '../../bounded-schemas';

/** The shape of stored data. A change of a schema raises it, and adds an upgrade. */
export const RECORD_SHAPE = 4;

export type AnyRecord = Readonly<Record<string, unknown>>;

/** Functions that upgrade a record to the next shape, by the shape that they upgrade. */
export const UPGRADES: Readonly<Record<number, (record: AnyRecord) => AnyRecord>> = {
  1: (record) => ({
    ...record,
    kind: Array.isArray(record.data) ? 'raiders' : 'raid',
    data: withoutUnknowns(record.data),
  }),
  // Shape 2 lacked pulls, players' numbers, logged specs, temporary enchants, hosts and lost kills.
  2: (record) => record,
  // Shape 3 lacked GUIDs, guilds, other hosts, later classes, deaths and the names of auras.
  3: (record) => record,
};

const RaidersOfShape1 = listUpTo(
  LIST_BOUNDS.players,
  v.looseObject({
    gear: listUpTo(
      LIST_BOUNDS.pieces,
      v.looseObject({
        itemLevel: v.exactOptional(v.number()),
        gems: v.exactOptional(listUpTo(LIST_BOUNDS.pieces, v.looseObject({}))),
      }),
    ),
  }),
);

/** Drops unknown values, for which shape 1 stored 0 (levels) or an empty list (gems). */
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
