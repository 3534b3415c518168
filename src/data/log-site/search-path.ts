import type { SearchSubject } from '#domain/log-site/search';

/** Returns the log site's path of a guild or character. See docs/log-site.md. */
export const searchPath = ({ name, realm, region }: SearchSubject): string =>
  [name, realm, region].map(encodeURIComponent).join('/');

/** Identifies a guild or character: names of a realm never differ in case alone. */
export const searchKey = ({ region, realm, name }: SearchSubject): string[] => [
  region,
  realm,
  name.toLowerCase(),
];
