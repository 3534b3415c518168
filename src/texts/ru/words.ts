import type { TextsOf } from '../translation';
import { counted, countedOf } from './language-ru-plural';

export const WORDS = {
  wait: { seconds: (seconds) => `${seconds} сек.`, minutes: (minutes) => `${minutes} мин.` },
  class: { withSpec: (spec, className) => `${className} «${spec}»` },
  discord: {
    advice: ' · обратить внимание',
    noName: '(без имени)',
    noGear: 'Нет экипировки в логе',
    notJudged: 'Без оценки: для этой версии игры нет правил',
    passed: (passed, all) => `Готовы ${passed} из ${all}`,
  },
  explanation: {
    armourType: (worn, own) =>
      `Тип доспеха: ${worn}; если носить только свой (${own}), основная характеристика на 5 % выше.`,
    beltBuckle: 'Нет камня сверх своих гнезд: пряжка для пояса дает еще одно.',
    blacksmithSocket: (slot) => `Дополнительное гнездо видно здесь: ${slot}.`,
    questSocket: 'Сюда подходит камень, который дают за задание.',
    socketsFilled: (filled, sockets) =>
      `Заполнено ${filled} из ${countedOf(sockets, 'гнезда', 'гнезд')}.`,
    enchant: (name) => `${name}.`,
    strongerEnchant: (name, stronger) => `${name}; сильнее: ${stronger}.`,
    gemGrades: {
      good: () => '',
      low: (gem) => `${gem} — слабая огранка`,
      old: (gem) => `${gem} — из прошлого дополнения`,
      pvp: (gem) => `${gem} — для PvP`,
    },
    metaMissing: 'Особое гнездо пустое.',
    resilience: 'На предмете есть устойчивость.',
    ringEnchant: (slot) => `${slot}: чары зачаровывателя.`,
    tinker: (slot) => `Гаджет инженера виден здесь: ${slot}.`,
  },
  cellWords: {
    noEnchant: 'Нет чар',
    emptySockets: (count) => counted(count, ['пустое гнездо', 'пустых гнезда', 'пустых гнезд']),
  },
  meta: {
    least: (there, wanted, colour) => `${colour}: ${there} из ${wanted}`,
    both: (count, colour, otherCount, otherColour) =>
      `${colour}: ${count}, ${otherColour}: ${otherCount}`,
    moreNeeded: (counts, colour) => `${counts}; нужно больше (${colour})`,
  },
  spelling: {
    colon: ': ',
    /** Only the first letter: names within stay, and so does `PvP`. */
    inSentence: (words) =>
      words.startsWith('PvP') ? words : (words[0] ?? '').toLowerCase() + words.slice(1),
  },
} satisfies TextsOf<
  'wait' | 'class' | 'discord' | 'explanation' | 'cellWords' | 'meta' | 'spelling'
>;
