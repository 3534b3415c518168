import type { SearchSubject } from '#domain/log-site/search';

/** Identifies a guild or character: names of a realm never differ in case alone. */
export const searchKey = ({ region, realm, name }: SearchSubject): string[] => [
  region,
  realm,
  name.toLowerCase(),
];
