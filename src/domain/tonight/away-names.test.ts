import { expect, test } from 'vitest';
import { candidate } from '#test/candidate';
import { nameReader, takeNames } from './take-names';

const ALL = [
  candidate('Cid'),
  candidate('Ada'),
  candidate('Bea'),
  candidate('Tavish', 'Everlook'),
  candidate('Tavish', 'Lakeshire'),
];

const comingAndAway = (text: string) => {
  const { coming, away, unknown, ambiguous } = takeNames(text, ALL);
  const names = (all: typeof coming) => all.map(({ name }) => name).join(', ');
  expect(ambiguous).toEqual([]);
  return `${names(coming)} | ${names(away)}${unknown.length > 0 ? ` | ${unknown}` : ''}`;
};

test.each([
  ['below a heading', 'Tanks (1)\nCid\nAbsence (1)\nAda', 'Cid | Ada'],
  ['all below a heading', 'Absence\nAda\nBea', ' | Ada, Bea'],
  ['as far as the next heading', 'Absence\nAda\nHealers\nBea', 'Bea | Ada'],
  ['as far as a heading with names', 'Absence\nAda\nLate: Bea\nCid', 'Bea, Cid | Ada'],
  ['as far as an empty line', 'Absence\nAda\n \u200b\nBea', 'Bea | Ada'],
  ['past a line without names', 'Absence\n<@12>\n3\nAda', ' | Ada'],
  ['below an underlined heading', 'Absence\n———\nAda\n---\nBea', 'Bea | Ada'],
  ['in a block of code below a heading', 'Absence:\n```\nAda\n```\nBea', 'Bea | Ada'],
  ['below a mark', '❌\nAda\n✅\nBea', 'Bea | Ada'],
  ['below a heading that is a sentence', 'Absent on Sunday:\nAda', ' | Ada'],
  ['below bench and tentative', 'Bench\nAda\nTentative\nBea', ' | Ada, Bea'],
  ['not below late', 'Absence\nAda\nLate\nBea', 'Bea | Ada'],
  ['below several states that agree', 'Bench / Absence\nAda', ' | Ada'],
  ['not below several that do not', 'Late / Bench\nAda', 'Ada | '],
  ['not below the head of a table', 'Name,Absent\nAda', 'Ada | '],
  ['after a heading and a colon', 'Tanks: Cid | Absence: Ada, Bea', 'Cid | Ada, Bea'],
  ['after a heading and its count', ':Absence: Absence (2) `1` Ada, `2` Bea', ' | Ada, Bea'],
  [
    'not after or below a heading with the count 0',
    'Absence (0) Cid\nTanks (0) Absence (1) Ada\nBench [0/5]\nBea, Absence (0)',
    'Cid, Bea | Ada',
  ],
  ['after a heading and a comma', 'Cid, Absence, Ada, Bea', 'Cid | Ada, Bea'],
  ['as far as the next heading of the line', 'Absence: Ada | Tanks: Cid', 'Cid | Ada'],
  ['as far as the next heading before a name', 'Absence: Ada Tanks: Bea, Cid', 'Bea, Cid | Ada'],
  ['after each heading of a line', 'Late (1) Cid Bench (1) Ada Absence (1): Bea', 'Cid | Ada, Bea'],
  ['after a heading of unknown words', 'Those who are absent: Ada, Bea', ' | Ada, Bea | Those who'],
  ['before a word with a reason', 'Ada absent: sick since Monday\nBea', 'Bea | Ada | since Monday'],
  ['in brackets after a heading', 'Absence [Ada, Bea] Healers [Cid]', ' | Ada, Bea, Cid'],
  ['of that line alone', 'Absence: Ada\nBea', 'Bea | Ada'],
  ['below a heading with a colon and others', 'Absence:\nAda late\nBea', 'Ada | Bea'],
  ['before a word', 'Ada absent\nBea', 'Bea | Ada'],
  ['after a word', 'absent Ada, Bea', 'Bea | Ada'],
  ['after a word, as far as the next', 'absent Ada Bea late Cid', 'Cid | Ada, Bea'],
  ['the name before a word', 'Cid Ada absent Bea', 'Cid, Bea | Ada'],
  ['before a word in brackets', 'Cid (Tank) Ada (absent) Bea [late]', 'Cid, Bea | Ada'],
  ['before a word after a hyphen', 'Ada - absent since Monday\nBea-bench', ' | Ada, Bea'],
  ['before a word after a colon', 'Ada: absent, Bea: late, Cid: bench', 'Bea | Ada, Cid'],
  ['beside a mark', '❌ Ada ✅ Bea\nCid 🚫', 'Bea | Ada, Cid'],
  ['beside a picture of Discord', ':x: Ada\n<:Bench:12> Bea\n<a:x:1> Cid', 'Cid | Ada, Bea'],
  [
    'in a row of a table',
    'Name,Role,Status\nAda,Tank,Absence\nAbsence,Mage,Bea\nCid,Tank,primary',
    'Cid | Ada, Bea',
  ],
  ['in every second column', 'Ada, absent, Cid, accepted, Bea, bench', 'Cid | Ada, Bea'],
  [
    'in JSON',
    '[{"name":"Ada","className":"Absence"},{"name":"Bea","className":"Mage"}]',
    'Bea | Ada',
  ],
  [
    'in JSON, state first',
    '{"status":"declined","role":"Tank","name":"Ada"}, {"name":"Bea"}',
    'Bea | Ada',
  ],
  [
    'in JSON over several lines',
    '[\n  {\n    "name": "Ada",\n    "className": "Bench"\n  },\n  {\n    "name": "Bea"\n  }\n]',
    'Bea | Ada',
  ],
  ['in JSON, the name as key', '{"Ada":{"role":"Tank","status":"declined"},"Bea":{}}', 'Bea | Ada'],
  ['in Lua, the name as key', '["Ada"] = { status = "absent" }\n["Bea"] = {}', 'Bea | Ada'],
  ['in JSON below a key', '{"Absence":["Ada"],"signups":["Bea"]}', 'Bea | Ada'],
  [
    'in JSON below a key, over several lines',
    '"declined": [\n"Ada"\n],\n"accepted": [\n"Bea"\n]',
    'Bea | Ada',
  ],
  ['in several words', 'Ada is not coming\nBea: can’t come', ' | Ada, Bea'],
  ['wherever else the name is listed', 'Ada\nBea\nAbsence\nAda', 'Bea | Ada'],
  ['once', 'Absence\nAda\nada', ' | Ada'],
  ['beside unknown names', 'Absence: Zyxx, Ada', ' | Ada | Zyxx'],
  ['in a refusal', 'Ada isn’t coming\nBea: not confirmed', ' | Ada, Bea'],
  ['in a German refusal', 'Ada kann nicht\nBea: nicht angemeldet', ' | Ada, Bea'],
  ['in a French refusal', 'Ada ne peut pas\nBea : non inscrit', ' | Ada, Bea'],
  ['in a Spanish refusal', 'No asisten: Ada\nBea: no confirmado', ' | Ada, Bea'],
  ['in a Russian refusal', 'Ada не сможет\nBea: не записан', ' | Ada, Bea'],
  ['in German', 'Abgemeldet\nAda\nErsatzbank\nBea\nVerspätet\nCid', 'Cid | Ada, Bea'],
  ['in French', 'Absents\nAda\nPeut-être\nBea\nEn retard\nCid', 'Cid | Ada, Bea'],
  ['in Spanish', 'Ausentes\nAda\nBanquillo\nBea\nTarde\nCid', 'Cid | Ada, Bea'],
  ['in Russian', 'Отсутствуют\nAda\nПод вопросом\nBea\nОпоздают\nCid', 'Cid | Ada, Bea'],
])('the players away in a list are recognised: %s', (_, text, expected) => {
  expect(comingAndAway(text)).toBe(expected);
});

