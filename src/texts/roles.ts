import { inLanguage } from '#domain/language';

export const ROLE_TEXTS = inLanguage('role', {
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
