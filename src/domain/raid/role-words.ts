import { inLanguage } from '../language';

/** The roles in headings, and the sentence with how many passed of each. */
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
