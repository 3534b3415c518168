import type { TextsOf } from '../translation';
import { counted, RAIDS } from './language-ru-plural';

export const SEASON = {
  season: {
    title: 'Сезон',
    raids: (raids) => counted(raids, RAIDS),
    excused: 'отпросился',
    notYetHere: 'еще не было',
    onAlt: (alt) => `на ${alt}`,
    notSaved: 'нет на этом устройстве',
    countOf: (count, all) => `${count} из ${all}`,
    seenOf: (category, seen, of) => `${category} ${seen} из ${of}`,
    faultsSince: (faults, before) => `${faults}, было ${before}`,
    came: (percent) => `явка ${percent} %`,
    evening: (date, passed, median) =>
      median
        ? `${date}: готовы ${passed}, средний уровень предметов ${median}`
        : `${date}: готовы ${passed}`,
  },
  tonight: {
    title: 'Сегодня',
    roleCount: (role, count) => `${role}: ${count}`,
    notSeenYet: 'еще не встречался',
    couldBring: (names) => `Могли бы дать: ${names} (не идут)`,
    onlySource: (categories) => `единственный источник: ${categories}`,
    asOf: (date) => `на ${date}`,
    withDate: (faults, asOf) => `${faults} (${asOf})`,
    missing: 'Не хватает',
    notKnown: (names) => `Здесь неизвестны: ${names}`,
    which: (name) => `Какой ${name}?`,
    signUpWords:
      'танк, танки, лекарь, лекари, хил, хилы, урон, дд, ближний, дальний, бой, отсутствует, отсутствуют, отсутствие, скамейка, замена, запас, опоздает, возможно, записан, записаны, подтвержден, отказ, да, нет, группа, список, идет, болен',
  },
} satisfies TextsOf<'season' | 'tonight'>;
