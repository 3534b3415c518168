import type { Raider } from './raid';

/** The roles that raiders are listed by, in the log's words. */
export const ROLES = ['tanks', 'healers', 'dps'] as const;

export type Role = (typeof ROLES)[number];

/** The first of the roles that the log has a raider in; everybody else is there for damage. */
export const roleOf = ({ roles }: Pick<Raider, 'roles'>): Role =>
  ROLES.find((role) => roles.includes(role)) ?? 'dps';