test.each(['Absence', 'Absent', 'Declined', 'No', 'not coming', '❌', 'Bench', 'Tentative'])(
  'the heading “%s” marks the names below and beside it as away',
  (word) => {
    expect(comingAndAway(`Cid\n\n${word} (1)\nAda`)).toBe('Cid | Ada');
    expect(comingAndAway(`Cid\n${word} Ada\nBea`)).toBe('Cid, Bea | Ada');
    expect(comingAndAway(`Cid\nAda ${word}\nBea`)).toBe('Cid, Bea | Ada');
  },
);

test('an ambiguous name marked as away leaves out players named with a server', () => {
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

test('a heading in the last part of a list applies to the next part', () => {
  const taken = (...pieces: string[]) => {
    const reader = nameReader(ALL);
    pieces.forEach(reader.read);
    return reader.taken().away.map(({ name }) => name);
  };
  expect(taken('Absence', '\nAda')).toEqual(['Ada']);
  expect(taken('Absence: Ada,', ' Bea\nCid')).toEqual(['Ada', 'Bea']);
  expect(taken('Absence\nBea', ' Ada', '\nCid')).toEqual(['Bea', 'Ada', 'Cid']);
  expect(taken('Absence\nBea', '\n\nAda')).toEqual(['Bea']);
});
