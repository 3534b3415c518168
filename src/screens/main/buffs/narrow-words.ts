import type { CategoryCoverage } from '#domain/coverage/coverage';

/** Whether all its providers are known by talent points only. */
export const isByTalents = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));

export const isDecidedByTalents = ({ category }: CategoryCoverage): boolean =>
  category.sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints);
