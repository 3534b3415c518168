import type { TranslatedTexts } from '../translation';

export const SEASON = {
  evening: {
    raidOf: (owner) => `Raid de ${owner}`,
    raids: (raids) => (raids === 1 ? '1 raid' : `${raids} raids`),
    excused: 'excusado',
    'not yet here': 'aún no estaba',
    onAlt: (alt) => `con ${alt}`,
    there: 'estuvo',
    bench: 'banquillo',
    unclear: 'dudoso',
    notSaved: 'no está en este dispositivo',
    seenOf: (category, seen, recorded) => `${category} ${seen} de ${recorded}`,
  },
  season: {
    title: 'Temporada',
    notOpened: 'sin abrir',
    faultsSince: (faults, before) => `${faults}, antes ${before}`,
    evening: (date, passed, median) =>
      median
        ? `${date}: ${passed} listos, nivel de objeto mediano ${median}`
        : `${date}: ${passed} listos`,
  },
  groups: {
    group: 'Grupo',
    columns: {
      player: 'Jugador',
      attendance: 'Asistencia',
      level: 'Nivel de objeto',
      faults: 'Fallos',
    },
    reading: (done, all) => `Leyendo raids: ${done} de ${all}`,
    progress: 'Leyendo raids',
    notesUnreadable:
      'Los alters, los jugadores que se fueron y las noches excusadas no se pueden leer: quizá los escribió una versión más nueva de Ready Check. Se quedan como están y aquí no cuentan. Recarga la página.',
    openRaid: 'Abrir una raid',
  },
  seasonView: {
    onDevice: (raids) =>
      raids === 1 ? '1 raid en este dispositivo' : `${raids} raids en este dispositivo`,
    evenings: (count, first, last) =>
      count === 1 ? `1 noche, ${last}` : `${count} noches, del ${first} al ${last}`,
    eveningsBySource: (opened, listed, lookedOn) =>
      `${opened + listed} noches: ${opened} abiertas, ${listed} de la lista de la hermandad del ${lookedOn}`,
    signInToCount: 'Inicia sesión para contar las noches que nadie abrió.',
    fromList: 'de la lista de la hermandad',
    strangers: (names) =>
      names === 1
        ? '1 nombre de la lista de la hermandad no está en ninguna raid guardada'
        : `${names} nombres de la lista de la hermandad no están en ninguna raid guardada`,
    reachesBack: (date) => `La lista de la hermandad llega hasta el ${date}`,
    eveningCount: (count) => (count === 1 ? '1 noche' : `${count} noches`),
    players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
    noRequest: 'no se pide nada a Warcraft Logs',
    passedOnEvening: (passed, date) => `${passed} listos el ${date}`,
    passedOn: (date) => `listos el ${date}`,
    median: 'nivel de objeto mediano',
    attendance: 'de asistencia',
    readiness: 'Preparación a lo largo de la temporada',
    evening: 'Noche',
    passedShare: 'listos, %',
    cellsShow: 'Mostrar',
    shows: { gear: 'Equipo', pull: 'En el pull', level: 'Nivel de objeto' },
    shortShows: { gear: 'Equipo', pull: 'Pull', level: 'Nivel' },
    roles: 'Funciones',
    allRoles: 'Todas las funciones',
    onlyWithFindings: 'Solo con fallos',
    showLeft: 'Mostrar quién se fue',
    filter: 'Filtrar',
    sortBy: 'Ordenar por',
    sorted: (column, isAscending) =>
      isAscending ? `Ordenado por ${column}, ascendente` : `Ordenado por ${column}, descendente`,
    nobody: 'Nadie cumple estos filtros.',
    scrolls: 'Jugadores por noche',
    foot: { passed: 'Listos', median: 'Nivel de objeto mediano', pull: 'Frasco y comida' },
    excuse: 'Excusar',
    excuseOf: (state, player, date) => `${state}, ${player}, ${date}: excusar`,
    takeBack: 'No excusar',
    takeBackOf: (state, player, date) => `${state}, ${player}, ${date}: no excusar`,
    listed: (raids) =>
      raids === 1
        ? '1 raid está en la lista sin jugadores: ábrela para que cuente'
        : `${raids} raids están en la lista sin jugadores: ábrelas para que cuenten`,
    leaveOut: 'Excluir de la temporada',
    wasLeftOut: (raid) => `Excluida de la temporada: ${raid}`,
    leftOut: (raids) => (raids === 1 ? '1 raid excluida' : `${raids} raids excluidas`),
    takeRaidBack: 'Volver a incluir',
    unreadableKill: (boss, raid) =>
      `${boss} de ${raid} no se puede leer en este dispositivo, así que no cuenta.`,
    unreadableRaid: (raid) => `${raid} no se puede leer en este dispositivo, así que no cuenta.`,
    moreUnreadable: (count) =>
      count === 1 ? 'Otro más no se puede leer.' : `Otros ${count} no se pueden leer.`,
    none: 'Aún no hay temporada. Abre dos raids del mismo grupo y esta página se llenará sola.',
  },
  tonight: {
    title: 'Esta noche',
    roleCount: (role, count) => `${role}: ${count}`,
    guest: 'invitado',
    notSeenYet: 'aún no visto',
    couldBring: (names) => `Podrían traerlo: ${names} (no vienen)`,
    onlySource: (categories) => `única fuente de ${categories}`,
    asOf: (date) => `a ${date}`,
    missing: 'Falta',
    notKnown: (names) => `No conocidos aquí: ${names}`,
    awayByList: (names) => `Ausentes según esta lista: ${names}`,
    which: (name) => `¿Qué ${name}?`,
  },
  tonightView: {
    size: 'Tamaño',
    asOf: (date) => `Fallos a fecha de ${date}, salvo que un nombre indique otra.`,
    coming: 'Vienen',
    notComing: 'No vienen',
    nobody: 'Nadie',
    nobodyFound: 'Nadie coincide con la búsqueda.',
    isComing: (name, facts) => `${name} viene: ${facts}`,
    isNotComing: (name, facts) => `${name} no viene: ${facts}`,
    remove: (name) => `Quitar a ${name}`,
    parts: 'Se muestra',
    who: 'Quién',
    copyNames: 'Copiar nombres',
    pasteNames: 'Pegar nombres',
    pasteHint: 'uno por línea, o una lista de inscritos',
    takeNames: 'Tomar nombres',
    reading: 'Leyendo…',
    nobodyRead: 'Esta lista no nombra a nadie conocido aquí: nada ha cambiado.',
    areComing: (count) =>
      count === 0 ? 'No viene nadie.' : count === 1 ? 'Viene 1.' : `Vienen ${count}.`,
    addSomebody: 'Añadir a alguien',
    name: 'Nombre',
    nameHint: 'puede quedar vacío',
    class: 'Clase',
    spec: 'Especialización',
    choose: 'Elige',
    notKnown: 'desconocida',
    add: 'Añadir',
    none: 'Aún no hay a quién elegir. Abre una raid de tu grupo y sus jugadores estarán aquí.',
  },
} satisfies TranslatedTexts;
