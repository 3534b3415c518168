import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const BUFFS = {
  buff: {
    buffs: 'Buffs',
    debuffs: 'Debuffs',
    extras: 'Cooldowns y más',
    nobody: 'En este combate no hay nadie, así que nadie trae nada.',
    aboutCoverage:
      'Esto es quién puede dar cada buff y debuff por clase y especialización, no lo que estuvo activo en el combate.',
    coveredOf: (covered, all) => `${covered} de ${all} cubiertos`,
    andMore: (name, count) => `${name} y ${count} más`,
    uncertain: (names) => `Incierto: ${names.join(', ')}`,
    categoriesOnOne: (names) => `Solo uno: ${names.join(', ')}`,
    missingCategories: (missing, onOne) =>
      `Falta: ${missing.join(', ')}${onOne.length > 0 ? `. Solo uno: ${onOne.join(', ')}` : ''}`,
    missing: 'falta',
    onlyOne: 'solo uno',
    possibleExtra: 'posible',
    needed: { pet: 'una mascota', talent: 'un talento', choice: 'una elección' },
    dependsOn: (needed) => `depende de ${needed}`,
    sourcesDisagree: 'las listas no coinciden',
    broughtBy: (classAndSpec, pet) => (pet ? `${classAndSpec} con ${pet}` : classAndSpec),
    possibleBecause: (reasons) => `posible: ${reasons.join('; ')}`,
    ofPet: 'depende de la mascota',
    ofTalent: (reason) => `un talento, ${reason}`,
    ofPoints: (points, tree) => `por talentos: ${points} puntos en ${tree}`,
    ofChoice: (choice, className) => `1 ${choice} por ${className}`,
    choicesSuffice: 'Hay raiders de sobra que pueden elegirlo para tenerlo junto a todo lo demás.',
    notHere: (sources) => `No está: ${sources.join(', ')}.`,
    notCounted: (ways) => `No se cuenta: ${ways.join(', ')}.`,
    wholeRaid: 'Toda la raid',
    wholeRaidHint: 'basta un raider',
    ownParty: 'Su grupo',
    ownPartyHint: 'afecta al grupo de quien lo lanza; los grupos no están en el log',
    onePerson: 'Una persona',
    debuffsHint: 'en el jefe; basta un raider',
    bringersFor: (bringers, who, parties) =>
      `${who}: ${bringers} para ${parties === 1 ? '1 grupo' : `${parties} grupos`}`,
    oneEach: (choice) => `1 ${choice} cada uno`,
    withPet: (pet) => `con ${pet}`,
    nobodyBrings: (names) => `Aquí nadie trae ${formatList(names, 'or')}.`,
    blessings: (paladins, each) =>
      `${paladins} ${paladins === 1 ? 'paladín' : 'paladines'}: ${each} ${
        each === 1 ? 'bendición' : 'bendiciones'
      } por raider`,
    noBlessings: 'Bendiciones: ',
    byTalents: 'por talentos',
    instead: (names) => `En su lugar: ${formatList(names, 'or')}.`,
    debuffCount: (count) => `${count} debuffs`,
    aboutReach:
      'Esto es quién puede traer cada cosa por clase y talentos, no lo que estuvo activo. El log no dice quién iba en qué grupo, así que nada de un grupo se da por cubierto ni por ausente.',
    classUnknown: 'Clase desconocida, no se cuenta en nada:',
    specUnknown:
      'Especialización desconocida, solo se cuenta para lo que trae cualquiera de la clase:',
    conflicts: 'No se pueden tener a la vez',
    hasOne: (raiders, choice) =>
      raiders === 1 ? `tiene 1 ${choice}` : `tienen 1 ${choice} cada uno`,
    ways: (ways) => ways.map((categories) => formatList(categories, 'and')).join(', o bien '),
    atMost: (count, categories) => `como mucho ${count} de ${formatList(categories, 'and')}`,
    leavesOut: (categories) => `la mejor opción deja fuera ${formatList(categories, 'and')}`,
    possibleAnyway: (categories) =>
      `Aun así, una mascota, un talento o un hechizo dudoso puede traer ${formatList(categories, 'and')}.`,
    whatToBring: 'Qué traer',
    nothingToBring: 'No falta nada, y nada depende de una sola persona.',
    only: (raider) => `solo ${raider}`,
    moreOnOne: (count) => `${count} más que dependen de una sola persona`,
    inWords: 'En palabras',
    legend: { enough: '2 o más', one: '1: solo uno', none: '0: falta' },
    anySpec: (className) => `${className} (cualquiera)`,
    possibly: (sources) => `quizá ${formatList(sources, 'or')}`,
    fewest: (added, covered, missing) =>
      `${added === 1 ? 'Un raider más cubriría' : `${added} raiders más cubrirían`} ${
        covered === missing ? 'todo lo que falta' : `${covered} de los ${missing} que faltan`
      }:`,
  },
} satisfies TranslatedTexts;
