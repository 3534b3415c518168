import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';
import { counted, countedOf } from './language-ru-plural';

export const PULL = {
  pull: {
    title: 'На пулле',
    failed: 'Не удалось загрузить',
    notHere: 'Нет на этом устройстве',
    lowerTier: 'слабее',
    inTheFight: 'в бою',
    fetch: 'Загрузить',
    aura: (id) => `Аура ${id}`,
    diedAt: (time) => `Смерть на ${time}`,
    died: 'Смерть',
  },
  pullBoard: {
    fetchedLater: 'Загрузится, когда появится связь.',
    savedWithout: 'Этот килл сохранен без этих данных.',
    noSnapshot: 'В логе нет снимка этого пулла.',
    noneNoted: {
      flask:
        'Лог не записал на этом пулле ни одного настоя, поэтому никто не считается без него. Эликсиры тоже могут отсутствовать в логе.',
      food: 'Лог не записал на этом пулле еду, поэтому никто не считается без нее.',
      weapon:
        'Лог не записал на этом пулле временные чары на оружии, поэтому никто не считается без них.',
    },
    tooFew: {
      flask: (count) =>
        `В этом логе всего ${counted(count, ['настой', 'настоя', 'настоев'])}: слишком мало, чтобы сказать, кто был без настоя.`,
      food: (count) =>
        `В этом логе еда есть только у ${countedOf(count, 'рейдера', 'рейдеров')}: слишком мало, чтобы сказать, кто был без еды.`,
      weapon: (count) =>
        `В этом логе чары на оружии есть только у ${countedOf(count, 'рейдера', 'рейдеров')}: слишком мало, чтобы сказать, кто был без них.`,
    },
    whatWasSeen: 'Что было видно',
    seenCounts: {
      flask: (count) => `настои и эликсиры: ${count}`,
      food: (count) => counted(count, ['блюдо', 'блюда', 'блюд']),
      weapon: (count) => `чары на оружии: ${count}`,
    },
    about:
      'Это лог записал в момент пулла. Он доказывает, что было, но не доказывает, чего не было: настой может не попасть в лог, а кто умер незадолго до пулла, потерял еду и эликсиры.',
  },
  pullCategories: {
    flask: {
      word: 'Настой',
      inSentence: 'настой',
      notSeen: 'Настоя не видно',
      seen: 'Настой есть',
    },
    food: {
      word: 'Еда',
      inSentence: 'еда',
      notSeen: 'Еды не видно',
      seen: 'Еда есть',
    },
    weapon: {
      word: 'Оружие',
      inSentence: 'чары на оружии',
      notSeen: 'Чар на оружии не видно',
      seen: 'Чары на оружии есть',
    },
  },
  atThePull: {
    countedOf: (category, count, all) => `${category} ${count} из ${all}`,
    categoryNotInLog: (category) => `${category}: нет в этом логе`,
    nothingInLog: 'Нет в этом логе',
    inCell: {
      seen: 'есть',
      lower: 'есть, но слабее',
      half: 'только один эликсир',
      'not seen': 'не видно',
      'no snapshot': 'нет снимка',
      'not in log': 'нет в этом логе',
    },
    noSnapshot: 'В этом логе нет снимка',
    battleOnly: (name) => `Только боевой эликсир: ${name}`,
    guardianOnly: (name) => `Только охранный эликсир: ${name}`,
    lists: {
      'one elixir': 'Только один эликсир',
      'lower tier': 'Слабее',
      'no snapshot': 'Нет снимка',
    },
  },
  pullList: {
    eating: 'ест',
    battle: 'боевой',
    guardian: 'охранный',
    food: (amount) => `еда ${amount}`,
    noneSeen: (categories) => `не видно: ${formatList(categories, 'and')}`,
    seen: (categories) => `есть: ${categories}`,
    countRowHeading: (category, raiders) => `${category} из ${raiders}`,
    everybody: (categories) => `Есть у всех: ${formatList(categories, 'and')}.`,
  },
} satisfies TranslatedTexts;
