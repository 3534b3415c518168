import type { CategoryCoverage } from '#domain/coverage/coverage';

/** Whether nobody is known to bring it but by the points in their talents. */
export const isByTalents = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));

/** Whether talent points decide who can bring it at all. */
export const isDecidedByTalents = ({ category }: CategoryCoverage): boolean =>
  category.sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints);
