import type { Raider } from './raid';

/** Roles in the log's words, in list order. */
export const ROLES = ['tanks', 'healers', 'dps'] as const;

export type Role = (typeof ROLES)[number];

/** Returns the first role that the log gives a raider, by default damage. */
export const roleOf = ({ roles }: Pick<Raider, 'roles'>): Role =>
  ROLES.find((role) => roles.includes(role)) ?? 'dps';
