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
} satisfies TextsOf<'season'>;
