import type { Raider } from '#domain/raid';

export function BuffsPanel(_: { raiders: readonly Raider[] }) {
  return null;
}
