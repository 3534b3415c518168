import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';
import { counted, RAIDERS } from './language-ru-plural';

export const BUFFS = {
  buff: {
    buffs: 'Баффы',
    debuffs: 'Дебаффы',
    extras: 'Кулдауны и другое',
    nobody: 'В этом бою никого нет, так что никто ничего не дает.',
    aboutCoverage:
      'Здесь видно, кто по классу и специализации может дать каждый бафф и дебафф, а не что висело в бою.',
    coveredOf: (covered, all) => `закрыто ${covered} из ${all}`,
    andMore: (name, count) => `${name} и еще ${count}`,
    uncertain: (names) => `Неясно: ${names.join(', ')}`,
    categoriesOnOne: (names) => `Только у одного: ${names.join(', ')}`,
    missingCategories: (missing, onOne) =>
      `Нет: ${missing.join(', ')}${onOne.length > 0 ? `. Только у одного: ${onOne.join(', ')}` : ''}`,
    missing: 'нет',
    onlyOne: 'только один',
    possibleExtra: 'возможно',
    needed: { pet: 'питомца', talent: 'таланта', choice: 'выбора' },
    dependsOn: (needed) => `зависит от ${needed}`,
    sourcesDisagree: 'списки расходятся',
    broughtBy: (classAndSpec, pet) => (pet ? `${classAndSpec}, питомец: ${pet}` : classAndSpec),
    possibleBecause: (reasons) => `возможно: ${reasons.join('; ')}`,
    ofPet: 'зависит от питомца',
    ofTalent: (reason) => `талант, ${reason}`,
    ofPoints: (points, tree) =>
      `по талантам: ${counted(points, ['очко', 'очка', 'очков'])} в ветке «${tree}»`,
    ofChoice: (choice, className) => `${className}: по выбору 1 ${choice}`,
    choicesSuffice: 'Рейдеров, которые могут это выбрать, хватает и на всё остальное.',
    notHere: (sources) => `Нет в рейде: ${sources.join(', ')}.`,
    notCounted: (ways) => `Не считается: ${ways.join(', ')}.`,
    wholeRaid: 'Весь рейд',
    wholeRaidHint: 'хватит одного рейдера',
    ownParty: 'Своя группа',
    ownPartyHint: 'действует на свою группу; групп нет в логе',
    onePerson: 'Один игрок',
    debuffsHint: 'на боссе; хватит одного рейдера',
    bringersFor: (bringers, who, parties) =>
      `${who}: ${bringers} на ${counted(parties, ['группу', 'группы', 'групп'])}`,
    oneEach: (choice) => `у каждого 1 ${choice}`,
    withPet: (pet) => `питомец: ${pet}`,
    nobodyBrings: (names) => `Никто не дает: ${formatList(names, 'or')}.`,
    blessings: (paladins, each) =>
      `${counted(paladins, ['паладин', 'паладина', 'паладинов'])}: ${counted(each, [
        'благословение',
        'благословения',
        'благословений',
      ])} на рейдера`,
    noBlessings: 'Благословения: ',
    byTalents: 'по талантам',
    instead: (names) => `Вместо этого: ${formatList(names, 'or')}.`,
    debuffCount: (count) => counted(count, ['дебафф', 'дебаффа', 'дебаффов']),
    aboutReach:
      'Здесь видно, кто что может дать по классу и талантам, а не что висело в бою. Кто был в какой группе, в логе нет, поэтому про группы не говорится, что закрыто и чего нет.',
    classUnknown: 'Класс неизвестен, нигде не учтены:',
    specUnknown: 'Специализация неизвестна, учтено только то, что дает любая специализация класса:',
    conflicts: 'Одновременно не получить',
    hasOne: (raiders, choice) => (raiders === 1 ? `— 1 ${choice}` : `— у каждого 1 ${choice}`),
    ways: (ways) => ways.map((categories) => formatList(categories, 'and')).join(', или '),
    atMost: (count, categories) => `не больше ${count} из: ${formatList(categories, 'and')}`,
    leavesOut: (categories) => `лучший вариант не закрывает: ${formatList(categories, 'and')}`,
    possibleAnyway: (categories) =>
      `Питомец, талант или спорное заклинание может всё же дать: ${formatList(categories, 'and')}.`,
    whatToBring: 'Кого взять',
    nothingToBring: 'Все есть, и ничего не держится на одном человеке.',
    only: (raider) => `только ${raider}`,
    moreOnOne: (count) => `Еще ${count}: держится на одном человеке`,
    inWords: 'Словами',
    legend: { enough: '2 и больше', one: '1: только один', none: '0: нет' },
    anySpec: (className) => `${className} (любой)`,
    possibly: (sources) => `возможно, ${formatList(sources, 'or')}`,
    fewest: (added, covered, missing) =>
      `Еще ${counted(added, RAIDERS)}, и закрыто ${
        covered === missing ? 'всё, чего нет' : `${covered} из ${missing} недостающих`
      }:`,
  },
} satisfies TranslatedTexts;
