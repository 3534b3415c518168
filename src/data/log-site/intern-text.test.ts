import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { internText } from './intern-text';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Builds a text as a new string in memory. */
const text = (start: string | number, length: number): string =>
  Buffer.from(`${start}`.padEnd(length, '.')).toString();

function megabytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

test('a thousand copies of two texts take the memory of two texts', () => {
  const before = megabytesInUse();
  const names = ['inv_helm', 'inv_boots'];
  const texts = Array.from({ length: 1000 }, () =>
    names.map((name) => internText(text(name, 20_000))),
  );
  expect(megabytesInUse() - before).toBeLessThan(2);
  expect(new Set(texts.flat())).toEqual(new Set(names.map((name) => text(name, 20_000))));
});

test('at most five thousand of ten thousand different texts stay in memory', () => {
  const before = megabytesInUse();
  for (let index = 0; index < 10_000; index++) internText(text(index, 4000));
  expect(megabytesInUse() - before).toBeLessThan(24);
});
