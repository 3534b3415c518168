import type { LoggedAura, Pull } from './pull';

/** Returns a raider's auras as logged, in the log's order; undefined without a snapshot. */
export function loggedAuras(
  { snapshots, names = [] }: Pull,
  key: string,
): LoggedAura[] | undefined {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return snapshots
    .find(({ raider }) => raider === key)
    ?.auras.map(({ id, name = '' }) => ({ id, name: nameOf.get(id) ?? name }));
}
