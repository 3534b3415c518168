import type { TranslatedTexts } from '../translation';

export const PLAYER_PAGE = {
  changed: {
    enchanted: (slot) => `${slot}: encantamiento`,
    enchantChanged: (slot) => `${slot}: otro encantamiento`,
    enchantGone: (slot) => `${slot}: sin encantamiento`,
    gem: (slot) => `${slot}: gema`,
    empty: (slot) => `${slot}: vacío`,
  },
  'player-page': {
    player: 'Jugador',
    unknown: 'Ningún raid de este dispositivo tiene a este jugador.',
    onlyLeftOut: 'Solo raids que no cuentan para la temporada tienen a este jugador.',
    attended: (evenings) => `${evenings} noches`,
    firstSeen: (date) => `visto por primera vez el ${date}`,
    altOfMain: (main) => `Alter de ${main}`,
    alts: 'Alters',
    openNow: 'Por corregir',
    asOf: (date, boss) => `a fecha de ${date}, ${boss}`,
    passedOn: (date) => `Listo el ${date}`,
    noGearLogged: 'sin equipo en el log',
    evenings: 'Noches',
    evening: 'Noche',
    raid: 'Raid',
    gear: 'Equipo',
    itemLevel: 'Nivel de objeto',
    pull: 'Frasco y comida',
    changed: 'Cambios',
    overTime: 'Nivel de objeto a lo largo del tiempo',
    faultCount: 'fallos sin corregir',
    eveningLevel: (date, level, faults) =>
      `${date}: nivel de objeto ${level}, ${faults === 1 ? '1 fallo sin corregir' : `${faults} fallos sin corregir`}`,
    notes: 'Notas',
    altOf: 'Alter de',
    nobodysAlt: 'Nadie',
    altHint:
      'Las noches de un alter cuentan para la asistencia del principal; el alter no tiene fila propia.',
    left: 'Dejó el grupo',
    leftHint:
      'Fuera de «Temporada» y de «Esta noche» mientras «Mostrar quién se fue» esté desactivado.',
    stored: 'Guardado en este dispositivo y en «Exportar raids».',
    notesUnreadable: 'Lo anotado no se puede leer, así que aquí no se puede cambiar nada.',
  },
} satisfies TranslatedTexts;
