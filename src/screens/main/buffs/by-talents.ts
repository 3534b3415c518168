import type { CategoryCoverage } from '#domain/coverage/coverage';

export const isByTalents = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));

export const isDecidedByTalents = ({ category }: CategoryCoverage): boolean =>
  category.sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints);
