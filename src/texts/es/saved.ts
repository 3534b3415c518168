import type { TranslatedTexts } from '../translation';

const raids = (count: number) => (count === 1 ? '1 raid' : `${count} raids`);
const kills = (count: number) => (count === 1 ? '1 kill' : `${count} kills`);
const sharedResults = (count: number) =>
  count === 1 ? '1 resultado compartido' : `${count} resultados compartidos`;

export const SAVED = {
  saved: {
    find: 'Buscar una raid guardada',
    found: (count, all) => `${count} de ${all} raids`,
    showAll: (count) => `Mostrar las ${count}`,
    killsSaved: (saved, all) => `guardado: ${saved} de ${kills(all)}`,
    opened: (when) => `abierta ${when}`,
    more: (title) => `Más: ${title}`,
    pinRaid: (title) => `Fijar: ${title}`,
    pinHint: 'Las raids fijadas nunca se proponen para borrar',
    delete: 'Borrar',
    deleteRaid: (title) => `Borrar: ${title}`,
    deleted: (title) => `Borrado: ${title}`,
    raids,
    sharedResults,
    deletedBefore: (count) =>
      count === 1
        ? 'También se puede deshacer una acción anterior.'
        : `También se pueden deshacer ${count} acciones anteriores.`,
    undo: 'Deshacer',
    dismiss: 'Cerrar este aviso',
  },
  saving: {
    checkAll: (count) => (count === 1 ? 'Revisar la única kill' : `Revisar las ${count} kills`),
    checkRest: (count) =>
      count === 1 ? 'Revisar la otra kill' : `Revisar las otras ${count} kills`,
    hint: (requests) =>
      `${requests === 1 ? '1 petición' : `${requests} peticiones`}; después se abre sin conexión`,
    onDevice: (there, all) => `${there} de ${kills(all)} aquí`,
  },
  storage: {
    savedRaids: 'Raids guardadas',
    none: 'Lo que abras se guarda aquí y se abre también sin conexión.',
    unreadable:
      'Ahora mismo no se pueden leer las raids guardadas. No se ha borrado nada. Cierra otras ventanas de esta aplicación, o sal del modo privado, y recarga.',
    listIsNewer:
      'Una versión más nueva de esta aplicación escribió la lista de raids guardadas. No se ha borrado nada. Recarga para actualizar la aplicación.',
  },
  storageNotice: {
    notSaving: {
      full: 'El disco está lleno: lo que abras ahora no se guarda. Borra una raid que ya no necesites o haz sitio en el dispositivo.',
      refused:
        'Este navegador no deja guardar datos aquí (¿una ventana privada?): lo que abras ahora no se guarda.',
      failed:
        'El almacén de la aplicación en este dispositivo ha fallado: lo que abras ahora no se guarda.',
      newer:
        'Una versión más nueva de esta aplicación escribió la lista de raids guardadas: lo que abras ahora no se guarda. Recarga para actualizar la aplicación. No se pierde nada.',
    },
    trySavingAgain: 'Guardar ahora',
    stillNotSaved: 'Segundo intento: sigue sin poder guardarse.',
    makeRoom: 'Hacer sitio',
    gotIt: 'Entendido',
    noLink:
      'En lo compartido no hay ningún informe de Warcraft Logs. Comparte la dirección de un informe: …warcraftlogs.com/reports/ y 16 letras y cifras.',
    latestUnreadable:
      'Ahora mismo no se pueden leer las raids guardadas, así que no se puede abrir la última. Pega un informe abajo o abre la raid de ejemplo.',
    noLatest:
      'En este dispositivo aún no hay ninguna raid guardada. Pega un informe abajo o abre la raid de ejemplo.',
  },
  raidFile: {
    export: 'Exportar raids',
    import: 'Importar raids',
    hint: 'Un archivo con todas las raids guardadas, tus notas, hermandades del inicio y estas opciones, pero nunca la clave ni tus búsquedas, para otro dispositivo. Allí, elígelo o suéltalo en la página.',
    chooseFile: 'Archivo de raids',
    exporting: (done, all) => `Exportando raid ${done + 1} de ${all}`,
    importing: (done, all) => `Importando raid ${done} de ${all}`,
    checking: 'Comprobando el archivo',
    exported: (name) => `Busca ${name} en tus descargas.`,
    ready: (name) =>
      `${name} está listo. Envíalo a otro dispositivo o aplicación, o guárdalo en tus archivos.`,
    stop: 'Parar',
    stopped: 'Parado. Lo importado hasta ahora se queda; no se pierde nada de lo que había.',
    toImport: (name, came, savedBefore) =>
      `${name} contiene ${raids(came)} que ${came === 1 ? 'es nueva o más reciente' : 'son nuevas o más recientes'}. Ya aquí: ${raids(savedBefore)}. Sus opciones solo se aplican donde no hayas elegido las tuyas.`,
    imported: (came, savedBefore) => `Importado: ${raids(came)}. Ya aquí: ${raids(savedBefore)}.`,
    sharedResultsToImport: (came, savedBefore) =>
      `Trae también ${sharedResults(came)}; ya aquí: ${sharedResults(savedBefore)}.`,
    sharedResultsImported: (came, savedBefore) =>
      `Importado: ${sharedResults(came)}. Ya aquí: ${sharedResults(savedBefore)}.`,
    notesToImport: (count) =>
      count === 1 ? 'Trae 1 nota o marca.' : `Trae ${count} notas y marcas.`,
    notesImported: (count) =>
      count === 1 ? 'Importada 1 nota o marca.' : `Importadas ${count} notas y marcas.`,
    killsOf: (kills, title) =>
      kills === 0 ? title : `${title} (${kills === 1 ? '1 muerte' : `${kills} muertes`})`,
    moreRaids: (count) => (count === 1 ? '1 raid más' : `${count} raids más`),
    wouldDiffer: (what) =>
      `Trae versiones más recientes y distintas de lo guardado aquí: ${what}. Lo de aquí se queda como está si no lo reemplazas.`,
    replace: 'Reemplazar lo guardado aquí por las versiones más recientes',
    kept: (what) => `Se queda como estaba aquí: ${what}.`,
    canBeUndone: 'Se ha importado un archivo de raids.',
    raidsDeleted: 'La importación se ha parado porque se han borrado todas las raids.',
    unreadable: (count) =>
      count === 1
        ? '1 registro no se ha podido leer y se ha omitido.'
        : `${count} registros no se han podido leer y se han omitido.`,
    importNow: 'Importar ahora',
    problems: {
      'not ours':
        'Este no es un archivo de raids de Ready Check. Elige uno hecho con «Exportar raids».',
      newer:
        'Este archivo lo escribió una versión más nueva de Ready Check. Recarga la página para actualizarla.',
      'too large':
        'Este archivo es mucho más grande que unas raids, así que no se ha leído hasta el final. Expórtalas otra vez en el otro dispositivo.',
      'half written':
        'A este archivo le falta el final, así que no se ha importado. Cópialo otra vez desde el otro dispositivo.',
    },
    failed:
      'No ha funcionado: ahora mismo este dispositivo no puede leer ni guardar raids. Lo importado hasta ahora se queda. Recarga la página e inténtalo de nuevo.',
  },
  sharedResult: {
    title: 'Resultado compartido',
    lead: 'Compartido contigo',
    sharedAt: (when) => `Compartido el ${when}`,
    minimum: (level) => `Las piezas por debajo de ${level} contaban como bajas`,
    enchants: 'encantamientos',
    counted: (titles) => `contaban: ${titles}`,
    nothingCounted: 'Nada contaba como fallo',
    unchecked: 'Nadie ha comprobado este resultado: abre el informe para comprobarlo.',
    notInLink: 'no está en este enlace',
    noKills: 'En este enlace no hay ninguna kill.',
    nobody: 'En este enlace no hay nadie.',
    quoted: (words) => `«${words}»`,
    openReport: 'Abrir el informe',
    save: 'Guardar',
    checkYours: 'Revisa tu propia raid',
    saved: 'Guardado en este dispositivo. Se abre sin conexión desde las raids guardadas.',
    notSaved:
      'Ahora no se puede guardar: no hay sitio o el navegador no lo permite. Conserva el enlace: lo vuelve a abrir.',
    savedOnes: 'Compartidos contigo',
    judgedOn: (when) => `evaluado el ${when}`,
    unreadable: 'Este enlace compartido no se puede leer',
    problems: {
      'cut short': 'Este enlace está cortado: le falta el final. Pídelo otra vez o cópialo entero.',
      'added to': 'Junto con este enlace se copió algo más. Copia solo el enlace.',
      newer:
        'Este enlace se hizo con una versión más nueva de Ready Check. Recarga la página para actualizarla y ábrelo otra vez.',
      'too large': 'Este enlace contiene mucho más que un combate, así que no se ha abierto.',
      damaged: 'Este enlace está dañado, así que no se puede mostrar. Pídelo otra vez.',
    },
    failed:
      'No se ha podido cargar la parte de la aplicación que lee enlaces compartidos. Comprueba la conexión e inténtalo de nuevo.',
    nothingChanged: 'En este dispositivo no ha cambiado nada.',
    goHome: 'Ir a la página principal',
  },
  share: {
    copyWhisper: 'Copiar susurro',
    whisperCopied: 'Susurro copiado: pégalo en el chat del juego.',
    copyForSimulator: 'Copiar para el simulador',
    simulatorCopied: (name) => `Equipo copiado: pégalo en la importación de addon de ${name}.`,
    simulatorHint: 'Un log no da raza, talentos, glifos ni reforja: ponlos allí.',
    shareAs: 'Compartir como',
    formats: {
      discord: 'Discord',
      whispers: 'Susurros',
      csv: 'CSV',
      link: 'Enlace',
      picture: 'Imagen',
    },
    about: 'Sobre',
    scopes: { fight: 'Esta kill', night: 'Toda la noche' },
    scopesOfAttempt: { fight: 'Este wipe', night: 'Toda la noche' },
    withAdvice: 'Incluir lo que hay que revisar',
    withPull: 'Incluir frasco y comida',
    withoutPull: (count) =>
      count === 1
        ? 'El frasco y la comida de una kill no están en este dispositivo.'
        : `El frasco y la comida de ${count} kills no están en este dispositivo.`,
    withoutPullHere: 'El frasco y la comida de este combate no están en este dispositivo.',
    choosePlayers: (chosen, all) => `Jugadores: ${chosen} de ${all}`,
    killsHere: (there, all) => `${there} de ${all} kills están aquí`,
    fetchRestFirst: 'Cargar antes el resto',
    nobody: 'Nadie tiene nada que corregir.',
    message: (nth, all) => (all === 1 ? 'Mensaje' : `Mensaje ${nth} de ${all}`),
    whispers: 'Susurros',
    table: 'Tabla',
    copyDiscord: 'Copiar para Discord',
    copyMessage: (nth) => `Copiar mensaje ${nth}`,
    copyWhispers: 'Copiar susurros',
    copy: 'Copiar',
    copyLine: (line) => `Copiar: ${line}`,
    downloadCsv: 'Descargar CSV',
    copyLink: 'Copiar enlace',
    linkHolds:
      'El propio enlace contiene los veredictos y fallos de este combate, y nada del equipo. Se abre sin clave y sin preguntar a Warcraft Logs.',
    nightLinkHolds:
      'El propio enlace contiene lo que aún le falta a cada jugador, la asistencia y las kills con fallos, y nada del equipo. Se abre sin clave y sin preguntar a Warcraft Logs.',
    linkLength: (characters) => `${characters} caracteres`,
    linkFailed:
      'No se ha podido crear el enlace: falta una parte de la aplicación. Comprueba la conexión e inténtalo de nuevo.',
    picture: {
      copy: 'Copiar imagen',
      download: 'Descargar imagen',
      hint: '1200 px de ancho, en este tema y este idioma.',
      drawing: 'Dibujando la imagen…',
      failed:
        'Este navegador no ha querido dibujar la imagen. Comparte los fallos como texto de Discord.',
      refused: 'Este navegador no ha querido copiar la imagen. Descárgala.',
      more: (count) => `y ${count} más`,
    },
    copied: 'Copiado',
    copiedStatus: 'Copiado al portapapeles.',
    refusedStatus:
      'Este navegador no ha dejado copiar. El texto de abajo está seleccionado: cópialo de ahí.',
    selected: 'Texto para copiar',
    send: 'Enviar…',
    sendFailed: 'Este dispositivo no ha podido enviarlo. Cópialo.',
    downloaded: (name) => `Busca ${name} en tus descargas.`,
  },
} satisfies TranslatedTexts;
