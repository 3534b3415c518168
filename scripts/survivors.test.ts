import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['src/domain', 'src/data'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

const isFile = (word: string): boolean => word.endsWith('.ts');

/** The rows of mutants/survivors.md that name files: `file`, then code of it, `code as mutated`. */
const rows = readFileSync('mutants/survivors.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (.*?) \| /.exec(line)?.[1] ?? '')
  .map((where) => [...where.replaceAll(/ as `[^`]*`/g, '').matchAll(/`([^`]+)`/g)])
  .map((words) => words.map(([, word = '']) => word))
  .filter((words) => words.some(isFile));

test.each(rows)('code that survives a mutation in %s is in that file', (...words) => {
  const files = words
    .filter(isFile)
    .map((name) => [name, ...sources.filter((file) => file.endsWith(`/${name}`))]);
  expect(files.filter(({ length }) => length !== 2)).toEqual([]);
  const code = files.map(([, file = '']) => readFileSync(file, 'utf8')).join('\n');
  expect(words.filter((word) => !isFile(word) && !code.includes(word))).toEqual([]);
});
