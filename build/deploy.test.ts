import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const container = readFileSync('deploy/Dockerfile', 'utf8');
const pages = readFileSync('deploy/github-pages.yml', 'utf8');
const nameAndValue = ([, name = '', value = '']: RegExpExecArray) => [name, value] as const;
const settings = readFileSync('src/data/build-settings.ts', 'utf8');
const defaults = [...settings.matchAll(/^ {2}(VITE_\w+): '(.*)',$/gm)].map(nameAndValue);
const [build = '', publish = ''] = pages.split(/^ {2}publish:$/m);

test('the container’s base images are pinned by digest', () => {
  for (const [, image] of container.matchAll(/^FROM (\S+)/gm)) {
    expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
  }
});

test('the container serves no request as root', () => {
  const [, user] = [...container.matchAll(/^USER (\S+)/gm)].at(-1) ?? [];
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test('the container and Pages build with the same maintained version of Node', () => {
  const [, containerVersion] = /node:(\d+)-/.exec(container) ?? [];
  const [, pagesVersion] = /node-version: (\d+)/.exec(pages) ?? [];
  expect(containerVersion).toBe(pagesVersion);
  // Source: github.com/nodejs/release. 20 ended in April 2026.
  expect(Number(pagesVersion)).toBeGreaterThanOrEqual(24);
});

test('the Pages workflow pins each action to a commit', () => {
  const actions = [...pages.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(5);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('no job of a workflow both runs code of packages and may publish', () => {
  expect(build).toMatch(/^permissions: \{\}$/m);
  expect(build).toMatch(/run: npm ci/);
  expect(build).not.toMatch(/: write/);
  expect(publish).toMatch(/pages: write/);
  expect(publish).not.toMatch(/run:|checkout/);
});

test('npm runs no script of a package on installation', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('docs/hosting.md lists every build setting with its default', () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8');
  const rows = [...hosting.matchAll(/^\| `(VITE_\w+)` \| (?:`(\S+)`|empty) \|/gm)];
  expect(defaults).toHaveLength(8);
  expect(rows.map(nameAndValue)).toEqual(defaults);
});

test('the container’s build accepts every build setting', () => {
  const containerVariables = [...container.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name]) => name);
  expect(containerVariables).toEqual(defaults.map(([name]) => name));
});
