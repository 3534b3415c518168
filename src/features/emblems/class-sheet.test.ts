import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASS_SHEET_NAMES } from './class-sheet';

test('the sheet contains every picture of a class or spec', () => {
  const files = readdirSync('public/icons').filter((name) => /^[A-Z].*\.png$/.test(name));
  expect(CLASS_SHEET_NAMES.map((name) => `${name}.png`).sort()).toEqual(files.sort());
});
