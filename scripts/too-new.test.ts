import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../src/texts/first-page';
import { newerFeaturesInScript } from './too-new-scripts';
import { newerFeaturesInStyle } from './too-new-styles';

test.each([
  { code: 'URL.canParse(text)', found: ['URL.canParse'], why: 'Safari 17' },
  { code: 'AbortSignal.any([one])', found: ['AbortSignal.any'], why: 'Safari 17.4' },
  { code: 'AbortSignal.timeout(9)', found: ['AbortSignal.timeout'], why: 'Safari 16' },
  { code: 'raids.toSorted()', found: ['.toSorted'], why: 'Safari 16' },
  { code: 'raids["toSorted"]()', found: ['.toSorted'], why: 'a name in brackets' },
  { code: 'raids.findLast(is)', found: ['.findLast'], why: 'Firefox 104' },
  { code: 'Promise.withResolvers()', found: ['Promise.withResolvers'], why: 'Safari 17.4' },
  { code: 'Object.groupBy(raids, by)', found: ['Object.groupBy'], why: 'Safari 17.4' },
  { code: 'new CompressionStream("gzip")', found: ['CompressionStream'], why: 'Safari 16.4' },
  { code: 'requestIdleCallback(run)', found: ['requestIdleCallback'], why: 'no Safari' },
  { code: 'window.requestIdleCallback(run)', found: ['requestIdleCallback'], why: 'no Safari' },
  { code: 'navigator.setAppBadge()', found: ['.setAppBadge'], why: 'no Firefox' },
  { code: '/(?<=a)b/.test(text)', found: ['(?<='], why: 'Safari 16.4 cannot parse the script' },
  { code: 'RegExp(`(?<=a)b`, ``)', found: ['(?<='], why: 'the build’s form of a pattern' },
  { code: '/[a--b]/v.test(text)', found: ['/v'], why: 'Safari 17' },
  { code: 'class Raid { static { run() } }', found: ['static { }'], why: 'Safari 16.4' },
  { code: 'raids.at(-1)', found: [], why: 'Safari 15.4' },
  { code: 'structuredClone(raid)', found: [], why: 'Safari 15.4' },
  { code: 'Object.hasOwn(raid, name)', found: [], why: 'Safari 15.4' },
  { code: 'store.subscribe(run)', found: [], why: 'a common name' },
  { code: 'raids.toSorted?.()', found: [], why: 'an optional call' },
  { code: 'typeof reportError === "function"', found: [], why: 'a check for the feature' },
  { code: 'const { canParse } = { canParse: 1 }', found: [], why: 'an object of the script’s own' },
  { code: 'window.requestIdleCallback ?? setTimeout', found: [], why: 'not called' },
])('the script $code uses too new features $found: $why', ({ code, found }) => {
  expect([...newerFeaturesInScript(code)]).toEqual(found);
});

test.each([
  ['Firefox 121', 'a:has(b) { color: red }', [':has']],
  ['Safari 17.2', 'a { & b { color: red } }', ['&']],
  ['Chrome 108', 'a { height: 100dvh }', ['dvh']],
  ['Chrome 111', 'a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  [
    'no Safari',
    'a { content-visibility: auto }',
    ['content-visibility', 'content-visibility: auto'],
  ],
  ['Chrome 105', '@container (width > 3px) { a { color: red } }', ['@container']],
  ['Chrome 104', '@media (width >= 3px) { a { color: red } }', ['@media (width >= …)']],
  ['a variable’s name', 'a { background: var(--text) }', []],
  ['Safari 15.4', '@layer base { a { color: red } }', []],
  ['Safari 15.4', 'a:focus-visible { accent-color: red }', []],
  ['all browsers', '@media (min-width: 3px) { a { width: min(1rem, 50%) } }', []],
])('the style $1 uses too new features $2: $0', (_, css, found) => {
  expect([...newerFeaturesInStyle(css)]).toEqual(found);
});

test('the README names the oldest browsers that the first page names', () => {
  expect(readFileSync('README.md', 'utf8').replaceAll('\n', ' ')).toContain(OLDEST_BROWSERS);
});
