import { inLanguage } from '../language';

export const TONIGHT_TEXTS = inLanguage('tonight', {
  title: 'Tonight',
  roleCount: (role: string, count: number) => `${role} ${count}`,
  guest: 'guest',
  notSeenYet: 'not seen yet',
  couldBring: (names: string) => `Could bring it: ${names} (not coming)`,
  onlySource: (categories: string) => `only source of ${categories}`,
  asOf: (date: string) => `as of ${date}`,
  withDate: (faults: string, asOf: string) => `${faults} (${asOf})`,
  missing: 'Missing',
  notKnown: (names: string) => `Not known here: ${names}`,
  which: (name: string) => `Which ${name}?`,
  /** What sign-up lists say beside names. */
  signUpWords:
    'tank, tanks, maintank, offtank, mt, ot, healer, healers, heal, heals, dps, dd, damage, melee, range, ranged, caster, casters, support, rdps, mdps, dk, bm, mm, sv, ' +
    'absence, absent, absences, bench, benched, late, tentative, accepted, declined, confirmed, signed, sign, signup, signups, up, ups, standby, unavailable, maybe, yes, no, not, going, coming, invited, invite, inv, pending, queue, queued, backup, reserve, reserves, away, sick, group, party, grp, raid, roster, list, lead, leader, assist, role, class, spec, name, status, primary, and, or',
});
