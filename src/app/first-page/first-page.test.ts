import { expect, test } from 'vitest';
import { firstPageTexts } from '#texts/first-page';
import { renderFirstPage } from './FirstPage';

test('the first page’s script translates every word of the prerendered page', () => {
  const page = renderFirstPage()
    .replace(/<script>.*<\/script>/s, '')
    .replaceAll('&#x27;', "'");
  const texts = page.split(/<[^>]*>/);
  const attributes = [
    ...page.matchAll(/(?:aria-label|placeholder|data-widest|data-fetching|title|alt)="([^"]*)"/g),
  ].map(([, words = '']) => words);
  const words = [...texts, ...attributes].filter((text) => /\p{L}/u.test(text));

  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((text) => !firstPageTexts().includes(text))).toEqual([]);
});
