import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const PULL = {
  pull: {
    title: 'Beim Pull',
    failed: 'Konnte nicht abgerufen werden',
    notHere: 'Nicht auf diesem Gerät',
    lowerTier: 'niedrigere Stufe',
    inTheFight: 'im Kampf',
    fetch: 'Abrufen',
    aura: (id) => `Aura ${id}`,
    diedAt: (time) => `Gestorben bei ${time}`,
    died: 'Gestorben',
  },
  pullBoard: {
    fetchedLater: 'Es wird abgerufen, sobald es eine Verbindung gibt.',
    savedWithout: 'Dieser Kill wurde ohne das gespeichert.',
    noSnapshot: 'Das Log hat keine Momentaufnahme von diesem Pull.',
    noneNoted: {
      flask:
        'Dieses Log hat bei diesem Pull keine Fläschchen aufgezeichnet, darum gilt bei niemandem eines als fehlend. Auch Elixiere können fehlen.',
      weapon:
        'Dieses Log hat bei diesem Pull keine Waffenverzauberungen aufgezeichnet, darum gilt bei niemandem eine als fehlend.',
      food: 'Dieses Log hat bei diesem Pull kein Essen aufgezeichnet, darum gilt es bei niemandem als fehlend.',
    },
    tooFew: {
      weapon: (count) =>
        `Nur von ${count} ${count === 1 ? 'Raider' : 'Raidern'} ist eine Waffenverzauberung in diesem Log: zu wenige, um zu sagen, wer keine hatte.`,
      flask: (count) =>
        `Nur ${count} Fläschchen in diesem Log: zu wenige, um zu sagen, wer keines hatte.`,
      food: (count) =>
        `Nur von ${count} ${count === 1 ? 'Raider' : 'Raidern'} ist Essen in diesem Log: zu wenige, um zu sagen, wer keines hatte.`,
    },
    whatWasSeen: 'Was gesehen wurde',
    seenCounts: {
      flask: (count) =>
        count === 1 ? '1 Fläschchen oder Elixier' : `${count} Fläschchen und Elixiere`,
      food: (count) => (count === 1 ? '1 Speise' : `${count} Speisen`),
      weapon: (count) => (count === 1 ? '1 Waffenverzauberung' : `${count} Waffenverzauberungen`),
    },
    about:
      'Das hat das Log aufgezeichnet, als der Boss gepullt wurde. Es beweist, was da war, nie, was fehlte: Ein Fläschchen kann im Log fehlen, und wer kurz davor starb, hat Essen und Elixiere verloren.',
  },
  pullCategories: {
    flask: {
      word: 'Fläschchen',
      inSentence: 'Fläschchen',
      notSeen: 'Kein Fläschchen gesehen',
      seen: 'Fläschchen gesehen',
    },
    food: {
      word: 'Essen',
      inSentence: 'Essen',
      notSeen: 'Kein Essen gesehen',
      seen: 'Essen gesehen',
    },
    weapon: {
      word: 'Waffe',
      inSentence: 'Waffenverzauberung',
      notSeen: 'Keine Waffenverzauberung gesehen',
      seen: 'Waffenverzauberung gesehen',
    },
  },
  atThePull: {
    countedOf: (category, count, all) => `${category} ${count} von ${all}`,
    categoryNotInLog: (category) => `${category} nicht in diesem Log`,
    nothingInLog: 'Nicht in diesem Log',
    inCell: {
      seen: 'gesehen',
      lower: 'gesehen, niedrigere Stufe',
      half: 'nur ein Elixier',
      'not seen': 'nicht gesehen',
      'no snapshot': 'keine Momentaufnahme',
      'not in log': 'nicht in diesem Log',
    },
    noSnapshot: 'Keine Momentaufnahme in diesem Log',
    battleOnly: (name) => `Nur Kampfelixier: ${name}`,
    guardianOnly: (name) => `Nur Wächterelixier: ${name}`,
    lists: {
      'one elixir': 'Nur ein Elixier',
      'lower tier': 'Niedrigere Stufe',
      'no snapshot': 'Keine Momentaufnahme',
    },
  },
  pullList: {
    seen: (categories) => `${categories} gesehen`,
    countRowHeading: (category, raiders) => `${category} von ${raiders}`,
    eating: 'isst gerade',
    battle: 'Kampf',
    guardian: 'Wächter',
    food: (amount) => `Essen ${amount}`,
    noneSeen: (categories) => `nicht gesehen: ${formatList(categories, 'or')}`,
    everybody: (categories) => `Von allen gesehen: ${formatList(categories, 'and')}.`,
  },
} satisfies TranslatedTexts;
