import { MISTS_CONSUMABLES } from '#domain/eras/mists/consumables';
import type { Consumables } from '#domain/pull/consumables';
import type { Snapshot, StoredAura } from '#domain/pull/pull';
import { readPull } from '#domain/pull/read-pull';
import { plainRaider } from './gear';

/** A raider's auras; `undefined` if there is no snapshot. */
export type Auras = readonly (number | StoredAura)[] | undefined;

export const snapshotsOf = (auras: Readonly<Record<string, Auras>>): Snapshot[] =>
  Object.entries(auras).flatMap(([raider, list]) =>
    list
      ? { raider, auras: list.map((aura) => (typeof aura === 'number' ? { id: aura } : aura)) }
      : [],
  );

/** Returns the pull of plain raiders with these auras, by name. */
export const pullOf = (
  auras: Readonly<Record<string, Auras>>,
  { consumables = MISTS_CONSUMABLES as Consumables } = {},
) =>
  readPull(
    { snapshots: snapshotsOf(auras), buffs: [] },
    { raiders: Object.keys(auras).map((name) => plainRaider(name)) },
    consumables,
  );
