import { expect, test } from 'vitest';
import {
  commentLines,
  findFragments,
  findJoinedTitles,
  findPhrases,
  findPrepositions,
  findVagueComments,
} from './prose';

test.each([
  { text: '/** Nothing where no raid is open. */', line: 1, phrase: 'nothing where' },
  { text: "\ntest('the key that is asked for first', run);", line: 2, phrase: 'is asked for' },
  { text: '/**\n * What the\n * person chose.\n */', line: 2, phrase: 'the person' },
  { text: '// It stands\n// for a raid.', line: 1, phrase: 'stands for' },
  { text: 'Renders\nthe page anew.', line: 2, phrase: 'anew' },
])('the phrase $phrase is found in line $line', ({ text, line, phrase }) => {
  expect(findPhrases(text)).toEqual([expect.stringContaining(`${line}: “${phrase}” (write: `)]);
});

test.each([
  { text: '/** Undefined if no raid is open. */' },
  { text: 'const newest = raids[0];' },
  { text: '/** The personal best of a bear. */' },
])('a text without a rejected phrase passes: $text', ({ text }) => {
  expect(findPhrases(text)).toEqual([]);
});

test.each([
  { script: '/** One. */\nrun();', count: 1 },
  { script: '/**\n * Two.\n */\nrun();', count: 3 },
  { script: 'run(); // after code\n// alone', count: 1 },
  { script: '      {/* in JSX */}\n<p>', count: 1 },
  { script: 'const glob = "/* no comment */";', count: 0 },
])('$script has $count lines of comments', ({ script, count }) => {
  expect(commentLines(script)).toBe(count);
});

test.each([
  { script: '/** Not during work. */\nfunction follow() {}', line: 1 },
  {
    script: 'run();\n\n/**\n * As on iOS.\n */\nexport const isAdded = (): boolean => true;',
    line: 3,
  },
  { script: '/** With a name. */\nconst sum = async <T>(all: T[]) => all;', line: 1 },
  { script: '/** If it is known. */\nfunction nameOf() {}', line: 1 },
  { script: '\n/** It outlives the dialog. */\nexport function work() {}', line: 2 },
])(
  'a comment that begins without a verb is rejected in line $line: $script',
  ({ script, line }) => {
    expect(findFragments(script)).toEqual([
      expect.stringContaining(`${line}: begin with a verb: `),
    ]);
  },
);

test.each([
  { script: '/** Those of kills. */\nconst RAIDERS = [];', line: 1 },
  { script: 'interface Raid {\n  /** Then none is read. */\n  size?: number;\n}', line: 2 },
  { script: '/**\n * Its host.\n */\ninterface Link {}', line: 1 },
])(
  'a comment that begins with a pronoun is rejected in line $line: $script',
  ({ script, line }) => {
    expect(findFragments(script)).toEqual([expect.stringContaining(`${line}: name the subject: `)]);
  },
);

test.each([
  { script: '/** Follows unless at work. */\nfunction follow() {}' },
  { script: '/** Notes a host. */\nfunction note() {}' },
  { script: '/** By code. */\nconst RAIDS = new Map();' },
  { script: '/** By name, if known. */\ninterface Player {}\n\nfunction follow() {}' },
])('a comment with a verb, or of no function, passes: $script', ({ script }) => {
  expect(findFragments(script)).toEqual([]);
});

test.each([
  { script: 'run();\n  // With two faults each.\n  run();', line: 2 },
  { script: '/**\n * Of the window.\n */\nlet clip;', line: 2 },
])('a comment that begins with a preposition is rejected in line $line: $script', (comment) => {
  const { script, line } = comment;
  expect(findPrepositions(script)).toEqual([
    expect.stringContaining(`${line}: name the subject: `),
  ]);
});

test.each([
  { script: '// All but two have two faults.\n// With three, none.' },
  { script: 'run(); // With care' },
  { script: '// Offline starts' },
])('a comment with a subject passes: $script', ({ script }) => {
  expect(findPrepositions(script)).toEqual([]);
});

test.each([
  { script: 'run();\n  // It fails, since no page is open.\n', line: 2 },
  { script: '/**\n * The list, without the older ones.\n */', line: 2 },
  { script: 'run(); // or a newer one', line: 1 },
])('a comment with a vague word is rejected in line $line: $script', ({ script, line }) => {
  expect(findVagueComments(script)).toEqual([expect.stringContaining(`${line}: write because`)]);
});

test.each([
  { script: '// Since last raid, one kill is new.' },
  { script: "const title = 'a later one';" },
])('a comment without a vague word passes: $script', ({ script }) => {
  expect(findVagueComments(script)).toEqual([]);
});

test.each([
  { script: "test('a fault counts, and is listed', () => {});", line: 1 },
  { script: "\ntest.each([1])(\n  '%i is read; two is not', () => {});", line: 2 },
  { script: 'await test.step(`a boss opens, so it is fetched`, open);', line: 1 },
  { script: "test.each([{ isOpen: true }])('the raid is open: $isOpen', () => {});", line: 1 },
])('a title of two facts or a boolean is rejected in line $line: $script', ({ script, line }) => {
  expect(findJoinedTitles(script)).toEqual([
    expect.stringContaining(`${line}: one fact a title: `),
  ]);
});

test.each([
  { script: "test('names, dates and links are listed', () => {});" },
  { script: "/a/.test('one, and two', text);" },
  { script: "test('a fault counts', () => run('one, and two'));" },
])('a title of one fact passes: $script', ({ script }) => {
  expect(findJoinedTitles(script)).toEqual([]);
});
