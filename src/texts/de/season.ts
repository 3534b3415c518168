import type { TextsOf } from '../translation';

export const SEASON = {
  season: {
    title: 'Saison',
    raids: (raids) => (raids === 1 ? '1 Raid' : `${raids} Raids`),
    excused: 'entschuldigt',
    notYetHere: 'noch nicht dabei',
    onAlt: (alt) => `mit ${alt}`,
    notSaved: 'nicht auf diesem Gerät',
    countOf: (count, all) => `${count} von ${all}`,
    seenOf: (category, seen, of) => `${category} ${seen} von ${of}`,
    faultsSince: (faults, before) => `${faults}, vorher ${before}`,
    came: (percent) => `${percent} % kamen`,
    evening: (date, passed, median) =>
      median
        ? `${date}: ${passed} bestanden, mittlere Gegenstandsstufe ${median}`
        : `${date}: ${passed} bestanden`,
  },
  tonight: {
    title: 'Heute Abend',
    roleCount: (role, count) => `${role}: ${count}`,
    notSeenYet: 'noch nicht gesehen',
    couldBring: (names) => `Könnten es bringen: ${names} (kommen nicht)`,
    onlySource: (categories) => `einzige Quelle von ${categories}`,
    asOf: (date) => `Stand ${date}`,
    withDate: (faults, asOf) => `${faults} (${asOf})`,
    missing: 'Es fehlt',
    notKnown: (names) => `Hier nicht bekannt: ${names}`,
    which: (name) => `Welcher ${name}?`,
    signUpWords:
      'tank, tanks, heiler, heilung, schaden, nahkampf, fernkampf, nahkämpfer, fernkämpfer, abwesend, abwesenheit, ersatzbank, ersatz, bank, später, spät, vielleicht, zugesagt, abgesagt, angemeldet, abgemeldet, bestätigt, ja, nein, gruppe, liste, kommt, krank',
  },
} satisfies TextsOf<'season' | 'tonight'>;
