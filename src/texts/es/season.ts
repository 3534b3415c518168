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
    evening: (date, passed, median) =>
      median
        ? `${date}: ${passed} listos, nivel de objeto mediano ${median}`
        : `${date}: ${passed} listos`,
  },
  'season-view': {
    group: 'Grupo',
    onDevice: (raids) =>
      raids === 1 ? '1 raid en este dispositivo' : `${raids} raids en este dispositivo`,
    evenings: (count, first, last) =>
      count === 1 ? `1 noche, ${last}` : `${count} noches, del ${first} al ${last}`,
    players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
    noRequest: 'no se pide nada a Warcraft Logs',
    passedOn: (date) => `listos el ${date}`,
    median: 'nivel de objeto mediano',
    came: 'de asistencia, de los esperados',
    readiness: 'Preparación a lo largo de la temporada',
    evening: 'Noche',
    passedShare: 'listos, %',
    cellsShow: 'Mostrar',
    shows: { gear: 'Equipo', pull: 'En el pull', level: 'Nivel de objeto' },
    shortShows: { gear: 'Equipo', pull: 'Pull', level: 'Nivel' },
    roles: 'Funciones',
    allRoles: 'Todas las funciones',
    onlyWithFaults: 'Solo con fallos',
    showLeft: 'Mostrar quién se fue',
    filter: 'Filtrar',
    sortBy: 'Ordenar por',
    nobody: 'Nadie cumple estos filtros.',
    scrolls: 'Jugadores por noche',
    columns: {
      player: 'Jugador',
      attendance: 'Asistencia',
      level: 'Nivel de objeto',
      faults: 'Fallos',
    },
    foot: { passed: 'Listos', median: 'Nivel de objeto mediano', pull: 'Frasco y comida' },
    fixed: 'Corregido',
    excuse: 'Excusar',
    excuseOf: (state, player, date) => `${state}, ${player}, ${date}: excusar`,
    takeBack: 'No excusar',
    takeBackOf: (state, player, date) => `${state}, ${player}, ${date}: no excusar`,
    reading: (done, all) => `Leyendo raids: ${done} de ${all}`,
    progress: 'Leyendo raids',
    listed: (raids) =>
      raids === 1
        ? '1 raid está en la lista sin jugadores: ábrela para que cuente'
        : `${raids} raids están en la lista sin jugadores: ábrelas para que cuenten`,
    unreadableKill: (boss, raid) =>
      `${boss} de ${raid} no se puede leer en este dispositivo, así que no cuenta.`,
    unreadableRaid: (raid) => `${raid} no se puede leer en este dispositivo, así que no cuenta.`,
    moreUnreadable: (count) =>
      count === 1 ? 'Otro más no se puede leer.' : `Otros ${count} no se pueden leer.`,
    notesUnreadable:
      'Los alters, los jugadores que se fueron y las noches excusadas no se pueden leer: quizá los escribió una versión más nueva de Ready Check. Se quedan como están y aquí no cuentan. Recarga la página.',
    none: 'Aún no hay temporada. Abre dos raids del mismo grupo y esta página se llenará sola.',
    openRaid: 'Abrir una raid',
    firstSeen: (date) => `visto por primera vez el ${date}`,
    attended: (evenings) => `${evenings} noches`,
    altOf: 'Alter de',
    nobodysAlt: 'Nadie',
    altHint:
      'Las noches de un alter cuentan para la asistencia del principal; el alter no tiene fila propia.',
    alts: 'Alters',
    left: 'Dejó el grupo',
    leftHint: 'Sin fila y fuera de «Esta noche» mientras «Mostrar quién se fue» esté desactivado.',
    stored: 'Guardado en este dispositivo y en «Exportar raids».',
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
} satisfies TextsOf<'season' | 'season-view' | 'tonight'>;
