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
  tonight: {
    title: 'Ce soir',
    roleCount: (role, count) => `${role} : ${count}`,
    notSeenYet: 'pas encore vu',
    couldBring: (names) => `Pourraient l’apporter : ${names} (ne viennent pas)`,
    onlySource: (categories) => `seule source de ${categories}`,
    asOf: (date) => `au ${date}`,
    withDate: (faults, asOf) => `${faults} (${asOf})`,
    missing: 'Il manque',
    notKnown: (names) => `Inconnus ici : ${names}`,
    which: (name) => `Quel ${name} ?`,
    signUpWords:
      'tank, tanks, soigneur, soigneurs, soins, dégâts, mêlée, distance, absent, absents, absence, banc, remplaçant, remplaçants, retard, peut-être, inscrit, inscrits, confirmé, confirmés, refusé, oui, non, groupe, liste, vient, malade',
  },
} satisfies TextsOf<'season' | 'tonight'>;
