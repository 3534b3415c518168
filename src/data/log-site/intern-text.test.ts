import { expect, test } from 'vitest';
import { internText } from './intern-text';

test('gives every text back as it is, however many there were', () => {
  const texts = Array.from({ length: 12_000 }, (_, index) => `inv_helm_${index % 7000}.jpg`);
  expect(texts.map(internText)).toEqual(texts);
});
