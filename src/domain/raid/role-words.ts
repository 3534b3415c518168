import { inLanguage } from '../language';

/** Roles as headings, and the sentence that says how many raiders of each role passed. */
export const ROLE_WORDS = inLanguage('role', {
  tanks: 'Tanks',
  healers: 'Healers',
  dps: 'Damage',
  passed: (
    passed: number,
    all: number,
    roles: readonly (readonly [role: string, passed: number, all: number])[],
  ) =>
    `${passed} of ${all} passed: ${roles
      .map(([role, some, count]) => `${role.toLowerCase()} ${some} of ${count}`)
      .join(', ')}`,
});
