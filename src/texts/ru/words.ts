import { lowerFirst } from '../lower-first';
import type { TranslatedTexts } from '../translation';
import { counted, countedOf } from './language-ru-plural';

export const WORDS = {
  wait: { seconds: (seconds) => `${seconds} сек.`, minutes: (minutes) => `${minutes} мин.` },
  class: { withSpec: (spec, className) => `${className} «${spec}»` },
  namesake: {
    roles: { tanks: 'танк', healers: 'лекарь', dps: 'урон' },
  },
  discord: {
    advice: ' · обратить внимание',
    noName: '(без имени)',
    noGear: 'Нет экипировки в логе',
    notJudged: 'Без оценки: для этой версии игры нет правил',
    passed: (passed, all) => `Готовы ${passed} из ${all}`,
  },
  'rule-armour-type': {
    lighter: (worn, own) =>
      `Тип доспеха: ${worn}; если носить только свой (${own}), основная характеристика на 5 % выше.`,
  },
  'rule-belt-buckle': {
    noExtraGem: 'Нет камня сверх своих гнезд: пряжка для пояса дает еще одно.',
  },
  'rule-blacksmith-socket': {
    seenOn: (slot) => `Дополнительное гнездо видно здесь: ${slot}.`,
  },
  'rule-empty-socket': {
    questGem: 'Сюда подходит камень, который дают за задание.',
    filled: (filled, sockets) => `Заполнено ${filled} из ${countedOf(sockets, 'гнезда', 'гнезд')}.`,
  },
  'rule-enchant-grade': {
    weaker: (name, stronger) => `${name}; сильнее: ${stronger}.`,
    named: (name) => `${name}.`,
  },
  'rule-gem-grade': {
    good: () => '',
    low: (gem) => `${gem} — слабая огранка`,
    old: (gem) => `${gem} — из прошлого дополнения`,
    pvp: (gem) => `${gem} — для PvP`,
  },
  'rule-meta-missing': {
    isEmpty: 'Особое гнездо пустое.',
  },
  'rule-pvp-gear': {
    hasResilience: 'На предмете есть устойчивость.',
  },
  'rule-ring-enchant': {
    seenOn: (slot) => `${slot}: чары зачаровывателя.`,
  },
  'rule-tinker': {
    seenOn: (slot) => `Гаджет инженера виден здесь: ${slot}.`,
  },
  cell: {
    noEnchant: 'Нет чар',
    emptySockets: (count) => counted(count, ['пустое гнездо', 'пустых гнезда', 'пустых гнезд']),
    unreadablePiece: (slot, name) => (slot && name ? `${slot} (${name})` : slot || name || 'вещь'),
  },
  meta: {
    least: (there, wanted, colour) => `${colour}: ${there} из ${wanted}`,
    both: (one, other) => `${one.colour}: ${one.count}, ${other.colour}: ${other.count}`,
    moreNeeded: (counts, colour) => `${counts}; нужно больше (${colour})`,
  },
  spelling: {
    colon: ': ',
    countOf: (count, all) => `${count} из ${all}`,
    semicolon: '; ',
    inSentence: (words) => (words.startsWith('PvP') ? words : lowerFirst(words)),
  },
} satisfies TranslatedTexts;
