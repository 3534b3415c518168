import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgedEraNames } from '#domain/eras/era-list';
import { FRAME_TEXTS } from '#texts/frame';
import type { TranslatedTexts } from '#texts/translation';
import { MANIFEST } from './manifest.ts';

const [, pageDescription] =
  /<meta name="description" content="([^"]+)"/.exec(readFileSync('index.html', 'utf8')) ?? [];
const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');

const translatedFooters = Object.entries(
  import.meta.glob<TranslatedTexts>('../src/texts/*/frame.ts', { eager: true, import: 'FRAME' }),
).flatMap(([file, { frame }]) =>
  frame?.footer ? { where: `the footer of ${file}`, words: frame.footer } : [],
);

test.each([
  ...translatedFooters,
  { where: 'the page', words: pageDescription },
  { where: 'the manifest', words: MANIFEST.description },
  { where: 'the footer', words: FRAME_TEXTS.footer },
  { where: 'the README', words: readme },
])('$where names every game with rules', ({ words }) => {
  for (const name of judgedEraNames()) expect(words).toContain(name);
});
