import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const PULL = {
  pull: {
    title: 'Au pull',
    failed: 'N’a pas pu être chargé',
    notHere: 'Pas sur cet appareil',
    lowerTier: 'rang inférieur',
    inTheFight: 'pendant le combat',
    fetch: 'Charger',
    aura: (id) => `Aura ${id}`,
    diedAt: (time) => `Mort à ${time}`,
    died: 'Mort',
  },
  pullBoard: {
    fetchedLater: 'Ce sera chargé dès qu’il y aura une connexion.',
    savedWithout: 'Ce kill a été enregistré sans.',
    noSnapshot: 'Le log n’a pas d’instantané de ce pull.',
    noneNoted: {
      flask:
        'Ce log n’a noté aucun flacon à ce pull : personne n’est donc marqué sans flacon. Des élixirs peuvent manquer aussi.',
      food: 'Ce log n’a noté aucune nourriture à ce pull : personne n’est donc marqué sans nourriture.',
      weapon:
        'Ce log n’a noté aucun enchantement d’arme à ce pull : personne n’est donc marqué sans.',
    },
    tooFew: {
      flask: (count) =>
        `Seulement ${count} ${count === 1 ? 'flacon' : 'flacons'} dans ce log : trop peu pour dire qui n’en a pas.`,
      food: (count) =>
        `La nourriture de ${count} ${count === 1 ? 'joueur' : 'joueurs'} seulement est dans ce log : trop peu pour dire qui n’en a pas.`,
      weapon: (count) =>
        `L’enchantement d’arme de ${count} ${count === 1 ? 'joueur' : 'joueurs'} seulement est dans ce log : trop peu pour dire qui n’en a pas.`,
    },
    whatWasSeen: 'Ce qui a été vu',
    seenCounts: {
      flask: (count) => (count === 1 ? '1 flacon ou élixir' : `${count} flacons et élixirs`),
      food: (count) => (count === 1 ? '1 nourriture' : `${count} nourritures`),
      weapon: (count) => (count === 1 ? '1 enchantement d’arme' : `${count} enchantements d’arme`),
    },
    about:
      'C’est ce que le log a noté quand le boss a été engagé. Cela prouve ce qui était là, jamais ce qui manquait : un flacon peut manquer dans le log, et qui meurt juste avant perd nourriture et élixirs.',
  },
  pullCategories: {
    flask: {
      word: 'Flacon',
      inSentence: 'flacon',
      notSeen: 'Pas de flacon vu',
      seen: 'Flacon vu',
    },
    food: {
      word: 'Nourriture',
      inSentence: 'nourriture',
      notSeen: 'Pas de nourriture vue',
      seen: 'Nourriture vue',
    },
    weapon: {
      word: 'Arme',
      inSentence: 'enchantement d’arme',
      notSeen: 'Pas d’enchantement d’arme vu',
      seen: 'Enchantement d’arme vu',
    },
  },
  atThePull: {
    countedOf: (category, count, all) => `${category} ${count} sur ${all}`,
    categoryNotInLog: (category) => `${category} : pas dans ce log`,
    nothingInLog: 'Pas dans ce log',
    inCell: {
      seen: 'vu',
      lower: 'vu, rang inférieur',
      half: 'un seul élixir',
      'not seen': 'pas vu',
      'no snapshot': 'pas d’instantané',
      'not in log': 'pas dans ce log',
    },
    noSnapshot: 'Pas d’instantané dans ce log',
    battleOnly: (name) => `Élixir de combat seul : ${name}`,
    guardianOnly: (name) => `Élixir du gardien seul : ${name}`,
    lists: {
      'one elixir': 'Un seul élixir',
      'lower tier': 'Rang inférieur',
      'no snapshot': 'Pas d’instantané',
    },
  },
  pullList: {
    eating: 'en train de manger',
    battle: 'combat',
    guardian: 'gardien',
    food: (amount) => `nourriture ${amount}`,
    noneSeen: (categories) => `pas vu : ${formatList(categories, 'or')}`,
    seen: (categories) => `vu : ${categories}`,
    countRowHeading: (category, raiders) => `${category} sur ${raiders}`,
    everybody: (categories) => `Vu chez tout le monde : ${formatList(categories, 'and')}.`,
  },
} satisfies TranslatedTexts;
