import { expect, test } from 'vitest';
import { candidate } from '#test/candidate';
import { nameReader, takeNames } from './take-names';

const ALL = [
  candidate('Harrowgate'),
  candidate('Niniane'),
  candidate('Kadda'),
  candidate('Dame Ottilie'),
  candidate('Tavish', 'Everlook'),
  candidate('Tavish', 'Lakeshire'),
];

const told = (text: string) => {
  const { coming, away, unknown, ambiguous } = takeNames(text, ALL);
  const names = (all: typeof coming) => all.map(({ name }) => name).join(', ');
  expect(ambiguous).toEqual([]);
  return `${names(coming)} | ${names(away)}${unknown.length > 0 ? ` | ${unknown}` : ''}`;
};

test.each([
  ['below a heading', 'Tanks (1)\nHarrowgate\nAbsence (1)\nNiniane', 'Harrowgate | Niniane'],
  ['all below a heading', 'Absence\nNiniane\nKadda', ' | Niniane, Kadda'],
  ['as far as the next heading', 'Absence\nNiniane\nHealers\nKadda', 'Kadda | Niniane'],
  [
    'as far as a heading with names',
    'Absence\nNiniane\nLate: Kadda\nHarrowgate',
    'Kadda, Harrowgate | Niniane',
  ],
  ['as far as an empty line', 'Absence\nNiniane\n \u200b\nKadda', 'Kadda | Niniane'],
  ['past a line without names', 'Absence\n<@12>\n3\nNiniane', ' | Niniane'],
  ['below a mark', '❌\nNiniane\n✅\nKadda', 'Kadda | Niniane'],
  ['below a heading that is a sentence', 'Absent on Sunday:\nNiniane', ' | Niniane'],
  ['below bench and tentative', 'Bench\nNiniane\nTentative\nKadda', ' | Niniane, Kadda'],
  ['not below late', 'Absence\nNiniane\nLate\nKadda', 'Kadda | Niniane'],
  ['below several states that agree', 'Bench / Absence\nNiniane', ' | Niniane'],
  ['not below several that do not', 'Late / Bench\nNiniane', 'Niniane | '],
  ['not below the head of a table', 'Name,Absent\nNiniane', 'Niniane | '],
  [
    'after a heading and a colon',
    'Tanks: Harrowgate | Absence: Niniane, Kadda',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'after a heading and its count',
    ':Absence: Absence (2) `1` Niniane, `2` Kadda',
    ' | Niniane, Kadda',
  ],
  [
    'after a heading and a comma',
    'Harrowgate, Absence, Niniane, Kadda',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'as far as the next heading of the line',
    'Absence: Niniane | Tanks: Harrowgate',
    'Harrowgate | Niniane',
  ],
  [
    'in brackets after a heading',
    'Absence [Niniane, Kadda] Healers [Harrowgate]',
    ' | Niniane, Kadda, Harrowgate',
  ],
  ['of that line alone', 'Absence: Niniane\nKadda', 'Kadda | Niniane'],
  ['below a heading with a colon and others', 'Absence:\nNiniane late\nKadda', 'Niniane | Kadda'],
  ['before a word', 'Niniane absent\nKadda', 'Kadda | Niniane'],
  ['after a word', 'absent Niniane, Kadda', 'Kadda | Niniane'],
  [
    'after a word, as far as the next',
    'absent Niniane Kadda late Harrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
  ['the name before a word', 'Harrowgate Niniane absent Kadda', 'Harrowgate, Kadda | Niniane'],
  [
    'before a word in brackets',
    'Harrowgate (Tank) Niniane (absent) Kadda [late]',
    'Harrowgate, Kadda | Niniane',
  ],
  [
    'before a word after a hyphen',
    'Niniane - absent since Monday\nKadda-bench',
    ' | Niniane, Kadda',
  ],
  [
    'before a word after a colon',
    'Niniane: absent, Kadda: late, Harrowgate: bench',
    'Kadda | Niniane, Harrowgate',
  ],
  ['beside a mark', '❌ Niniane ✅ Kadda\nHarrowgate 🚫', 'Kadda | Niniane, Harrowgate'],
  [
    'beside a picture of Discord',
    ':x: Niniane\n<:Bench:12> Kadda\n<a:x:1> Harrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in a row of a table',
    'Name,Role,Status\nNiniane,Tank,Absence\nAbsence,Mage,Kadda\nHarrowgate,Tank,primary',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in every second column',
    'Niniane, absent, Harrowgate, accepted, Kadda, bench',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in JSON',
    '[{"name":"Niniane","className":"Absence"},{"name":"Kadda","className":"Mage"}]',
    'Kadda | Niniane',
  ],
  [
    'in JSON, state first',
    '{"status":"declined","role":"Tank","name":"Niniane"}, {"name":"Kadda"}',
    'Kadda | Niniane',
  ],
  [
    'in JSON over several lines',
    '[\n  {\n    "name": "Niniane",\n    "className": "Bench"\n  },\n  {\n    "name": "Kadda"\n  }\n]',
    'Kadda | Niniane',
  ],
  ['in JSON below a key', '{"Absence":["Niniane"],"signups":["Kadda"]}', 'Kadda | Niniane'],
  [
    'in JSON below a key, over several lines',
    '"declined": [\n"Niniane"\n],\n"accepted": [\n"Kadda"\n]',
    'Kadda | Niniane',
  ],
  ['in several words', 'Niniane is not coming\nKadda: can’t come', ' | Niniane, Kadda'],
  ['wherever else it is named', 'Niniane\nKadda\nAbsence\nNiniane', 'Kadda | Niniane'],
  ['once', 'Absence\nNiniane\nniniane', ' | Niniane'],
  ['whatever is unknown there', 'Absence: Zyxx, Niniane', ' | Niniane | Zyxx'],
  [
    'in German',
    'Abgemeldet\nNiniane\nErsatzbank\nKadda\nVerspätet\nHarrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in French',
    'Absents\nNiniane\nPeut-être\nKadda\nEn retard\nHarrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in Spanish',
    'Ausentes\nNiniane\nBanquillo\nKadda\nTarde\nHarrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
  [
    'in Russian',
    'Отсутствуют\nNiniane\nПод вопросом\nKadda\nОпоздают\nHarrowgate',
    'Harrowgate | Niniane, Kadda',
  ],
])('names are away %s', (_, text, expected) => {
  expect(told(text)).toBe(expected);
});

test.each(['Absence', 'Absent', 'Declined', 'No', 'not coming', '❌', 'Bench', 'Tentative'])(
  '%s means the names below it, and the name beside it',
  (word) => {
    expect(told(`Harrowgate\n\n${word} (1)\nNiniane`)).toBe('Harrowgate | Niniane');
    expect(told(`Harrowgate\n${word} Niniane\nKadda`)).toBe('Harrowgate, Kadda | Niniane');
    expect(told(`Harrowgate\nNiniane ${word}\nKadda`)).toBe('Harrowgate, Kadda | Niniane');
  },
);

test('a name of several that is away is none of those named apart, and is not asked', () => {
  const away = (text: string) => takeNames(text, ALL).away.map(({ id }) => id);
  expect(away('Absence: Tavish')).toEqual(['Tavish-Everlook', 'Tavish-Lakeshire']);
  expect(away('Tavish-Everlook\nAbsence: Tavish')).toEqual(['Tavish-Lakeshire']);
  expect(takeNames('Tavish\nAbsence: Tavish-Everlook', ALL)).toMatchObject({
    coming: [{ id: 'Tavish-Lakeshire' }],
    away: [{ id: 'Tavish-Everlook' }],
    ambiguous: [],
  });
  expect(takeNames('Tavish\nAbsence: Tavish', ALL)).toMatchObject({ coming: [], away: [] });
});

test('a heading holds in the next piece of a list', () => {
  const taken = (...pieces: string[]) => {
    const reader = nameReader(ALL);
    pieces.forEach(reader.read);
    return reader.taken().away.map(({ name }) => name);
  };
  expect(taken('Absence', '\nNiniane')).toEqual(['Niniane']);
  expect(taken('Absence: Niniane,', ' Kadda\nHarrowgate')).toEqual(['Niniane', 'Kadda']);
  expect(taken('Absence\nKadda', ' Niniane', '\nHarrowgate')).toEqual([
    'Kadda',
    'Niniane',
    'Harrowgate',
  ]);
  expect(taken('Absence\nKadda', '\n\nNiniane')).toEqual(['Kadda']);
});
