import type { BuffCategory, RaidBuffs } from '../coverage/category';
import { type Coverage, coverRaid } from '../coverage/coverage';
import { coverNarrowly, type NarrowCoverage } from '../coverage/narrow-coverage';
import { findProviders } from '../coverage/provider';
import type { Candidate } from './candidates';

export interface TonightCoverage {
  /** The coverage by the players who come, as in a fight's panel. */
  coverage: Coverage;
  /** Buffs of a party or one player. Absent if every buff reaches the raid. */
  narrow?: NarrowCoverage;
  /** The categories that would be lost without the player, by id. */
  onlySourceOf: ReadonlyMap<string, readonly BuffCategory[]>;
  /** Missing categories, each with the players who could bring it but do not come. */
  missing: readonly { category: BuffCategory; couldBring: readonly Candidate[] }[];
}

interface ChosenCandidates {
  coming: readonly Candidate[];
  notComing: readonly Candidate[];
  size: number;
}

/**
 * Returns what the players who come cover, as in a fight's panel. Possible sources count as
 * sources; narrow buffs are never lost or missing.
 */
export function coverTonight(
  { coming, notComing, size }: ChosenCandidates,
  buffs: RaidBuffs,
): TonightCoverage {
  const raiders = coming.map(({ raider }) => raider);
  const coverage = coverRaid(raiders, buffs);
  const narrow = coverNarrowly(raiders, buffs, size);
  const onlySourceOf = new Map<string, BuffCategory[]>();
  for (const { category, providers } of coverage.categories) {
    const [only, ...others] = providers;
    if (!only || others.length > 0) continue;
    const { key } = only.raider;
    onlySourceOf.set(key, [...(onlySourceOf.get(key) ?? []), category]);
  }
  const missing = coverage.categories
    .filter(({ state }) => state === 'missing')
    .map(({ category }) => category);
  const byId = new Map(notComing.map((candidate) => [candidate.id, candidate]));
  const missingProviders = findProviders(
    { ...buffs, categories: missing },
    notComing.map(({ raider }) => raider),
  );
  return {
    coverage,
    ...(narrow && { narrow }),
    onlySourceOf,
    missing: missingProviders.map(({ category, providers }) => ({
      category,
      couldBring: providers.flatMap(({ raider }) => byId.get(raider.key) ?? []),
    })),
  };
}
