import type { TextsOf } from '../translation';

export const SEASON = {
  season: {
    title: 'Saison',
    raids: (raids) => (raids === 1 ? 'un raid' : `${raids} raids`),
    excused: 'excusé',
    notYetHere: 'pas encore là',
    onAlt: (alt) => `sur ${alt}`,
    notSaved: 'pas sur cet appareil',
    countOf: (count, all) => `${count} sur ${all}`,
    seenOf: (category, seen, of) => `${category} ${seen} sur ${of}`,
    faultsSince: (faults, before) => `${faults}, avant ${before}`,
    came: (percent) => `${percent} % de présence`,
    evening: (date, passed, median) =>
      median
        ? `${date} : ${passed} en règle, niveau d’objet médian ${median}`
        : `${date} : ${passed} en règle`,
  },
} satisfies TextsOf<'season'>;
