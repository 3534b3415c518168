import { expect, test } from 'vitest';
import { candidate } from '#test/candidate';
import { plainSpelling } from '../spelling';
import { nameReader, splitLongList, takeNames } from './take-names';

const ALL = [
  candidate('Cid'),
  candidate('Dame Ottilie'),
  candidate('Dame'),
  candidate('Ælfred'),
  candidate('Élowen'),
  candidate('Fennimore', 'Lakeshire', ['Fennimar']),
  candidate('Tavish', 'Everlook'),
  candidate('Tavish', 'Altar of Storms'),
  candidate('Greta Meier-Schulz', 'MirageRaceway'),
  candidate('Kadda'),
  candidate('Hale'),
  candidate('Rook'),
  candidate('Wizzle', 'Everlook', ['Kadda', 'Wizz', 'Wizz']),
];

test.each([
  ['one name per line', 'Cid\r\nKadda', 'Cid, Kadda'],
  ['commas and semicolons', 'Cid; Kadda,Élowen', 'Cid, Kadda, Élowen'],
  ['numbered', '1. Cid\n2) Kadda\n 03 Élowen', 'Cid, Kadda, Élowen'],
  ['bullets', '- Cid\n• Kadda\n* Élowen', 'Cid, Kadda, Élowen'],
  ['names of two words, longest first', 'Dame Ottilie Dame', 'Dame Ottilie, Dame'],
  ['no accents', 'elowen, AELFRED', 'Élowen, Ælfred'],
  ['a name and its server with hyphens', 'Greta Meier-Schulz-Mirage Raceway', 'Greta Meier-Schulz'],
  ['a server of one player does not matter', 'Cid-Elsewhere', 'Cid'],
  ['a server decides between namesakes', 'Tavish-AltarofStorms', 'Tavish'],
  ['a server in words', 'kadda Tavish - Altar of Storms', 'Kadda, Tavish'],
  ['a server decides before a role', 'Tavish-AltarofStorms Tank', 'Tavish'],
  ['a server decides before class and spec', 'Tavish-Altar of Storms - Fury Warrior', 'Tavish'],
  ['a long dash before the server', 'Tavish–AltarofStorms', 'Tavish'],
  ['names with servers in one line', 'Kadda-Everlook Dame-Everlook Dame', 'Kadda, Dame'],
  ['an unknown server, then a name', 'Kadda-Nowhere Dame Ottilie', 'Kadda, Dame Ottilie'],
  ['a note about a name', 'Kadda - late from the bench', 'Kadda'],
  ['slashes and the like', 'Cid/Kadda+Dame=Tank', 'Cid, Kadda, Dame'],
  ['a table with its head', 'Role,Spec,Name,Status\nTank,Protection,Cid,primary', 'Cid'],
  ['numbered in one line', '1.Cid 2.Kadda', 'Cid, Kadda'],
  ['a former name', 'Fennimar', 'Fennimore'],
  ['a former name of two servers', 'Wizz', 'Wizzle'],
  ['today’s name before a former one', 'Kadda', 'Kadda'],
  ['headings with names', 'Tanks: Cid | Healers: Kadda', 'Cid, Kadda'],
  [
    'roles, classes, specs and states',
    'Fury Warrior Kadda late\nBeast Mastery\nMages\nAbsence (3)',
    'Kadda',
  ],
  ['numbered specs', 'Kadda,Tank,Protection1\nCid,Healer,Restoration1', 'Kadda, Cid'],
  ['specs of other lists', 'Bear\nKadda\nJusticar: Cid', 'Kadda, Cid'],
  ['brackets in brackets', 'Kadda (Tank (off)) [Healer]', 'Kadda'],
  ['signs between names', 'Cid & Kadda - Élowen -> Dame', 'Cid, Kadda, Élowen, Dame'],
  ['game colours', '|cffc79c6eCid|r|cffffffffKadda|rDame', 'Cid, Kadda, Dame'],
  [
    'game links and pictures',
    '|Hplayer:Cid|h[Cid]|h\n|T12:0|tKadda |TInterface\\x:0|t',
    'Cid, Kadda',
  ],
  ['a table between pipes', '|Name|Role|\n|---|---|\n|Tavish-Everlook|Tank|', 'Tavish'],
  ['names between pipes', 'Tavish-Everlook|Wizzle|Cid|kadda', 'Tavish, Wizzle, Cid, Kadda'],
  ['pipes before names that begin like marks', '|Hale|Healer|\n|Rook|Ranged|', 'Hale, Rook'],
  ['Discord', '> **__Cid__** <@!12> <a:x:1>\n~~Kadda~~ :white_check_mark: ✅', 'Cid, Kadda'],
  ['signs without width', '\u202eC\u200bi\u00add\u202c\ufeff', 'Cid'],
  ['decomposed letters', 'E\u0301lowen', 'Élowen'],
  ['names in brackets alone', '[Cid] (Kadda)\n<Dame>\n{Élowen}', 'Cid, Kadda, Dame, Élowen'],
  ['brackets below a heading', 'Tanks [Cid, Kadda]', 'Cid, Kadda'],
  ['brackets that do not match', 'Cid :( (Tank]\n[Kadda) Dame', 'Cid, Kadda, Dame'],
  ['brackets within brackets', '[((Cid) (Tank))] Kadda\n[([Dame])]', 'Kadda, Dame'],
  ['more brackets than are followed', '[[[[[[[[[[[Cid]]]]]]]]]]]', 'Cid'],
  ['a link', '[Cid](https://example.com/x), [Kadda](y)', 'Cid, Kadda'],
  ['JSON', '["Cid","Kadda"]', 'Cid, Kadda'],
  ['JSON in JSON', '{"signups":["Cid"],"raid":{"tanks":["Kadda"]}}', 'Cid, Kadda'],
  ['a Lua table', '{ "Cid", ["Kadda"] = true, }', 'Cid, Kadda'],
  ['marks of a raid note', '{T} Cid {skull}\n{rt8}\n{p:Dame}Kadda{/p}', 'Cid, Kadda'],
  ['mentions', '<@!12> <#3> <t:170:R>\nKadda', 'Kadda'],
  ['tags', '<b>Kadda</b><br/><img src=x>\n<img src=x>', 'Kadda'],
  ['a numbered list', 'No. 1 Cid\nNo. 2: Kadda', 'Cid, Kadda'],
  ['a table of numbers', 'No,Name\n1,Cid\n2,Kadda', 'Cid, Kadda'],
  ['commands', '/w Kadda\n 12.  /target  Cid', 'Kadda, Cid'],
  ['signs around names', '#>= Kadda ---, == Cid\u00a0-\u00a0Dame --', 'Kadda, Cid, Dame'],
  ['more words than a name has', `Dame Ottilie${' Tank'.repeat(40)} Kadda`, 'Dame Ottilie, Kadda'],
  ['emoji and flags', '🛡️ Cid 🇩🇪 1️⃣ Kadda', 'Cid, Kadda'],
  ['the same twice', 'Kadda\nkadda', 'Kadda'],
  ['nothing', ' \n,; ', ''],
])('the names of a list are read: %s', (_, text, coming) => {
  const taken = takeNames(text, ALL);
  expect(taken.coming.map(({ name }) => name).join(', ')).toBe(coming);
  expect(taken.unknown).toEqual([]);
  expect(taken.ambiguous).toEqual([]);
});

