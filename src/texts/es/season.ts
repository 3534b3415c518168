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
  tonight: {
    title: 'Esta noche',
    roleCount: (role, count) => `${role}: ${count}`,
    notSeenYet: 'aún no visto',
    couldBring: (names) => `Podrían traerlo: ${names} (no vienen)`,
    onlySource: (categories) => `única fuente de ${categories}`,
    asOf: (date) => `a ${date}`,
    withDate: (faults, asOf) => `${faults} (${asOf})`,
    missing: 'Falta',
    notKnown: (names) => `No conocidos aquí: ${names}`,
    which: (name) => `¿Qué ${name}?`,
    signUpWords:
      'tanque, tanques, sanador, sanadores, curas, daño, cuerpo, distancia, ausente, ausentes, ausencia, banquillo, suplente, suplentes, tarde, quizás, apuntado, apuntados, confirmado, confirmados, rechazado, sí, no, grupo, lista, viene, enfermo',
  },
} satisfies TextsOf<'season' | 'tonight'>;
