import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

const browsers = ({ chrome, firefox, safari, ios }: Record<string, string>) =>
  `Chrome o Edge ${chrome}, Firefox ${firefox} o Safari ${safari} (iOS ${ios})`;

export const FRAME = {
  frame: {
    appName: 'Ready Check',
    screens: 'Páginas',
    raids: 'Raids',
    skipToContent: 'Saltar al contenido',
    season: 'Temporada',
    tonight: 'Esta noche',
    settings: 'Opciones',
    marks: 'Qué significan las marcas',
    offline: 'Sin conexión',
    crashTitle: '¡Error inesperado en la aplicación!',
    crashUnknownAddress: 'En esta dirección no hay nada.',
    crashNothingLost:
      'No se ha perdido ninguna raid: lo que se guardó en este dispositivo sigue aquí.',
    goHome: 'Ir al inicio',
    reload: 'Recargar',
    loading: 'Cargando...',
    untitled: 'Informe sin título',
    footer:
      'Una herramienta de fans para raids de Mists of Pandaria, Burning Crusade Anniversary y Cataclysm Classic; Forever aún sin veredictos. Sin relación con Blizzard Entertainment ni con Warcraft Logs. Iconos de los autores de game-icons.net, CC BY 3.0.',
    whatLeaves: 'Qué envía y guarda esta app',
    close: 'Cerrar',
    chunkFailed:
      'No se ha podido cargar esta parte de la aplicación. Comprueba la conexión y recarga la página.',
  },
  find: {
    player: 'Buscar un jugador',
    shown: (count, all) => `${count} de ${all} en pantalla`,
  },
  install: {
    install: 'Instalar',
    addToHomeScreen:
      'Para instalarla: toca «Compartir» y luego «Añadir a pantalla de inicio». La aplicación instalada empieza vacía: exporta antes tus raids en las opciones e impórtalas allí.',
  },
  update: {
    updateReady: 'Hay una versión nueva lista.',
    nothingLost: 'Tus raids y esta vista se conservan.',
    later: 'Más tarde',
    whatIsNew: 'Novedades',
    reloadAnyway: 'Recargar de todos modos',
    endsWork: (works) => `En esta ventana sigue en marcha: ${works}. Si recargas, se corta.`,
    waitsForWork: (works) =>
      `En otra ventana, que se recargará después, sigue en marcha: ${works}.`,
    works: {
      import: 'una importación de raids',
      export: 'una exportación de raids',
      saving: 'el guardado de una raid',
      undo: 'un borrado que se puede deshacer',
      following: 'el seguimiento de una raid',
      'sign-in': 'un inicio de sesión',
    },
    changelogNotRead:
      'No se han podido leer las novedades. Recarga para verlas en la versión nueva.',
  },
  marks: {
    marks: {
      bar: {
        mark: 'una barra',
        means: 'un hueco, de la cabeza al arma a distancia; cuanto más alta, mejor la pieza',
      },
      tall: { mark: 'alta, roja', means: 'sin encantamiento' },
      hanging: { mark: 'cuelga', means: 'por debajo del nivel mínimo' },
      hole: { mark: 'agujero', means: 'ranura vacía' },
      hollow: { mark: 'hueca', means: 'nada equipado' },
      eye: { mark: 'ojo, 2', means: 'dos cosas que merecen un vistazo; no son fallos' },
      ring: { mark: 'anillo', means: 'cuántos de la raid pasaron en esta kill' },
      squares: {
        mark: 'cuadrados',
        means: 'la raid: uno por jugador, por tanques, sanadores y daño',
      },
    },
    hide: 'Ocultar estas palabras',
  },
  paste: {
    paste: 'Pegar',
    refused:
      'El navegador no deja a Ready Check leer el portapapeles. Mantén pulsado el campo y elige «Pegar».',
    empty:
      'No hay texto en el portapapeles: está vacío o contiene una imagen. Copia primero el enlace del informe.',
    noLink:
      'No hay ningún enlace de informe en el portapapeles. Copia la dirección de un informe: …warcraftlogs.com/reports/ y 16 caracteres.',
  },
  keyboard: {
    title: 'Atajos de teclado',
    keys: {
      find: 'Buscar un jugador; si no, el campo del informe',
      nextPlayer: 'Jugador siguiente',
      previousPlayer: 'Jugador anterior',
      buffs: 'Abrir o cerrar Buffs/Debuffs',
      passed: 'Abrir o cerrar Listos, donde se pliega',
      filter: 'Filtro de la tabla',
      saved: 'Raids guardadas',
      help: 'Esta lista',
    },
    turnOff: 'Los atajos se pueden desactivar en Opciones.',
    areOff: 'Los atajos están desactivados en Opciones.',
  },
  firstPage: {
    waitToShare:
      'Un enlace compartido se abre en cuanto arranca Ready Check. Espera un momento y pulsa Intro otra vez.',
    tooOld: (oldest) =>
      `Este navegador es demasiado antiguo para Ready Check, que necesita como mínimo ${browsers(oldest)}.`,
    notStarted: (oldest) =>
      `Ready Check aún no ha arrancado: o la conexión es lenta, o este navegador es demasiado antiguo. Hace falta como mínimo ${browsers(oldest)}.`,
  },
  main: {
    reportLabel: 'INFORME',
    searchLabel: 'BÚSQUEDA',
    middleEmoji: '⚔',
    reportHeading: 'Revisar una raid',
    homeHeading: '¿Quién está listo en tu raid?',
    lede: 'Pega un informe de Warcraft Logs de una raid de Classic: encantamientos que faltan, equipo flojo, frasco y comida al empezar, y los beneficios que trae tu grupo.',
    reportPlaceholder: 'Código o enlace del informe',
    reportHint: 'Un enlace, un código o Ctrl+V en cualquier parte de esta página.',
    fetchFights: 'Cargar combates',
    fetching: 'Cargando...',
    badCode: 'El código de un informe tiene 16 caracteres.',
    openSample: 'Abrir la raid de ejemplo',
    sampleHint: 'Sin clave y sin conexión',
    noKey:
      'En este dispositivo aún no hay una clave de Warcraft Logs. La tuya (la clave v1) está en los ajustes de tu cuenta de classic.warcraftlogs.com: en Opciones tienes cómo sacarla, paso a paso. La raid de ejemplo no la necesita.',
    openSettings: 'Abrir Opciones',
    bossKills: 'Kills de jefes',
    readingReport: 'Leyendo el informe…',
  },
  newPage: {
    title: 'Página nueva',
    sections: [
      { title: 'Sección 1', line: 'Esta es la primera sección de la página nueva.' },
      { title: 'Sección 2', line: 'Esta es la segunda sección de la página nueva.' },
      { title: 'Sección 3', line: 'Esta es la tercera sección de la página nueva.' },
    ],
  },
  example: {
    heading: 'Ejemplo',
    alternative:
      'Ejemplo, de la raid de ejemplo: Magmaw (Blackwing Descent Heroica). 12 de 25 listos: tanques 2 de 3, sanadores 3 de 5, daño 7 de 17. Debajo, jugadores en las columnas Sin encantar y Con nivel de objeto bajo, cada uno con los huecos en cuestión.',
    exampleOf: '25 raiders en la raid de ejemplo',
    allFindings: 'de 25 listos',
  },
  era: {
    notJudged: (era, judged) =>
      `Este informe es de ${era}. Ready Check no tiene reglas para esa versión del juego, así que no se evalúa a nadie. Aun así puedes ver el equipo. Para tener veredictos, abre un informe de ${formatList(judged, 'or')}.`,
    uncertain: (era) =>
      `Este informe no dice de qué versión del juego es. Se evalúa con las reglas de ${era}: mira las zonas y la fecha antes de fiarte de los veredictos.`,
    unknownRaids:
      'Este informe no dice de qué versión del juego es, y Ready Check no conoce sus raids. No se evalúa a nadie; el equipo del log sí se puede ver.',
    unknownGame: (version, judged) =>
      `Este informe es de una versión del juego que Ready Check no conoce: el log da el número ${version}. No se evalúa a nadie; el equipo del log sí se puede ver. Para tener veredictos, abre un informe de ${formatList(judged, 'or')}.`,
    mixed: (eras) =>
      `Este informe tiene combates de ${formatList(eras, 'and')} y no dice de qué versión del juego es, así que no se evalúa a nadie; el equipo del log sí se puede ver. Para tener veredictos, abre un informe registrado en una sola de ellas.`,
    forever:
      'Este informe es de Forever. Sus reglas llegarán cuando se publiquen los datos del juego; hasta entonces no se evalúa a nadie. Aun así puedes ver el equipo.',
    otherFight: (era) =>
      `Este combate no es una raid de ${era}. No cuenta ni para toda la noche, ni desde la última raid, ni para la asistencia o la temporada.`,
  },
  failure: {
    noApiKey:
      'Ready Check necesita una clave de Warcraft Logs para cargar informes. Pon la tuya en Opciones o abre la raid de ejemplo.',
    notSignedIn: 'Inicia sesión con Warcraft Logs para cargar informes, o abre la raid de ejemplo.',
    signInEnded: 'Tu sesión ha caducado. Vuelve a iniciarla; tus raids guardadas siguen aquí.',
    reportArchived:
      'Warcraft Logs ha archivado este informe: solo lo abren sus suscriptores. Pide un archivo o un enlace a alguien que lo tenga guardado.',
    reportNotPrepared:
      'Warcraft Logs aún está preparando este informe. Ready Check ha preguntado seis veces; inténtalo de nuevo en un minuto.',
    searchNeedsKey:
      'Con la sesión no se pueden listar estas kills, pero con una clave v1 sí. Pon una en Opciones o abre un informe por su enlace.',
    realmNotReached:
      'El servidor de Warcraft Logs de ese reino no responde a tu sesión. Inténtalo más tarde, pon una clave v1 en Opciones o abre un informe por su enlace.',
    keyRefused: 'Warcraft Logs no ha aceptado la clave. Revísala en Opciones.',
    reportNotFound:
      'Este informe no existe o es privado. Revisa el código, o pide a su dueño que lo haga público o no listado.',
    guildNotFound:
      'Warcraft Logs no tiene esa hermandad en ese reino. Revisa el reino, la región y cómo se escribe.',
    characterNotFound:
      'Warcraft Logs no tiene ese personaje en ese reino. Revisa el reino, la región y cómo se escribe.',
    noReportsFound:
      'Esta hermandad no tiene informes públicos. Pide un enlace a su líder de raid o busca otra hermandad.',
    noReportOpens:
      'Warcraft Logs da los informes de esta hermandad sin sus códigos, así que no se puede abrir ninguno. Busca más tarde o abre un informe por su enlace.',
    stillProcessing:
      'Warcraft Logs aún está procesando este informe. Ready Check lo reintentará automáticamente.',
    noFightsFound:
      'Este informe aún no tiene combates. Si la raid se está registrando, cárgalo más tarde.',
    noPlayersFound:
      'Warcraft Logs no da ningún jugador en este combate. Cárgalo más tarde o elige otro jefe.',
    tooManyRequests:
      'Warcraft Logs ha recibido demasiadas peticiones. Ready Check lo reintentará automáticamente.',
    hourlyLimit:
      'Tu sesión ha llegado al límite por hora de Warcraft Logs. Ready Check lo reintentará automáticamente; con una clave v1 en las opciones se puede cargar mientras tanto.',
    underMaintenance:
      'Warcraft Logs está en mantenimiento. Ready Check lo reintentará automáticamente.',
    originFailed: (status) =>
      `Los servidores de Warcraft Logs no responden (error ${status}). Inténtalo de nuevo en un minuto.`,
    logSiteFailed: (status) =>
      `Algo ha fallado en Warcraft Logs (error ${status}). Inténtalo de nuevo en un minuto.`,
    requestRefused: (status, words) =>
      `Warcraft Logs ha rechazado la petición (${status}${words ? `: ${words}` : ''}). Revisa el enlace o el nombre.`,
    responseUnreadable:
      'Warcraft Logs ha enviado una respuesta incompleta o ilegible. Inténtalo de nuevo.',
    responseTooLarge:
      'Warcraft Logs ha enviado más de 32 MB, más de lo que debería ocupar un informe. Prueba con otro combate u otro informe.',
    kinds: {
      number: 'un número',
      integer: 'un número entero',
      string: 'un texto',
      boolean: 'sí o no',
      Array: 'una lista',
      Object: 'un registro',
      time: 'una fecha posible',
    },
    responseMisshapen: (misfit) =>
      `Warcraft Logs ha enviado una respuesta que Ready Check no entiende: ${misfit.path || 'la respuesta'} debería ser ${misfit.expected}, pero es ${misfit.received}. Prueba con otro combate u otro informe.`,
    fieldMissing: (path) =>
      `Warcraft Logs ha enviado una respuesta que Ready Check no entiende: falta ${path}. Prueba con otro combate u otro informe.`,
    eventsOfAnotherTime: 'Warcraft Logs ha enviado eventos de otro combate. Inténtalo de nuevo.',
    unreachable:
      'No se puede contactar con Warcraft Logs. Comprueba la conexión; lo guardado en este dispositivo se abre igual.',
    factsNotLoaded: (era) =>
      `No se han podido cargar las tablas de ${era}, así que no hay avisos. Comprueba la conexión e inténtalo de nuevo.`,
    tooSlow: 'Warcraft Logs no ha respondido en 30 segundos. Inténtalo de nuevo.',
    offline:
      'Este dispositivo está sin conexión. Lo que tiene guardado se abre igual; el resto se cargará cuando vuelva la conexión.',
  },
} satisfies TranslatedTexts;
