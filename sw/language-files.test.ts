import { expect, test, vi } from 'vitest';
import { LanguageFiles, languageOf, splitByLanguage } from './language-files';

const SCOPE = 'https://raid.example/app/';

test.each([
  ['the German texts', 'static/js/language-de-3f9c2b1a.js', 'de'],
  ['a file whose hash has a hyphen', `${SCOPE}static/js/language-ru-_-9c2b1a.js`, 'ru'],
  ['another chunk with such a name', 'static/js/language-3f9c2b1a.js', undefined],
  ['the app', 'static/js/main-3f9c2b1a.js', undefined],
])('the language of $0 is $2', (_, url, language) => {
  expect(languageOf(url)).toBe(language);
});

test('build files are separated into shared and per-language', () => {
  const files = ['index.html', 'static/js/language-de-1.js', 'static/js/main-1.js'];
  expect(splitByLanguage(files.map((url) => ({ url, revision: null })))).toEqual({
    shared: [
      { url: 'index.html', revision: null },
      { url: 'static/js/main-1.js', revision: null },
    ],
    languages: ['static/js/language-de-1.js'],
  });
});

test("a build recognises its languages' chunks by their addresses below its scope", () => {
  const files = new LanguageFiles(['static/js/language-de-1.js'], SCOPE);
  expect(files.has(`${SCOPE}static/js/language-de-1.js`)).toBe(true);
  expect(files.has(`${SCOPE}static/js/language-de-0.js`)).toBe(false);
});

test('a language counts as not stored if no cache can be read', async () => {
  const match = async () => {
    throw new DOMException('The disk failed', 'UnknownError');
  };
  vi.stubGlobal('caches', { match });
  const files = new LanguageFiles(['static/js/language-de-1.js'], SCOPE);
  expect(await files.stored(`${SCOPE}static/js/language-de-1.js`)).toBeUndefined();
});
