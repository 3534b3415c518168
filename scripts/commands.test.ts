import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const temporaryFolder = mkdtempSync(join(tmpdir(), 'ready-check-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true }));

/** Runs a script of package.json as npm would. Returns the path that the script was given. */
function run(name: string, argument: string): string {
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const path = join(temporaryFolder, argument);
  execFileSync(process.execPath, [...words, path], { stdio: 'pipe' });
  return path;
}

test.each(['README.md', 'CONTRIBUTING.md', 'docs/testing.md', 'docs/hosting.md'])(
  'every command that %s names exists',
  (page) => {
    const text = readFileSync(page, 'utf8');
    // CONTRIBUTING lists some after the first: `npm run icons`, `screenshots`, `licences`.
    const named = [...text.matchAll(/npm run ([a-z:]+)((?:`, `[a-z]+)*)/g)].flatMap(
      ([, first = '', others = '']) => [first, ...others.split('`, `').filter(Boolean)],
    );
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  },
);

test('npm run icons draws the icons of public/icons', () => {
  const folder = run('icons', 'icons');
  const names = readdirSync('public/icons').sort();
  expect(readdirSync(folder).sort()).toEqual(names);
  const differing = names.filter(
    (name) => !readFileSync(join(folder, name)).equals(readFileSync(join('public/icons', name))),
  );
  expect(differing).toEqual([]);
});

test('npm run tables leaves every sheet as it is', () => {
  const folder = join(run('tables', 'sheets'), 'tables');
  const sheets = readdirSync('tables', { recursive: true, encoding: 'utf8' });
  const differing = sheets
    .filter((name) => name.endsWith('.csv'))
    .filter((name) => !readFileSync(join('tables', name)).equals(readFileSync(join(folder, name))));
  expect(differing, 'run npm run tables').toEqual([]);
});

test('npm run licences writes LICENCES.md', () => {
  const list = run('licences', 'LICENCES.md');
  expect(readFileSync(list, 'utf8')).toBe(readFileSync('LICENCES.md', 'utf8'));
});