test('an unknown name is listed once as pasted', () => {
  const { unknown } = takeNames('Zyx\nKadda Foo Bar\nzyx\nTank Qux', ALL);
  expect(unknown).toEqual(['Zyx', 'Foo Bar', 'Qux']);
});

test('two names joined by a hyphen are not read as a name with a server', () => {
  const { coming, unknown } = takeNames('Kadda-Cid', ALL);
  expect(coming).toEqual([]);
  expect(unknown).toEqual(['Kadda-Cid']);
});

test.each([
  ['between lines', 'Kadda Foo\n'],
  ['between words in a long line', 'Kadda '],
])('a long list is cut %s', (_, piece) => {
  const [first, ...others] = splitLongList(`Kadda${piece.slice(-1)}${piece.repeat(1000)}`);
  expect(first).toMatch(/^Kadda/);
  expect(others).not.toEqual([]);
  for (const other of others) expect(other.slice(0, 6)).toBe(`${piece.slice(-1)}Kadda`);
});

test('a name that is ambiguous with and without a server is asked once, about everybody', () => {
  const alike = [candidate('Tavish', 'Lakeshire'), candidate('Tavish', 'Lakeshire')];
  const taken = takeNames('Tavish\nTavish-Lakeshire', [...ALL, ...alike]);
  expect(taken.ambiguous).toMatchObject([{ name: 'Tavish', candidates: [{}, {}, {}, {}] }]);
});

test('a name of several players is ambiguous unless each is named with a server', () => {
  const taken = takeNames('tavish, Kadda', ALL);
  expect(taken.ambiguous).toMatchObject([{ name: 'Tavish', candidates: [{}, {}] }]);
  expect(taken.coming.map(({ name }) => name)).toEqual(['Kadda']);
  expect(takeNames('Tavish-Nowhere', ALL).ambiguous).toHaveLength(1);
  expect(takeNames('Tavish, Tavish-Everlook, Tavish-AltarOfStorms', ALL).ambiguous).toEqual([]);
});

test('names that differ only by accents are matched by exact spelling', () => {
  const names = ['Elowen', 'Élowen', 'Straße', 'Strasse'];
  const known = names.map((name) => candidate(name));
  const taken = (text: string) => takeNames(text, known).coming.map(({ name }) => name);
  for (const name of names) {
    expect(taken(name)).toEqual([name]);
    expect(taken(`${name.toLowerCase()}-Everlook`)).toEqual([name]);
  }
  expect(takeNames('Elówen', known).ambiguous).toHaveLength(1);
});

test('names of JavaScript’s own properties are read like any other', () => {
  const words = ['constructor', '__proto__', 'toString'];
  const unknown = ['constructor', 'proto', 'toString'];
  expect(takeNames(words.join('\n'), ALL)).toMatchObject({ coming: [], unknown });
  expect(takeNames('toString', [candidate('toString')]).coming).toHaveLength(1);
});

test('markup around a name is dropped', () => {
  expect(takeNames('b</b>', ALL).unknown).toEqual(['b']);
});

test.each([
  ['open brackets', '([{<'],
  ['hyphens and colons', 'a-:b'],
  ['words', 'abc '],
  ['lines', 'a-b\n'],
])('a paste of 1 MB of %s is read in parts', (_, piece) => {
  const text = `Tavish,${piece.repeat(1_000_000 / piece.length)}\nTavish-Everlook\nKadda`;
  const pieces = splitLongList(text);
  expect(pieces.join('')).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(5000);
  const reader = nameReader(ALL);
  pieces.forEach(reader.read);
  const { coming, ambiguous } = reader.taken();
  expect(coming.map(({ name }) => name)).toEqual(['Tavish', 'Kadda']);
  expect(ambiguous).toHaveLength(1);
});

test('simplified spelling ignores case and accents', () => {
  expect(plainSpelling('Æ É ẞ Ø İ Ł')).toBe('ae e ss o i l');
});
