import type { Calling } from '../classes';
import type { Raider } from '../raid';
import type { BuffCategory, BuffSource } from './category';

/** A raider who can bring a category, with every source by which they can. */
export interface Provider {
  raider: Raider;
  sources: BuffSource[];
}

/** A raid's categories, each with everyone who can bring it. */
export interface Provided {
  category: BuffCategory;
  providers: Provider[];
}

/**
 * Whether somebody of this class and spec brings the source.
 *
 * A bare class brings only what any of its specs brings. Source: spec.md "Provider rule".
 */
export const isBroughtBy = ({ by, spec }: BuffSource, calling: Calling): boolean =>
  by === calling.classKey && (spec === undefined || spec === calling.spec);

/** A raider's calling as far as buffs go: a Feral druid who tanks is a bear. pitfalls.md row 22. */
export const buffCalling = (raider: Raider): Calling =>
  raider.classKey === 'druid' && raider.spec === 'Feral' && raider.roles.includes('tanks')
    ? { classKey: 'druid', spec: 'Guardian' }
    : raider;

/** Finds everyone who can bring each category, each raider once. */
export function findProviders(
  categories: readonly BuffCategory[],
  raiders: readonly Raider[],
): Provided[] {
  const party = raiders.map((raider) => ({ raider, calling: buffCalling(raider) }));
  return categories.map((category) => {
    const providers = party.flatMap(({ raider, calling }) => {
      const sources = category.sources.filter((source) => isBroughtBy(source, calling));
      return sources.length > 0 ? [{ raider, sources }] : [];
    });
    return { category, providers };
  });
}
