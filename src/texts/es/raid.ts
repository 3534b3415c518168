import { term } from '#domain/language';
import type { TextsOf } from '../translation';
import { formatWait } from '../wait';

const killsHere = (there: number, all: number) =>
  all === 1 ? `${there} de 1 kill` : `${there} de ${all} kills`;
const pullsHere = (there: number, all: number) =>
  all === 1 ? `${there} de 1 pull` : `${there} de ${all} pulls`;

export const RAID = {
  raid: {
    noKills:
      'En este informe aún no ha caído ningún jefe. Si la raid sigue, cárgalo de nuevo más tarde.',
    noRaidKills: 'En este informe no ha caído ningún jefe de raid.',
    otherFights: 'Otros combates',
    by: (owner) => `de ${owner}`,
    data: 'Datos: Warcraft Logs',
    fetchedAt: (when) => `Cargado ${when}`,
    fetchAgain: 'Cargar de nuevo',
    shownAsSaved: (when) => `Se muestra lo guardado en este dispositivo (${when}).`,
    heroicMark: '☠',
    heroic: 'Heroica',
    killOf: (nth, count) => `Kill ${nth} de ${count}`,
    unknownFight: (fight) =>
      `Se muestra la última kill: este informe no tiene ese combate (combate ${fight}).`,
    fightLost: 'El informe ya no tiene este combate. Lo sigues viendo hasta que elijas otro.',
    fightLostButSaved: 'El informe ya no tiene este combate. Está guardado en este dispositivo.',
    lostKills: 'Ya no están en el informe',
    lostKillsHint: 'Se guardaron en este dispositivo antes de que el informe las perdiera.',
    attemptsToo: 'Mostrar wipes',
    nthAttempt: (nth, left) =>
      ` · wipe ${nth}${left === undefined ? '' : `, ${Math.max(1, Math.round(left))} %`}`,
    buffs: 'Buffs/Debuffs',
    players: 'Jugadores',
    verdictCount: (count, verdict) => `${count} ${inCount(verdict)}`,
    worthALook: (count) => `${count} a revisar`,
    alsoIn: (verdict) => `también ${inCount(verdict)}`,
    noPlayers: 'Ningún jugador',
    unread: 'Parte del equipo de este log no se puede leer, así que no se evalúa:',
    unreadOf: (player, pieces) => `${player}: ${pieces.join(', ')}`,
    partMissing:
      'No se ha podido cargar una parte de la aplicación. Comprueba la conexión y recarga la página.',
    unforeseen: 'Algo ha fallado en la aplicación. Recarga la página e inténtalo de nuevo.',
    tryAgain: 'Reintentar',
    retriesIn: (seconds) => `Nuevo intento en ${formatWait(seconds)}`,
  },
  readiness: {
    title: 'Preparación',
    ofPassed: (all) => `de ${all} listos`,
    levels: 'Nivel de objeto por función',
    role: 'Función',
    median: 'Mediana',
    behind: 'Muy por debajo de la mediana',
    behindOne: (name, level) => `${name} ${level}`,
    minimum: (level) => `El mínimo en uso es ${level}.`,
    slots: 'Piezas sin encantar o de nivel bajo, por hueco',
    slot: 'Hueco',
    share: 'Proporción',
    count: 'Raiders',
    withoutEnchant: 'sin encantar',
    low: 'nivel bajo',
    noKillOpened: 'Aún no se ha abierto ninguna kill',
  },
  role: {
    tanks: 'Tanques',
    healers: 'Sanadores',
    dps: 'Daño',
    passed: (passed, all, roles) =>
      `${passed} de ${all} listos: ${roles
        .map(([role, some, count]) => `${role.toLowerCase()} ${some} de ${count}`)
        .join(', ')}`,
  },
  view: {
    views: 'Vistas',
    share: 'Compartir',
    toBuy: 'Por comprar',
    names: {
      verdicts: 'Veredictos',
      board: 'Tabla de equipo',
      night: 'Toda la noche',
      since: 'Desde la última raid',
    },
    shortNames: {
      verdicts: 'Veredictos',
      board: 'Tabla',
      night: 'Noche',
      since: 'Cambios',
    },
    pickABoss: 'Elige un jefe',
    previousBoss: 'Jefe anterior',
    nextBoss: 'Jefe siguiente',
    position: (nth, all) => `${nth} de ${all}`,
    offline: 'sin conexión',
  },
  board: {
    raider: 'Raider',
    average: 'Media',
    faults: 'Fallos',
    perSlot: 'Por hueco',
    scrolls: 'Raiders por hueco',
    onlyWithFindings: 'Solo con fallos',
    nobody: 'Nadie tiene fallos en este combate.',
    noGear: 'sin equipo',
    empty: 'vacío',
    notRecorded: 'no está en el log',
    unknownLevel: 'nivel de objeto desconocido',
    passed: 'listo',
    legend: {
      cross: 'sin encantar',
      triangle: 'nivel de objeto bajo',
      square: 'otro fallo',
      ring: 'ranura vacía',
      eye: 'a revisar',
    },
  },
  night: {
    player: 'Jugador',
    now: 'Ahora',
    scrolls: 'Jugadores por kill',
    noKills: 'En este informe no ha caído ningún jefe, así que no hay nada que comparar.',
    fetching: (there, all) => `Cargando kills: ${there} de ${all}`,
    progress: 'Cargando kills',
    pausing: (seconds) =>
      `Warcraft Logs pide una pausa. La carga sigue sola en ${formatWait(seconds)}.`,
    stop: 'Parar',
    fetchRest: 'Cargar el resto',
    incomplete: (there, all) =>
      `Cargadas: ${killsHere(there, all)}. Las rayadas no están en este dispositivo.`,
    offline: (there, all) =>
      `Sin conexión: ${killsHere(there, all)} en este dispositivo. Las rayadas se cargarán cuando haya conexión.`,
    allThere: (all) =>
      all === 1 ? 'La única kill está cargada.' : `Las ${all} kills están cargadas.`,
    pulls: {
      fetching: (there, all) => `Cargando pulls: ${there} de ${all}`,
      progress: 'Cargando pulls',
      incomplete: (there, all) =>
        `Cargados: ${pullsHere(there, all)}. Los rayados no están en este dispositivo.`,
      offline: (there, all) =>
        `Sin conexión: ${pullsHere(there, all)} en este dispositivo. Los rayados se cargarán cuando haya conexión.`,
    },
    show: 'Mostrar',
    shows: { gear: 'Equipo', pull: 'En el pull' },
    seen: 'Visto',
    onlyUnseen: 'Solo donde algo no se vio',
    nothingUnseen: 'El frasco y la comida de todos se vieron donde el log los registra.',
    groups: {
      changed: 'Con cambios esta noche',
      same: 'El mismo fallo toda la noche',
      passed: 'Listos toda la noche',
      'not judged': 'Sin evaluar',
    },
    passed: 'listo',
    faults: 'fallos',
    absent: 'ausente',
    noGear: 'sin equipo',
    notJudged: 'sin evaluar',
    notFetched: 'sin cargar',
    reading: 'cargando',
    failed: (why) => `no se ha podido cargar: ${why}`,
    fixed: 'corregido',
    new: 'nuevo',
    attendance: (attended, known) => `${attended} de ${known}`,
    passedOf: (passed, all) => `${passed} de ${all} listos`,
    onlyChanged: 'Solo jugadores con cambios',
    nobodyChanged: 'Nadie ha corregido nada y no hay fallos nuevos.',
    killCount: (count) => (count === 1 ? '1 jefe vencido' : `${count} jefes vencidos`),
    passedOver: (first, last) => `${first} listos al principio, ${last} al final`,
    fixedSomething: (raiders) =>
      raiders === 1 ? '1 ha corregido algo' : `${raiders} han corregido algo`,
    fixedHere: 'Corregido',
    fixedAt: (boss) => `Corregido en ${boss}`,
    legend: {
      steady: 'fallo, sin cambios',
      fixed: 'corregido aquí',
      arisen: 'nuevo aquí',
      passed: 'listo',
      absent: 'ausente',
    },
  },
  since: {
    against: 'Comparada con',
    option: (title, when, shared) =>
      `${title}, ${when} (${shared === 1 ? '1 jugador' : `${shared} jugadores`} en ambas)`,
    outside: 'Una raid que no está guardada aquí',
    another: 'Otro informe',
    anotherHint: 'Código o enlace del informe',
    sameReport: 'Ese es el informe que tienes abierto. Pon otro.',
    compare: 'Comparar',
    none: 'En este dispositivo no hay ninguna raid anterior. Abre una buscando la hermandad o por su enlace y vuelve: se guarda al abrirla.',
    nobodyShared: 'Las dos raids no tienen ningún jugador en común.',
    anonymous:
      'Un informe anónimo no dice quiénes son sus jugadores, así que no se puede comparar.',
    notJudged:
      'Ready Check no tiene reglas para una de las dos raids, así que no se pueden comparar.',
    twoEras:
      'Las dos raids son de versiones distintas del juego, cada una con sus reglas, así que no se pueden comparar.',
    thisRaid: 'Esta raid',
    earlierRaid: 'La raid anterior',
    lastKill:
      'Cada jugador según la última kill que registró su equipo. Frasco y comida no se comparan.',
    lists: {
      fixed: 'Corregido',
      newFindings: 'Fallos nuevos',
      stillOpen: 'Sin corregir',
      newHere: 'Nuevos aquí',
      notHere: 'No están',
    },
    itemLevels: 'Nivel de objeto',
    fromTo: (before, now) => `de ${before} a ${now}`,
    dots: 'Hueco: la raid anterior. Relleno: esta raid.',
    forRaids: (count) => `desde hace ${count} raids`,
    passedAndLevel: 'Listos · nivel de objeto de la raid',
    change: (before, now) => `${before} → ${now}`,
    nobody: 'Nadie',
    notKnown: 'No se sabe hasta que se carguen todas las kills.',
    passed: 'listo',
    noGear: 'sin equipo',
    itemLevel: (change) => `nivel de objeto ${change}`,
  },
  overTime: {
    heading: 'A lo largo del tiempo',
    range: (lowest, highest) =>
      `Nivel de objeto de ${lowest} a ${highest}; barras: fallos sin corregir`,
    raid: 'Raid',
    date: 'Fecha',
    itemLevel: 'Nivel de objeto',
    faults: 'Fallos sin corregir',
    unknown: 'no se sabe',
  },
  follow: {
    follow: 'Seguir esta raid',
    checkedAt: (when) => `Mira cada minuto, la última vez a las ${when}.`,
    offline: 'Sin conexión. Seguirá mirando cuando vuelva la conexión.',
    over: 'Nada nuevo en 45 minutos, así que ya no se sigue esta raid.',
    newPull: (boss, passed) =>
      `Nuevo pull: ${boss}${passed ? `, ${passed[0]} de ${passed[1]}` : ''}`,
    show: 'Mostrar',
    keepOnTop: 'Mantener encima',
    notOpened: 'El navegador no ha abierto la ventana pequeña.',
    following: (owner) => `Siguiendo el log de ${owner}`,
    noPull: 'Aún no hay ningún pull. Aparecerá aquí solo.',
    killedAt: (time, nth) => `kill a las ${time} · pull ${nth}`,
    attemptAt: (time) => `pull a las ${time}`,
    minutesAgo: (minutes) => (minutes < 1 ? 'ahora mismo' : `hace ${minutes} min`),
    checkedLast: (when) => `visto a las ${when}`,
    more: (count) => `${count} más`,
    news: (fights) => `Nuevo: ${fights.join(', ')}`,
  },
  player: {
    details: 'Detalles del jugador',
    chooseOne: 'Elige un jugador para ver cada pieza que llevaba en este combate.',
    talents: (talents) => `Talentos: ${talents}`,
    noTalents: 'Talentos no registrados',
    itemLevelWords: 'Nivel de objeto',
    atAGlance: 'De un vistazo',
    potions: (count) => `Pociones: ${count}`,
    healthstones: (count) => `Piedras de salud: ${count}`,
    professions: {
      alchemy: 'Alquimia',
      blacksmithing: 'Herrería',
      enchanting: 'Encantamiento',
      engineering: 'Ingeniería',
      inscription: 'Inscripción',
      jewelcrafting: 'Joyería',
      leatherworking: 'Peletería',
      tailoring: 'Sastrería',
    },
    worthALook: 'A revisar',
    passed: 'Listo',
    notJudged: 'Sin evaluar: Ready Check no tiene reglas para este informe.',
    unread: (pieces) => `No se puede leer en este log, así que no se evalúa: ${pieces.join(', ')}`,
    unreadPiece: (slot, name) => (slot && name ? `${slot} (${name})` : slot || name || 'una pieza'),
    noGear:
      'El log no tiene el equipo de este jugador en este combate. Puede que esté en otro jefe de la raid.',
    tooManyEmpty: (empty, of) =>
      `${empty} de ${of} casillas están vacías: desconectado, o el log está cortado. Puede que otro jefe de la raid tenga el equipo.`,
    shared: (name) => `Aquí hay varios jugadores llamados ${name}. Elige uno de la lista.`,
    notInFight: (name) => `No está en este combate: ${name}`,
    gear: 'Equipo',
    unknownItem: (id) => `Objeto ${id}`,
    emptySlot: (slot) => `${slot}: vacío`,
    unloggedSlot: (slot) => `${slot}: no está en el log`,
    enchanted: 'Encantado',
    unknownEnchant: 'Encantado, no reconocido',
    unknownGem: (id) => `Gema ${id}`,
    sockets: (colours) => `ranuras ${colours}`,
    everyPiece: 'Todas las piezas',
    metaActive: (conditions) => `Gema meta activa: ${conditions}`,
    metaInactive: (conditions) => `Gema meta inactiva: ${conditions}`,
    professionsSeen: 'Profesiones vistas',
    excuse: 'Permitir',
    excused: 'Permitida',
    excuseItem: (piece) => `Permitir: ${piece}`,
    fullHeight: 'Altura completa',
    previousBoss: (boss) => `El mismo jugador en el jefe anterior: ${boss}`,
    nextBoss: (boss) => `El mismo jugador en el jefe siguiente: ${boss}`,
  },
} satisfies TextsOf<
  | 'raid'
  | 'readiness'
  | 'role'
  | 'view'
  | 'board'
  | 'night'
  | 'since'
  | 'overTime'
  | 'follow'
  | 'player'
>;

/** A column's title after a number: `12 listos`, `8 sin encantar`. */
const inCount = (verdict: string): string => {
  const [first = '', ...rest] = term(verdict);
  return first.toLowerCase() + rest.join('');
};
