import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const SETTINGS = {
  settings: {
    close: 'Cerrar las opciones',
    sections: {
      'warcraft-logs': 'Warcraft Logs',
      rules: 'Reglas',
      look: 'Aspecto e idioma',
      keyboard: 'Teclado',
      storage: 'Almacenamiento',
    },
    all: 'Todas las Opciones',
    ruleGroups: {
      gear: 'Equipo',
      gems: 'Gemas',
      enchants: 'Encantamientos',
      pull: 'En el pull',
    },
    shortcutsOn: 'Los atajos están activados',
    shortcutsOff: 'Los atajos están desactivados',
    keyTitle: 'Clave de Warcraft Logs',
    key: 'Tu propia clave de API',
    keySource: 'Solo se envía a Warcraft Logs y solo se guarda en este navegador.',
    keyHow: 'Cómo conseguir una clave',
    keySteps: [
      'Inicia sesión en Warcraft Logs y abre los ajustes de tu cuenta.',
      'Baja hasta Web API, al final de la página.',
      'Escribe cualquier nombre en V1 Client Name y pulsa Set. Sin nombre no aparece ninguna clave.',
      'Copia la V1 Client Key y pégala arriba.',
    ],
    keyPage: 'Abrir los ajustes de la cuenta',
    keyOfBuild: 'Si no pones la tuya, se usa la clave que trae esta aplicación.',
    showKey: 'Mostrar',
    removeKey: 'Quitar',
    theme: 'Tema',
    themes: { system: 'Sistema', dark: 'Oscuro', light: 'Claro' },
    language: 'Idioma',
    systemLanguage: (language) => `Sistema (${language})`,
    languageHint: 'Los nombres de jefes y objetos vienen del log.',
    languageInUse: (language) => `Idioma: ${language}`,
    languageFailed: (language) =>
      `No se ha podido cargar ${language}. Comprueba la conexión y recarga la página.`,
    minimumItemLevel: 'Nivel de objeto mínimo',
    minimumHint: 'Las piezas por debajo cuentan como bajas.',
    minimumInvalid: (lowest, highest, inUse) =>
      `Escribe un número entero de ${lowest} a ${highest}. Hasta entonces sigue en uso ${inUse}.`,
    reset: (level) => `Restablecer a ${level}`,
    whatCounts: 'Qué cuenta',
    whatCountsHint:
      'Cuenta: pone al raider en una columna de fallos. Aviso: un ojo junto al nombre. No: no se mira.',
    ruleSettings: { counts: 'Cuenta', advice: 'Aviso', off: 'No' },
    defaultRuleSetting: (setting) => `Por defecto: ${setting}`,
    notDefaults: 'Cambiado respecto al valor por defecto.',
    restoreDefaults: 'Restaurar los valores por defecto',
    ownChoices: 'tus propias elecciones en «Qué cuenta»',
    minimumBy: 'El mínimo se aplica',
    minimums: { number: 'El número de arriba', raid: 'Por raid' },
    unknownRaid: 'Para una raid desconocida vale el más bajo.',
    levelsWithout: (levels, exempt) => `${levels} (permitidos: ${exempt})`,
    exemptByRaid: {
      cataclysm: 'abalorios de la Luna Negra',
      'burning-crusade':
        'equipo de resistencia, reliquias y abalorios que se llevan más allá de su raid',
    },
    excused: 'Objetos permitidos',
    excusedHint:
      'Se llevan a propósito: sin fallo por nivel de objeto, por JcJ ni por armadura más ligera. Para permitir una pieza, usa su botón en los detalles del jugador.',
    noneExcused: 'No hay ningún objeto permitido.',
    itemId: 'Número de objeto',
    excuse: 'Permitir',
    itemIdInvalid: 'El número de un objeto es un número entero, como en la dirección de su página.',
    item: (id, name) => (name ? `${name} (${id})` : `Objeto ${id}`),
    stopExcusing: (item) => `Quitar: ${item}`,
    shortcuts: 'Usar atajos de teclado',
    used: 'Usado',
    available: 'Disponible',
    unknown: 'Este navegador no lo dice',
    promise: 'Protegido del borrado',
    promised: 'Sí: el navegador no borra nada por su cuenta.',
    notPromised: 'No: el navegador puede borrar las raids si falta espacio.',
    installHelps: 'Instalar la aplicación ayuda.',
    requestPersistence: 'Pedir al navegador que las conserve',
    promiseRefused: 'El navegador no quiere protegerlas.',
    safariDeletes:
      'Safari borra lo que guarda una página tras siete días sin visita, pero no lo de una aplicación en la pantalla de inicio. Esa aplicación empieza vacía: exporta aquí tus raids e impórtalas allí.',
    offlineStart: 'Se abre sin conexión',
    workerTroubles: {
      'no workers':
        'No: este navegador no deja que la aplicación se guarde (ventana privada, cookies bloqueadas o página sin https).',
      refused: (why) => `No: el navegador se ha negado a guardar la aplicación (${why}).`,
      'not installed':
        'No: un archivo de la aplicación no se ha podido cargar o guardar. Puede deberse a un bloqueador de contenido, a la conexión o a un disco lleno. Recarga para intentarlo de nuevo.',
    },
    notOpenedForLongest: 'Más tiempo sin abrir',
    deleteAll: 'Borrar todas las raids',
    confirm: (raids) => `¿Borrar ${raids} de este dispositivo, también lo fijado?`,
    confirmAgain:
      '¿Seguro? Puede que Warcraft Logs ya no las tenga. Solo se puede deshacer hasta que cierres la aplicación.',
    confirmPermanently:
      '¿Seguro? Son demasiadas para deshacerlo: no hay vuelta atrás, y puede que Warcraft Logs ya no las tenga.',
    statementsOnly: 'tus notas, quién viene esta noche, tus marcas y las hermandades del inicio',
    statementsToo:
      'También se borran tus notas, quién viene esta noche, tus marcas y las hermandades del inicio.',
    yes: 'Sí, adelante',
    deleteNow: (raids) => `Borrar ${raids} ahora`,
    cancel: 'Cancelar',
    allDeleted: 'En este dispositivo no queda ninguna raid.',
    importingElsewhere:
      'Otra ventana está importando raids. Detenla primero. No se ha borrado nada.',
    notDeleted:
      'El navegador no ha dejado borrarlas. Siguen ahí. Recarga la página e inténtalo de nuevo.',
  },
  waysIn: {
    signInAgain: 'Iniciar sesión otra vez',
    signIn: 'Iniciar sesión con Warcraft Logs',
    opening: 'Abriendo Warcraft Logs...',
    hint: 'Para cargar hace falta iniciar sesión; se abre warcraftlogs.com y vuelves aquí.',
    sampleHint: 'La raid de ejemplo no necesita ni sesión ni conexión.',
    offline: 'Para iniciar sesión hace falta conexión. Las raids guardadas se abren sin ella.',
  },
  signIn: {
    purpose:
      'Para cargar informes. Se abre warcraftlogs.com y vuelves aquí; la contraseña se queda allí. Ready Check puede leer entonces los informes que tú puedes leer, también los privados, y no escribe nada.',
    finishing: 'Iniciando sesión...',
    signedInAs: (name) => (name ? `Sesión iniciada como ${name}.` : 'Sesión iniciada.'),
    signedIn: 'Sesión iniciada',
    as: 'Sesión iniciada como',
    thisVisit: 'Solo para esta visita: este navegador no deja guardarla.',
    signOut: 'Cerrar sesión',
    stillAllowed:
      'Sesión cerrada en este dispositivo. Warcraft Logs sigue contando Ready Check entre las aplicaciones que has permitido.',
    endAllowance: 'Retirar el permiso en los ajustes de tu cuenta',
    problems: {
      refused:
        'Warcraft Logs no ha iniciado tu sesión. Inténtalo de nuevo o usa una clave v1. En este dispositivo no ha cambiado nada.',
      'unknown state':
        'Este inicio de sesión no empezó en esta pestaña, así que no se ha usado. Inténtalo de nuevo desde aquí.',
      offline:
        'Para iniciar sesión hace falta conexión, y se perdió a la vuelta. Inténtalo de nuevo; las raids guardadas se abren sin ella.',
      'no connection':
        'Para iniciar sesión hace falta conexión, y no hay. Las raids guardadas se abren sin ella.',
      'storage refused':
        'Este navegador no guarda nada de este sitio, así que el inicio de sesión no puede completarse. Permite guardar datos o usa una clave v1.',
      insecure:
        'Solo se puede iniciar sesión por https. Avisa a quien aloja esta aplicación o usa una clave v1.',
      'not loaded':
        'No se ha podido cargar una parte de la aplicación, así que no se ha iniciado sesión. Comprueba la conexión e inténtalo de nuevo.',
    },
    requests: 'Peticiones de esta hora',
    points: (spent, limit) => `${spent} de ${limit} puntos`,
    resetsIn: (minutes) => `Se renueva en ${minutes} min.`,
    nearLimit: 'Cerca del límite.',
    pausesAt: (limit, minutes) =>
      `Al llegar a ${limit} la carga se detiene y sigue sola en ${minutes} min. Las raids guardadas se siguen abriendo.`,
    limitReached: 'Límite alcanzado.',
    requestsGoOn: (minutes) =>
      `La carga sigue sola en ${minutes} min. Las raids guardadas se siguen abriendo.`,
    limitUnknown: 'Aún no se sabe: llega con el próximo informe.',
    useKey: 'Usar una clave v1',
    keyUse:
      'Se usa mientras no tengas la sesión iniciada o hayas llegado al límite por hora de tu sesión.',
    preparing: (repeat, repeats) =>
      `Warcraft Logs aún está preparando este informe. Intento ${repeat} de ${repeats}.`,
  },
  privacy: {
    requests: 'Quién recibe qué',
    logSite:
      'los informes que abres o sigues, y las hermandades y personajes que buscas o mantienes en el inicio, con tu clave o tu sesión',
    icons: 'los iconos de los objetos y jefes a la vista',
    items: 'un objeto, sus gemas y su encantamiento, solo cuando haces clic en su enlace',
    ownHost: 'los archivos de esta aplicación; de un enlace, también qué informe nombra',
    nobodyElse: 'A nadie más se le envía nada. Sin cookies ni analíticas.',
    stored: 'Qué se guarda en este navegador',
    storedOnes: [
      'las raids que abres, con jugadores y equipo, y los resultados que alguien compartió contigo',
      'lo que anotas de los jugadores y las raids, quién viene esta noche y lo que marcas como comprado',
      'las hermandades y personajes que has buscado',
      'las hermandades del inicio, con sus informes y quién estuvo',
      'tus opciones, tu clave y tu sesión',
      'la aplicación y los iconos de los objetos, para usarla sin conexión',
      'cuántas peticiones se enviaron en la última hora, qué muertes son nuevas en las raids que sigues y dónde estabas al ir a iniciar sesión',
    ],
    deleted: 'Cómo borrarlo',
    deletedBy: [
      'Raids, resultados compartidos, notas, marcas y hermandades del inicio: «Borrar todas las raids» en Opciones.',
      'Clave: «Quitar» en Opciones. Sesión: «Cerrar sesión».',
      'Todo, también las búsquedas: borra los datos de este sitio en tu navegador.',
    ],
  },
  guilds: {
    keep: 'Mantener en el inicio',
    kept: 'En el inicio',
    noRoom: 'Hay tres hermandades en el inicio. Quita una para mantener otra.',
    region: (guilds) => (guilds === 1 ? 'Tu hermandad' : 'Tus hermandades'),
    noLog: 'aún sin registro que abrir',
    notOpened: 'aún sin abrir',
    passed: (count) => `${count} listos en todas las kills`,
    looked: (when) => `consultado ${when}`,
    neverLooked: 'aún sin consultar',
    looking: 'Consultando Warcraft Logs…',
    open: 'Abrir',
    lookAgain: 'Consultar otra vez',
    allLogs: 'Todos los registros',
    remove: 'Quitar',
    removed: (guild) => `Quitada del inicio: ${guild}`,
    needsConnection:
      'Este registro aún no está en este dispositivo: para abrirlo hace falta conexión.',
    attendanceFailed: (why) =>
      `No se pudo obtener quién estuvo en las noches que nadie abrió. ${why}`,
  },
  search: {
    heading: 'Buscar una hermandad o un personaje',
    searching: 'Buscando en Warcraft Logs…',
  },
  searchForm: {
    lookFor: 'Qué buscar',
    modes: { Character: 'Personaje', Guild: 'Hermandad' },
    region: 'Región',
    realm: 'Reino',
    selectRealm: 'Elige un reino',
    namePlaceholder: { Character: 'Nombre del personaje', Guild: 'Nombre de la hermandad' },
    guildSuggestions: 'Hermandades',
    search: 'Buscar',
    problems: {
      'no realm': 'Elige un reino y busca otra vez.',
      'no name': 'Escribe un nombre y busca otra vez.',
      'no such name':
        'Ninguna hermandad ni personaje puede llamarse así. Revisa el nombre y busca otra vez.',
      'name too long': 'Es más largo que cualquier nombre del juego. Acórtalo y busca otra vez.',
    },
  },
  searchResult: {
    guildReports: (guild) => `Informes de ${guild}`,
    newestReport: 'Informe más reciente',
    otherReports: 'Otros informes recientes',
    showMore: (count) => `Mostrar ${count} más`,
    showFewer: 'Mostrar menos',
    undated: 'Fecha desconocida',
    olderOpened: (era, judged) =>
      `El informe más reciente ${era ? `es de ${era}, cuyo equipo no se evalúa` : 'es de una raid que Ready Check no conoce'}. En su lugar se ha abierto el más reciente de ${formatList(judged, 'or')}.`,
    noneOpened: (era) =>
      `No se ha abierto ninguno: el más reciente es de ${era}, cuyo equipo no se evalúa. Elige uno para ver su equipo.`,
    compare: 'Comparar',
    compareWith: 'la raid abierta con',
    savedHere: 'En este dispositivo',
    invalidReportData:
      'Warcraft Logs da el informe más reciente de la hermandad sin su código, así que no se puede abrir. Elige otro o busca más tarde.',
    characterKills: (character) => `Kills de ${character}`,
    hidden: (character) =>
      `${character} oculta sus kills en Warcraft Logs. Un informe de la raid se abre igual por su código o enlace.`,
    noKills: (character, judged) =>
      `Warcraft Logs no tiene ninguna kill de ${character} en ${formatList(judged, 'or')}. Revisa el reino, la región y cómo se escribe, o abre un informe por su código.`,
    missing: (zones) => `Faltan en esta lista porque no se han podido cargar: ${zones}.`,
    kills: 'Kills',
    unnamedBoss: 'Jefe sin nombre',
    percentile: (percentile) => `percentil ${percentile}`,
    noPercentile: 'sin percentil',
  },
} satisfies TranslatedTexts;
