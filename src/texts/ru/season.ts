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
} satisfies TextsOf<'season'>;
