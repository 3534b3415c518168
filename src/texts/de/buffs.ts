import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const BUFFS = {
  buff: {
    buffs: 'Buffs',
    debuffs: 'Debuffs',
    extras: 'Abklingzeiten und mehr',
    nobody: 'Niemand ist in diesem Kampf, also bringt niemand etwas mit.',
    aboutCoverage:
      'Das ist, wer jeden Buff und Debuff nach Klasse und Spezialisierung mitbringen kann, nicht, was im Kampf aktiv war.',
    coveredOf: (covered, all) => `${covered} von ${all} abgedeckt`,
    andMore: (name, count) => `${name} und ${count} weitere`,
    uncertain: (names) => `Unsicher: ${names.join(', ')}`,
    categoriesOnOne: (names) => `Nur einer: ${names.join(', ')}`,
    missingCategories: (missing, onOne) =>
      `Fehlt: ${missing.join(', ')}${onOne.length > 0 ? `. Nur einer: ${onOne.join(', ')}` : ''}`,
    missing: 'fehlt',
    onlyOne: 'nur einer',
    possibleExtra: 'möglich',
    needed: { pet: 'einem Begleiter', talent: 'einem Talent', choice: 'einer Wahl' },
    dependsOn: (needed) => `hängt von ${needed} ab`,
    sourcesDisagree: 'Listen sind uneins',
    broughtBy: (classAndSpec, pet) => (pet ? `${classAndSpec} mit ${pet}` : classAndSpec),
    possibleBecause: (reasons) => `möglich: ${reasons.join('; ')}`,
    ofPet: 'hängt vom Begleiter ab',
    ofTalent: (reason) => `ein Talent, ${reason}`,
    ofPoints: (points, tree) => `durch Talente: ${points} Punkte in ${tree}`,
    ofChoice: (choice, className) => `1 ${choice} je ${className}`,
    choicesSuffice: 'Genug Raider können es wählen, um es neben allem anderen zu haben.',
    notHere: (sources) => `Nicht dabei: ${sources.join(', ')}.`,
    notCounted: (ways) => `Nicht gezählt: ${ways.join(', ')}.`,
    wholeRaid: 'Ganzer Raid',
    wholeRaidHint: 'ein Raider genügt',
    ownParty: 'Eigene Gruppe',
    ownPartyHint: 'wirkt auf die eigene Gruppe; Gruppen stehen nicht im Log',
    onePerson: 'Eine Person',
    debuffsHint: 'auf dem Boss; ein Raider genügt',
    bringersFor: (bringers, who, parties) =>
      `${who}: ${bringers} für ${parties === 1 ? '1 Gruppe' : `${parties} Gruppen`}`,
    oneEach: (choice) => `je 1 ${choice}`,
    withPet: (pet) => `mit ${pet}`,
    nobodyBrings: (names) => `Hier bringt niemand ${formatList(names, 'or')} mit.`,
    blessings: (paladins, each) =>
      `${paladins} ${paladins === 1 ? 'Paladin' : 'Paladine'}: ${each} Segen je Raider`,
    noBlessings: 'Segen: ',
    byTalents: 'durch Talente',
    instead: (names) => `Stattdessen: ${formatList(names, 'or')}.`,
    debuffCount: (count) => `${count} Debuffs`,
    aboutReach:
      'Das ist, wer was nach Klasse und Talenten mitbringen kann, nicht, was aktiv war. Wer in welcher Gruppe stand, steht nicht im Log; darum gilt nichts von einer Gruppe als abgedeckt oder fehlend.',
    classUnknown: 'Klasse unbekannt, nirgends gezählt:',
    specUnknown:
      'Spezialisierung unbekannt, nur gezählt für das, was jede Spezialisierung der Klasse mitbringt:',
    conflicts: 'Nicht gleichzeitig möglich',
    hasOne: (raiders, choice) => (raiders === 1 ? `hat 1 ${choice}` : `haben je 1 ${choice}`),
    ways: (ways) => ways.map((categories) => formatList(categories, 'and')).join(', oder '),
    atMost: (count, categories) => `höchstens ${count} von ${formatList(categories, 'and')}`,
    leavesOut: (categories) => `das Beste wäre ohne ${formatList(categories, 'and')}`,
    possibleAnyway: (categories) =>
      `Ein Begleiter, ein Talent oder ein umstrittener Zauber bringt ${formatList(categories, 'and')} vielleicht trotzdem mit.`,
    whatToBring: 'Was mitbringen',
    nothingToBring: 'Nichts fehlt, und nichts hängt an einem einzigen Raidmitglied.',
    only: (raider) => `nur ${raider}`,
    moreOnOne: (count) => `${count} weitere, die an einem Raidmitglied hängen`,
    inWords: 'In Worten',
    legend: { enough: '2 oder mehr', one: '1: nur einer', none: '0: fehlt' },
    anySpec: (className) => `${className} (jede Spezialisierung)`,
    possibly: (sources) => `möglicherweise ${formatList(sources, 'or')}`,
    fewest: (added, covered, missing) =>
      `${added === 1 ? 'Ein weiterer Raider würde' : `${added} weitere Raider würden`} ${
        covered === missing ? 'alles abdecken, was fehlt' : `${covered} von ${missing} abdecken`
      }:`,
  },
} satisfies TranslatedTexts;
