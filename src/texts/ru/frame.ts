import { listing } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

const browsers = ({ chrome, firefox, safari, ios }: Record<string, string>) =>
  `Chrome или Edge ${chrome}, Firefox ${firefox} или Safari ${safari} (iOS ${ios})`;

export const FRAME = {
  frame: {
    appName: 'Ready Check',
    screens: 'Страницы',
    raids: 'Рейды',
    skipToContent: 'Перейти к содержимому',
    season: 'Сезон',
    tonight: 'Сегодня',
    settings: 'Настройки',
    keyboard: 'Горячие клавиши',
    offline: 'Нет сети',
    crashTitle: 'Неожиданная ошибка приложения!',
    crashUnknownAddress: 'По этому адресу ничего нет.',
    crashNothingLost: 'Рейды целы: всё, что сохранено на этом устройстве, на месте.',
    goHome: 'На главную',
    reload: 'Обновить',
    loading: 'Загрузка...',
    untitled: 'Отчет без названия',
    footer:
      'Фанатский инструмент для рейдов Mists of Pandaria, Burning Crusade Anniversary и Cataclysm Classic; Forever пока без оценок. Не связан с Blizzard Entertainment и Warcraft Logs. Значки авторов game-icons.net, CC BY 3.0.',
    whatLeaves: 'Что приложение отправляет и хранит',
    close: 'Закрыть',
    dialogFailed: 'Не удалось загрузить эту часть приложения. Проверь связь и обнови страницу.',
  },
  find: {
    player: 'Найти игрока',
    shown: (count, all) => `показано ${count} из ${all}`,
  },
  install: {
    install: 'Установить',
    addToHomeScreen:
      'Чтобы установить: нажми «Поделиться», затем «На экран „Домой“». Установленное приложение сначала пустое: экспортируй рейды в настройках и импортируй их там.',
  },
  update: {
    updateReady: 'Готова новая версия.',
    nothingLost: 'Рейды и этот вид останутся.',
    later: 'Позже',
    whatIsNew: 'Что нового',
    reloadAnyway: 'Всё равно обновить',
    endsWork: (works) => `В этом окне еще идет: ${works}. Обновление это прервет.`,
    waitsForWork: (works) => `В другом окне, которое обновится потом, еще идет: ${works}.`,
    works: {
      import: 'импорт рейдов',
      export: 'экспорт рейдов',
      saving: 'сохранение рейда',
      undo: 'удаление, которое можно отменить',
      following: 'слежение за рейдом',
      'sign-in': 'вход в Warcraft Logs',
    },
    changelogNotRead:
      'Не удалось прочитать, что нового. Обнови страницу, чтобы увидеть это в новой версии.',
  },
  keyboard: {
    keys: {
      find: 'Найти игрока или поле отчета',
      nextPlayer: 'Следующий игрок',
      previousPlayer: 'Предыдущий игрок',
      buffs: 'Открыть или закрыть баффы/дебаффы',
      passed: 'Открыть или закрыть список «Готовы», где он свернут',
      filter: 'Фильтр таблицы',
      saved: 'Сохраненные рейды',
      help: 'Эта подсказка',
    },
    turnOff: 'Горячие клавиши можно отключить в настройках.',
    areOff: 'Горячие клавиши отключены в настройках.',
  },
  firstPage: {
    waitToShare:
      'Ссылка откроется, когда Ready Check запустится. Подожди немного и нажми Enter еще раз.',
    tooOld: (oldest) =>
      `Этот браузер слишком старый для Ready Check. Нужен как минимум ${browsers(oldest)}.`,
    notStarted: (oldest) =>
      `Ready Check еще не запустился: либо связь медленная, либо браузер слишком старый. Нужен как минимум ${browsers(oldest)}.`,
  },
  main: {
    reportLabel: 'ОТЧЕТ',
    searchLabel: 'ПОИСК',
    middleEmoji: '⚔',
    reportHeading: 'Проверить рейд',
    homeHeading: 'Кто в твоем рейде готов?',
    lede: 'Вставь отчет Warcraft Logs о рейде Classic: недостающие чары, слабые вещи, настой и еда перед боем и баффы твоей группы.',
    reportPlaceholder: 'Код отчета или ссылка',
    reportHint: 'Ссылка, код или Ctrl+V в любом месте этой страницы.',
    fetchFights: 'Загрузить бои',
    fetching: 'Загрузка...',
    badCode: 'В коде отчета должно быть 16 символов.',
    openSample: 'Открыть пример рейда',
    sampleHint: 'Без ключа и без сети',
    noKey:
      'На этом устройстве еще нет ключа Warcraft Logs. Свой ключ (v1) можно взять в настройках учетной записи на classic.warcraftlogs.com: в настройках описано, как, по шагам. Для примера рейда ключ не нужен.',
    openSettings: 'Открыть настройки',
    bossKills: 'Убитые боссы',
    readingReport: 'Читаем отчет…',
  },
  newPage: {
    title: 'Новая страница',
    sections: [
      { title: 'Раздел 1', line: 'Это первый раздел новой страницы.' },
      { title: 'Раздел 2', line: 'Это второй раздел новой страницы.' },
      { title: 'Раздел 3', line: 'Это третий раздел новой страницы.' },
    ],
  },
  example: {
    alternative:
      'Пример из рейда-образца: Magmaw (Blackwing Descent, героический). Готовы 12 из 25: танки 2 из 3, лекари 3 из 5, урон 7 из 17. Ниже игроки в столбцах «Нет чар» и «Низкий уровень предметов», у каждого указаны ячейки.',
    whose: '25 рейдеров в примере',
    ofAll: 'из 25 готовы',
  },
  era: {
    notJudged: (era, judged) =>
      `Этот отчет из ${era}. У Ready Check нет правил для этой версии игры, поэтому оценок нет. Экипировку посмотреть можно. Оценки есть для отчетов из ${listing(judged, 'or')}.`,
    uncertain: (era) =>
      `В отчете не сказано, из какой он версии игры. Он оценен по правилам ${era}: прежде чем верить оценкам, проверь зоны и дату.`,
    unknownRaids:
      'В отчете не сказано, из какой он версии игры, а его рейдов Ready Check не знает. Оценок нет; экипировку из лога посмотреть можно.',
    unknownGame: (version, judged) =>
      `Этот отчет из версии игры, которую Ready Check не знает: в логе стоит номер ${version}. Оценок нет; экипировку из лога посмотреть можно. Оценки есть для отчетов из ${listing(judged, 'or')}.`,
    mixed: (eras) =>
      `В этом отчете бои из ${listing(eras, 'and')}, и не сказано, из какой он версии игры, поэтому оценок нет; экипировку из лога посмотреть можно. Оценки будут для отчета, записанного в одной из них.`,
    forever:
      'Это отчет из Forever. Правила появятся, когда выйдут данные самой игры; до тех пор оценок нет. Экипировку посмотреть можно.',
    otherFight: (era) =>
      `Этот бой не относится к рейдам ${era}. Он не считается ни для всего вечера, ни для сравнения с прошлым рейдом, ни для посещаемости, ни для сезона.`,
  },
  failure: {
    noApiKey:
      'Чтобы загружать отчеты, Ready Check нужен ключ Warcraft Logs. Введи свой в настройках или открой пример рейда.',
    notSignedIn: 'Войди через Warcraft Logs, чтобы загружать отчеты, или открой пример рейда.',
    signInEnded: 'Срок входа истек. Войди снова; сохраненные рейды останутся.',
    reportArchived:
      'Warcraft Logs убрал этот отчет в архив: он открывается только подписчикам. Попроси файл или ссылку у того, у кого он сохранен.',
    reportNotPrepared:
      'Warcraft Logs еще готовит этот отчет. Ready Check спросил шесть раз; попробуй через минуту.',
    searchNeedsKey:
      'Эти киллы доступны только с ключом v1. Введи его в настройках или открой отчет по ссылке.',
    realmNotReached:
      'Сервер Warcraft Logs для этого игрового мира не отвечает на запросы с твоим входом. Попробуй позже, введи ключ v1 в настройках или открой отчет по ссылке.',
    keyRefused: 'Warcraft Logs не принял ключ API. Проверь его в настройках.',
    reportNotFound:
      'Такого отчета нет, или он закрытый. Проверь код или попроси владельца открыть доступ, хотя бы по ссылке.',
    guildNotFound:
      'Warcraft Logs не знает такой гильдии в этом игровом мире. Проверь мир, регион и написание.',
    characterNotFound:
      'Warcraft Logs не знает такого персонажа в этом игровом мире. Проверь мир, регион и написание.',
    stillProcessing: 'Warcraft Logs еще обрабатывает этот отчет. Ready Check сам повторит попытку.',
    noFightsFound:
      'В этом отчете еще нет боев. Если лог сейчас пишется, загрузи отчет позже еще раз.',
    noPlayersFound:
      'Warcraft Logs не называет игроков этого боя. Загрузи его позже или выбери другого босса.',
    tooManyRequests: 'Слишком много запросов к Warcraft Logs. Ready Check сам повторит попытку.',
    underMaintenance: 'На Warcraft Logs технические работы. Ready Check сам повторит попытку.',
    originTrouble: (status) =>
      `Серверы Warcraft Logs не отвечают (ошибка ${status}). Попробуй через минуту.`,
    logSiteFailed: (status) =>
      `На стороне Warcraft Logs что-то сломалось (ошибка ${status}). Попробуй через минуту.`,
    requestRefused: (status, words) =>
      `Warcraft Logs отклонил запрос (${status}${words ? `: ${words}` : ''}). Проверь ссылку или имя.`,
    responseUnreadable: 'Warcraft Logs прислал неполный или нечитаемый ответ. Попробуй еще раз.',
    responseTooLarge:
      'Warcraft Logs прислал больше 32 МБ, столько в отчете быть не должно. Попробуй другой бой или отчет.',
    kinds: {
      number: 'число',
      integer: 'целое число',
      string: 'текст',
      boolean: 'да или нет',
      Array: 'список',
      Object: 'запись',
      time: 'возможная дата',
    },
    responseMisshapen: (misfit) =>
      `Warcraft Logs прислал ответ, который Ready Check не понимает: ${misfit.path || 'ответ'}: нужно: ${misfit.expected}, пришло: ${misfit.received}. Попробуй другой бой или отчет.`,
    fieldMissing: (path) =>
      `Warcraft Logs прислал ответ, который Ready Check не понимает: нет ${path}. Попробуй другой бой или отчет.`,
    eventsOfAnotherTime: 'Warcraft Logs прислал события другого боя. Попробуй еще раз.',
    unreachable:
      'Warcraft Logs недоступен. Проверь связь; всё, что сохранено на этом устройстве, открывается.',
    factsNotLoaded: (era) =>
      `Не удалось загрузить таблицы ${era}, поэтому советов нет. Проверь связь и попробуй еще раз.`,
    tooSlow: 'Warcraft Logs не ответил за 30 секунд. Попробуй еще раз.',
    offline:
      'Это устройство не в сети. Сохраненное на нем открывается; остальное загрузится, когда появится сеть.',
  },
} satisfies TranslatedTexts;
