import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const PULL = {
  pull: {
    title: 'En el pull',
    failed: 'No se ha podido cargar',
    notHere: 'No está en este dispositivo',
    lowerTier: 'de menor nivel',
    inTheFight: 'en el combate',
    fetch: 'Cargar',
    aura: (id) => `Aura ${id}`,
    diedAt: (time) => `Murió en ${time}`,
    died: 'Murió',
  },
  pullBoard: {
    fetchedLater: 'Se cargará cuando haya conexión.',
    savedWithout: 'Esta kill se guardó sin ello.',
    noSnapshot: 'El log no tiene ninguna instantánea de este pull.',
    noneNoted: {
      flask:
        'Este log no registró ningún frasco en este pull, así que a nadie se le marca que le falte. También pueden faltar elixires.',
      food: 'Este log no registró comida en este pull, así que a nadie se le marca que le falte.',
      weapon:
        'Este log no registró encantamientos de arma en este pull, así que a nadie se le marca que le falte.',
    },
    tooFew: {
      flask: (count) =>
        `Solo hay ${count} ${count === 1 ? 'frasco' : 'frascos'} en este log: muy pocos para decir quién no tenía.`,
      food: (count) =>
        `Solo está la comida de ${count} ${count === 1 ? 'raider' : 'raiders'} en este log: muy pocos para decir quién no tenía.`,
      weapon: (count) =>
        `Solo está el encantamiento de arma de ${count} ${count === 1 ? 'raider' : 'raiders'} en este log: muy pocos para decir quién no tenía.`,
    },
    whatWasSeen: 'Lo que se vio',
    seenCounts: {
      flask: (count) => (count === 1 ? '1 frasco o elixir' : `${count} frascos y elixires`),
      food: (count) => (count === 1 ? '1 comida' : `${count} comidas`),
      weapon: (count) =>
        count === 1 ? '1 encantamiento de arma' : `${count} encantamientos de arma`,
    },
    about:
      'Es lo que registró el log al pullear al jefe. Demuestra lo que había, nunca lo que no: puede faltar un frasco en el log, y quien muere justo antes pierde la comida y los elixires.',
  },
  pullCategories: {
    flask: {
      word: 'Frasco',
      inSentence: 'frasco',
      notSeen: 'No se vio frasco',
      seen: 'Se vio un frasco',
    },
    food: {
      word: 'Comida',
      inSentence: 'comida',
      notSeen: 'No se vio comida',
      seen: 'Se vio comida',
    },
    weapon: {
      word: 'Arma',
      inSentence: 'encantamiento de arma',
      notSeen: 'No se vio encantamiento de arma',
      seen: 'Se vio encantamiento de arma',
    },
  },
  atThePull: {
    countedOf: (category, count, all) => `${category} ${count} de ${all}`,
    categoryNotInLog: (category) => `${category}: no está en este log`,
    nothingInLog: 'No está en este log',
    inCell: {
      seen: 'se vio',
      lower: 'se vio, de menor nivel',
      half: 'solo un elixir',
      'not seen': 'no se vio',
      'no snapshot': 'sin instantánea',
      'not in log': 'no está en este log',
    },
    noSnapshot: 'Sin instantánea en este log',
    battleOnly: (name) => `Solo elixir de batalla: ${name}`,
    guardianOnly: (name) => `Solo elixir guardián: ${name}`,
    lists: {
      'one elixir': 'Solo un elixir',
      'lower tier': 'De menor nivel',
      'no snapshot': 'Sin instantánea',
    },
  },
  pullList: {
    eating: 'comiendo',
    battle: 'batalla',
    guardian: 'guardián',
    food: (amount) => `comida ${amount}`,
    noneSeen: (categories) => `no se vio ${formatList(categories, 'or')}`,
    seen: (categories) => `Se vio ${categories}`,
    countRowHeading: (category, raiders) => `${category} de ${raiders}`,
    everybody: (categories) => `Visto en todos: ${formatList(categories, 'and')}.`,
  },
} satisfies TranslatedTexts;
