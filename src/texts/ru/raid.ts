import { term } from '#domain/language';
import type { TextsOf } from '../translation';
import { formatWait } from '../wait';
import { counted, countedOf, PLAYERS, RAIDERS } from './language-ru-plural';

const ofKills = (count: number) => countedOf(count, 'килла', 'киллов');
const ofPulls = (count: number) => countedOf(count, 'пулла', 'пуллов');

export const RAID = {
  raid: {
    noKills:
      'В этом отчете еще не убит ни один босс. Если рейд продолжается, загрузи отчет позже еще раз.',
    noRaidKills: 'В этом отчете не убит ни один рейдовый босс.',
    otherFights: 'Другие бои',
    untitled: 'Отчет без названия',
    by: (owner) => `автор: ${owner}`,
    data: 'Данные: Warcraft Logs',
    fetchedAt: (when) => `Загружено ${when}`,
    fetchAgain: 'Загрузить снова',
    shownAsSaved: (when) => `Показано то, что сохранено на этом устройстве (${when}).`,
    heroicMark: '☠',
    heroic: 'Героический',
    killOf: (nth, count) => `Килл ${nth} из ${count}`,
    notAKill: (fight) =>
      `Выбери один из этих: бой из адреса не килл босса в этом отчете (бой ${fight}).`,
    fightLost: 'Этого боя больше нет в отчете. Он останется на экране, пока не выбран другой.',
    fightLostButSaved: 'Этого боя больше нет в отчете. Он сохранен на этом устройстве.',
    lostKills: 'Больше нет в отчете',
    lostKillsHint: 'Сохранены на этом устройстве до того, как пропали из отчета.',
    attemptsToo: 'Показать вайпы',
    nthAttempt: (nth, left) =>
      ` · вайп ${nth}${left === undefined ? '' : `, ${Math.max(1, Math.round(left))} %`}`,
    buffs: 'Баффы/дебаффы',
    players: 'Игроки',
    verdictCount: (count, verdict) => `${inSentence(verdict)}: ${count}`,
    worthALook: (count) => `обратить внимание: ${count}`,
    alsoIn: (verdict) => `также: ${inSentence(verdict)}`,
    raiders: (count) => counted(count, RAIDERS),
    noPlayers: 'Нет игроков',
    unread: 'Часть экипировки в этом логе не читается, поэтому не оценивается:',
    unreadOf: (player, pieces) => `${player}: ${pieces.join(', ')}`,
    loading: 'Загрузка...',
    partMissing: 'Не удалось загрузить часть приложения. Проверь связь и обнови страницу.',
    unforeseen: 'В приложении что-то пошло не так. Обнови страницу и попробуй еще раз.',
    tryAgain: 'Еще раз',
    retriesIn: (seconds) => `Новая попытка через ${formatWait(seconds)}`,
  },
  readiness: {
    title: 'Готовность',
    ofPassed: (all) => `из ${all} готовы`,
    levels: 'Уровень предметов по ролям',
    role: 'Роль',
    median: 'Медиана',
    behind: 'Заметно ниже медианы',
    behindOne: (name, level) => `${name} ${level}`,
    minimum: (level) => `Действует минимум ${level}.`,
    slots: 'Вещи без чар и с низким уровнем, по ячейкам',
    slot: 'Ячейка',
    share: 'Доля',
    count: 'Рейдеры',
    withoutEnchant: 'без чар',
    low: 'низкий уровень',
    noKillOpened: 'Пока не открыт ни один килл',
  },
  role: {
    tanks: 'Танки',
    healers: 'Лекари',
    dps: 'Урон',
    passed: (passed, all, roles) =>
      `готовы ${passed} из ${all}: ${roles
        .map(([role, some, count]) => `${role.toLowerCase()} ${some} из ${count}`)
        .join(', ')}`,
  },
  view: {
    views: 'Виды',
    share: 'Выслать',
    toBuy: 'Что купить',
    names: {
      verdicts: 'Оценки',
      board: 'Таблица экипировки',
      night: 'Весь вечер',
      since: 'С прошлого рейда',
    },
    shortNames: {
      verdicts: 'Оценки',
      board: 'Таблица',
      night: 'Вечер',
      since: 'Разница',
    },
    pickABoss: 'Выбери босса',
    previousBoss: 'Предыдущий босс',
    nextBoss: 'Следующий босс',
    position: (nth, all) => `${nth} из ${all}`,
    offline: 'нет сети',
  },
  board: {
    raider: 'Рейдер',
    average: 'Среднее',
    faults: 'Недочеты',
    perSlot: 'По ячейкам',
    scrolls: 'Рейдеры по ячейкам',
    onlyWithFaults: 'Только с недочетами',
    nobody: 'В этом бою ни у кого нет недочетов.',
    group: (role, shown, all) => (shown === all ? `${role} ${all}` : `${role} ${shown} из ${all}`),
    noGear: 'нет экипировки',
    empty: 'пусто',
    notRecorded: 'нет в логе',
    unknownLevel: 'уровень предмета неизвестен',
    passed: 'готов',
    legend: {
      cross: 'нет чар',
      triangle: 'низкий уровень',
      square: 'другой недочет',
      ring: 'пустое гнездо',
      eye: 'обратить внимание',
    },
  },
  night: {
    player: 'Игрок',
    now: 'Сейчас',
    scrolls: 'Игроки по киллам',
    noKills: 'В этом отчете не убит ни один босс, так что сравнивать нечего.',
    fetching: (there, all) => `Загружаем киллы: ${there} из ${all}`,
    progress: 'Загружаем киллы',
    pausing: (seconds) =>
      `Warcraft Logs просит паузу. Загрузка сама продолжится через ${formatWait(seconds)}`,
    stop: 'Остановить',
    fetchRest: 'Загрузить остальные',
    incomplete: (there, all) =>
      `Загружено ${there} из ${ofKills(all)}. Заштрихованных нет на этом устройстве.`,
    offline: (there, all) =>
      `Нет сети: на этом устройстве ${there} из ${ofKills(all)}. Заштрихованные загрузятся, когда появится связь.`,
    allThere: (all) => (all === 1 ? 'Единственный килл загружен.' : `Все киллы загружены: ${all}.`),
    pulls: {
      fetching: (there, all) => `Загружаем пуллы: ${there} из ${all}`,
      progress: 'Загружаем пуллы',
      incomplete: (there, all) =>
        `Загружено ${there} из ${ofPulls(all)}. Заштрихованных нет на этом устройстве.`,
      offline: (there, all) =>
        `Нет сети: на этом устройстве ${there} из ${ofPulls(all)}. Заштрихованные загрузятся, когда появится связь.`,
    },
    show: 'Показать',
    shows: { gear: 'Экипировка', pull: 'На пулле' },
    seen: 'Видно',
    onlyUnseen: 'Только где чего-то не видно',
    nothingUnseen: 'Настой и еда есть у всех, где лог их записывает.',
    groups: {
      changed: 'Изменилось за вечер',
      same: 'Тот же недочет весь вечер',
      passed: 'Готовы весь вечер',
      'not judged': 'Без оценки',
    },
    passed: 'готов',
    absent: 'не был',
    noGear: 'нет экипировки',
    notJudged: 'без оценки',
    notFetched: 'не загружено',
    reading: 'загрузка',
    failed: (why) => `не удалось загрузить: ${why}`,
    fixed: 'исправлено',
    new: 'новое',
    attendance: (attended, known) => `${attended} из ${known}`,
    passedAtEach: (raiders) => `Готовы из ${raiders}`,
    passedOf: (passed, all) => `готовы ${passed} из ${all}`,
    onlyChanged: 'Только с изменениями',
    nobodyChanged: 'Ничего не исправлено, и новых недочетов нет.',
    legend: {
      tick: 'готов',
      cross: 'недочеты',
      dash: 'не был',
      question: 'нет экипировки',
      up: 'исправлено',
      down: 'новый недочет',
    },
  },
  since: {
    against: 'Сравнение с',
    option: (title, when, shared) => `${title}, ${when} (${counted(shared, PLAYERS)} в обоих)`,
    outside: 'Рейд, который здесь не сохранен',
    another: 'Другой отчет',
    anotherHint: 'Код отчета или ссылка',
    compare: 'Сравнить',
    none: 'На этом устройстве нет более раннего рейда. Открой его через поиск гильдии или по ссылке и вернись: при открытии он сохраняется.',
    sameReport: 'Этот отчет уже открыт. Укажи другой.',
    nobodyShared: 'У этих рейдов нет общих игроков.',
    anonymous: 'В анонимном отчете не сказано, кто его игроки, поэтому сравнить нельзя.',
    notJudged: 'У Ready Check нет правил для одного из рейдов, поэтому сравнить их нельзя.',
    twoEras: 'Эти рейды из разных версий игры, у каждой свои правила, поэтому сравнить их нельзя.',
    thisRaid: 'Этот рейд',
    earlierRaid: 'Прошлый рейд',
    lastKill:
      'Каждый игрок — по последнему киллу, где в логе есть его экипировка. Настои и еда не сравниваются.',
    lists: {
      fixed: 'Исправлено',
      newFaults: 'Новые недочеты',
      stillOpen: 'Не исправлено',
      newHere: 'Новые в рейде',
      notHere: 'Не было',
    },
    itemLevels: 'Уровень предметов',
    fromTo: (before, now) => `с ${before} до ${now}`,
    dots: 'Пустая точка: прошлый рейд. Закрашенная: этот рейд.',
    forRaids: (count) => `рейдов подряд: ${count}`,
    passedAndLevel: 'Готовы · уровень предметов рейда',
    change: (before, now) => `${before} → ${now}`,
    nobody: 'Никто',
    notKnown: 'Станет известно, когда загрузятся все киллы.',
    passed: 'готов',
    noGear: 'нет экипировки',
    itemLevel: (change) => `уровень предметов ${change}`,
  },
  overTime: {
    heading: 'Со временем',
    range: (lowest, highest) =>
      `Уровень предметов от ${lowest} до ${highest}; столбики: неисправленные недочеты`,
    raid: 'Рейд',
    date: 'Дата',
    itemLevel: 'Уровень предметов',
    faults: 'Недочеты',
    unknown: 'неизвестно',
  },
  follow: {
    follow: 'Следить за рейдом',
    checkedAt: (when) => `Проверяем каждую минуту, последний раз в ${when}.`,
    offline: 'Нет сети. Проверка продолжится, когда она появится.',
    over: '45 минут ничего нового, поэтому слежение за рейдом закончено.',
    news: (fights) => `Новое: ${fights.join(', ')}`,
  },
  player: {
    details: 'Сведения об игроке',
    chooseOne: 'Выбери игрока, чтобы увидеть каждую вещь, надетую в этом бою.',
    talents: (talents) => `Таланты: ${talents}`,
    noTalents: 'Талантов нет в логе',
    itemLevelWords: 'Уровень предметов',
    atAGlance: 'Коротко',
    potions: (count) => `Зелья: ${count}`,
    healthstones: (count) => `Камни здоровья: ${count}`,
    professions: {
      alchemy: 'Алхимия',
      blacksmithing: 'Кузнечное дело',
      enchanting: 'Наложение чар',
      engineering: 'Инженерное дело',
      inscription: 'Начертание',
      jewelcrafting: 'Ювелирное дело',
      leatherworking: 'Кожевничество',
      tailoring: 'Портняжное дело',
    },
    worthALook: 'Обратить внимание',
    passed: 'Готов',
    notJudged: 'Без оценки: у Ready Check нет правил для этого отчета.',
    unread: (pieces) => `Не читается в этом логе и потому не оценивается: ${pieces.join(', ')}`,
    unreadPiece: (slot, name) => (slot && name ? `${slot} (${name})` : slot || name || 'вещь'),
    noGear:
      'Экипировки этого игрока в этом бою нет в логе. Возможно, она есть у другого босса рейда.',
    tooManyEmpty: (empty, of) =>
      `Пустых ячеек: ${empty} из ${of}. Игрок был отключен, или лог обрывается. Экипировка может быть в бою с другим боссом рейда.`,
    shared: (name) => `Здесь несколько игроков с именем ${name}. Выбери одного из списка.`,
    notInFight: (name) => `Нет в этом бою: ${name}`,
    gear: 'Экипировка',
    unknownItem: (id) => `Предмет ${id}`,
    emptySlot: (slot) => `${slot}: пусто`,
    unloggedSlot: (slot) => `${slot}: нет в логе`,
    enchanted: 'Чары есть',
    unknownEnchant: 'Чары есть, но не распознаны',
    unknownGem: (id) => `Камень ${id}`,
    sockets: (colours) => `цвета гнезд: ${colours}`,
    everyPiece: 'Каждая вещь',
    namesAndEnchants: 'названия, чары',
    everyPieceHint: 'названия, чары, гнезда',
    metaActive: (conditions) => `Особый камень активен: ${conditions}`,
    metaInactive: (conditions) => `Особый камень не активен: ${conditions}`,
    professionsSeen: 'Видимые профессии',
    excuse: 'Исключить',
    excused: 'Исключено',
    excuseItem: (piece) => `Исключить: ${piece}`,
    fullHeight: 'На всю высоту',
    previousBoss: (boss) => `Тот же игрок на предыдущем боссе: ${boss}`,
    nextBoss: (boss) => `Тот же игрок на следующем боссе: ${boss}`,
    whisper: 'Шепот',
    copyWhisper: 'Скопировать шепот',
    whisperCopied: 'Шепот скопирован: вставь его в чат игры.',
    copyForSimulator: 'Скопировать для симулятора',
    simulatorCopied: (name) => `Экипировка скопирована: вставь ее в импорт аддона в ${name}.`,
    simulatorHint: 'В логе нет расы, талантов, символов и перековки: задай их там.',
    copyRefused: 'Браузер не дал скопировать. Текст выделен: скопируй его вручную.',
  },
} satisfies TextsOf<
  | 'raid'
  | 'readiness'
  | 'role'
  | 'view'
  | 'board'
  | 'night'
  | 'since'
  | 'overTime'
  | 'follow'
  | 'player'
>;

/** A column's title within a line: `готовы: 12`, `нет чар: 8`. */
const inSentence = (verdict: string): string => {
  const [first = '', ...rest] = term(verdict);
  return first.toLowerCase() + rest.join('');
};
