import { REALMS } from '#tables/realms/classic';

/** Realms that carry over; those that opened with an era are in its table. */
export { REALMS };

/** Lower case, hyphens for spaces, no apostrophes. See docs/log-site.md. */
export const realmSlug = (realm: string): string =>
  realm.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
