import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const BUFFS = {
  buff: {
    buffs: 'Buffs',
    debuffs: 'Debuffs',
    extras: 'Temps de recharge et plus',
    nobody: 'Personne n’est dans ce combat, donc personne n’apporte rien.',
    aboutCoverage:
      'On voit ici qui peut fournir chaque buff et debuff par classe et spécialisation, pas ce qui était actif pendant le combat.',
    coveredOf: (covered, all) => `${covered} sur ${all} couverts`,
    andMore: (name, count) => `${name} et ${count} de plus`,
    uncertain: (names) => `Incertain : ${names.join(', ')}`,
    categoriesOnOne: (names) => `Un seul : ${names.join(', ')}`,
    missingCategories: (missing, onOne) =>
      `Manque : ${missing.join(', ')}${onOne.length > 0 ? `. Un seul : ${onOne.join(', ')}` : ''}`,
    missing: 'manque',
    onlyOne: 'un seul',
    possibleExtra: 'possible',
    needed: { pet: 'd’un familier', talent: 'd’un talent', choice: 'd’un choix' },
    dependsOn: (needed) => `dépend ${needed}`,
    sourcesDisagree: 'les listes divergent',
    broughtBy: (classAndSpec, pet) => (pet ? `${classAndSpec} avec ${pet}` : classAndSpec),
    possibleBecause: (reasons) => `possible : ${reasons.join(' ; ')}`,
    ofPet: 'dépend du familier',
    ofTalent: (reason) => `un talent, ${reason}`,
    ofPoints: (points, tree) => `par talents : ${points} points en ${tree}`,
    ofChoice: (choice, className) => `1 ${choice} par ${className}`,
    choicesSuffice: 'Assez de joueurs peuvent le choisir pour l’avoir en plus de tout le reste.',
    notHere: (sources) => `Pas ici : ${sources.join(', ')}.`,
    notCounted: (ways) => `Pas compté : ${ways.join(', ')}.`,
    wholeRaid: 'Tout le raid',
    wholeRaidHint: 'un joueur suffit',
    ownParty: 'Son propre groupe',
    ownPartyHint: 'agit sur le groupe du lanceur ; les groupes ne sont pas dans le log',
    onePerson: 'Une personne',
    debuffsHint: 'sur le boss ; un joueur suffit',
    bringersFor: (bringers, who, parties) =>
      `${who} : ${bringers} pour ${parties === 1 ? '1 groupe' : `${parties} groupes`}`,
    oneEach: (choice) => `1 ${choice} chacun`,
    withPet: (pet) => `avec ${pet}`,
    nobodyBrings: (names) => `Personne ici n’apporte ${formatList(names, 'or')}.`,
    blessings: (paladins, each) =>
      `${paladins} ${paladins === 1 ? 'paladin' : 'paladins'} : ${each} ${
        each === 1 ? 'bénédiction' : 'bénédictions'
      } par joueur`,
    noBlessings: 'Bénédictions : ',
    byTalents: 'par talents',
    instead: (names) => `À la place : ${formatList(names, 'or')}.`,
    debuffCount: (count) => `${count} debuffs sur le boss`,
    aboutReach:
      'On voit ici qui peut apporter quoi par classe et talents, pas ce qui était actif. Qui était dans quel groupe n’est pas dans le log ; rien de ce qui touche un groupe n’est donc dit couvert ou manquant.',
    classUnknown: 'Classe inconnue, comptée nulle part :',
    specUnknown:
      'Spécialisation inconnue, comptée seulement pour ce que toute spécialisation de la classe apporte :',
    conflicts: 'Impossibles en même temps',
    hasOne: (raiders, choice) => (raiders === 1 ? `a 1 ${choice}` : `ont 1 ${choice} chacun`),
    ways: (ways) => ways.map((categories) => formatList(categories, 'and')).join(', ou '),
    atMost: (count, categories) => `au plus ${count} parmi ${formatList(categories, 'and')}`,
    leavesOut: (categories) => `le mieux laisse de côté ${formatList(categories, 'and')}`,
    possibleAnyway: (categories) =>
      `Un familier, un talent ou un sort contesté apporte peut-être quand même ${formatList(categories, 'and')}.`,
    whatToBring: 'Qui amener',
    nothingToBring: 'Rien ne manque, et rien ne dépend d’une seule personne.',
    only: (raider) => `seulement ${raider}`,
    moreOnOne: (count) => `${count} de plus qui dépendent d’une seule personne`,
    inWords: 'En mots',
    legend: { enough: '2 ou plus', one: '1 : un seul', none: '0 : manque' },
    anySpec: (className) => `${className} (toute spécialisation)`,
    possibly: (sources) => `peut-être ${formatList(sources, 'or')}`,
    fewest: (added, covered, missing) =>
      `${added === 1 ? 'Un joueur de plus couvrirait' : `${added} joueurs de plus couvriraient`} ${
        covered === missing ? 'tout ce qui manque' : `${covered} des ${missing} manquants`
      } :`,
  },
} satisfies TranslatedTexts;
