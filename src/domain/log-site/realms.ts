import { REALMS } from '#tables/realms/classic';

/** Realms that did not open with an era. Other realms are in their era's table. */
export { REALMS };

/** Returns a realm's slug: lower case, hyphens for spaces, no apostrophes. See docs/log-site.md. */
export const realmSlug = (realm: string): string =>
  realm.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
