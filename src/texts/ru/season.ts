import type { TextsOf } from '../translation';
import { counted, PLAYERS, RAIDS } from './language-ru-plural';

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
    evening: (date, passed, median) =>
      median
        ? `${date}: готовы ${passed}, средний уровень предметов ${median}`
        : `${date}: готовы ${passed}`,
  },
  'season-view': {
    group: 'Группа',
    onDevice: (raids) => `${counted(raids, RAIDS)} на этом устройстве`,
    evenings: (count, first, last) => {
      const evenings = counted(count, ['вечер', 'вечера', 'вечеров']);
      return count === 1 ? `${evenings}, ${last}` : `${evenings}, с ${first} по ${last}`;
    },
    players: (count) => counted(count, PLAYERS),
    noRequest: 'у Warcraft Logs ничего не запрашивается',
    passedOn: (date) => `готовы ${date}`,
    median: 'средний уровень предметов',
    came: 'явка от ожидавшихся',
    readiness: 'Готовность за сезон',
    evening: 'Вечер',
    passedShare: 'готовы, %',
    cellsShow: 'Показать',
    shows: { gear: 'Экипировка', pull: 'На пулле', level: 'Уровень предметов' },
    shortShows: { gear: 'Экип.', pull: 'Пулл', level: 'Уровень' },
    roles: 'Роли',
    allRoles: 'Все роли',
    onlyWithFaults: 'Только с недочетами',
    showLeft: 'Показать ушедших',
    filter: 'Фильтр',
    sortBy: 'Сортировка',
    nobody: 'Под эти фильтры никто не подходит.',
    scrolls: 'Игроки по вечерам',
    columns: {
      player: 'Игрок',
      attendance: 'Явка',
      level: 'Уровень предметов',
      faults: 'Недочеты',
    },
    foot: { passed: 'Готовы', median: 'Средний уровень предметов', pull: 'Настой и еда' },
    fixed: 'Исправлено',
    excuse: 'Отметить, что отпросился',
    excuseOf: (state, player, date) => `${state}, ${player}, ${date}: отметить, что отпросился`,
    takeBack: 'Отметить отсутствие',
    takeBackOf: (state, player, date) => `${state}, ${player}, ${date}: отметить отсутствие`,
    reading: (done, all) => `Чтение рейдов: ${done} из ${all}`,
    progress: 'Чтение рейдов',
    listed: (raids) =>
      raids === 1
        ? '1 рейд в списке без игроков: открой его, чтобы он учитывался'
        : `${counted(raids, RAIDS)} в списке без игроков: открой их, чтобы они учитывались`,
    unreadableKill: (boss, raid) =>
      `${boss} (${raid}) не читается на этом устройстве и потому не учитывается.`,
    unreadableRaid: (raid) => `${raid} не читается на этом устройстве и потому не учитывается.`,
    moreUnreadable: (count) => `Не читается еще: ${count}.`,
    notesUnreadable:
      'Твинков, ушедших и отпросившихся прочитать не удалось: возможно, их записала более новая версия Ready Check. Записи остаются как есть и здесь не учитываются. Перезагрузи страницу.',
    none: 'Сезона пока нет. Открой два рейда одной группы, и эта страница заполнится сама.',
    openRaid: 'Открыть рейд',
    firstSeen: (date) => `впервые: ${date}`,
    attended: (evenings) => `вечера: ${evenings}`,
    altOf: 'Твинк игрока',
    nobodysAlt: 'Ничей',
    altHint: 'Вечера твинка засчитываются в явку основного персонажа; своей строки у твинка нет.',
    alts: 'Твинки',
    left: 'Больше не в группе',
    leftHint: 'Без строки и не в списке «Сегодня», пока не включено «Показать ушедших».',
    stored: 'Хранится на этом устройстве и в файле экспорта рейдов.',
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
} satisfies TextsOf<'season' | 'season-view' | 'tonight'>;
