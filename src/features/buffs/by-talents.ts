import type { CategoryCoverage } from '#domain/coverage/coverage';

export const isOnlyByPoints = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));

export const dependsOnTalents = ({ category }: CategoryCoverage): boolean =>
  category.sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints);
