import type { TextsOf } from '../translation';

export const SEASON = {
  season: {
    title: 'Temporada',
    raids: (raids) => (raids === 1 ? '1 raid' : `${raids} raids`),
    excused: 'excusado',
    notYetHere: 'aún no estaba',
    onAlt: (alt) => `con ${alt}`,
    notSaved: 'no está en este dispositivo',
    countOf: (count, all) => `${count} de ${all}`,
    seenOf: (category, seen, of) => `${category} ${seen} de ${of}`,
    faultsSince: (faults, before) => `${faults}, antes ${before}`,
    came: (percent) => `asistencia del ${percent} %`,
    evening: (date, passed, median) =>
      median
        ? `${date}: ${passed} listos, nivel de objeto mediano ${median}`
        : `${date}: ${passed} listos`,
  },
} satisfies TextsOf<'season'>;
