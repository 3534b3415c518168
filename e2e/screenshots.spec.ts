import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SCREENSHOTS } from '../build/screenshots';
import { builtApp } from './build-app';

/** The offset of a PNG's width; its height follows. */
const SIZE_AT = 16;

test('npm run screenshots takes the pictures of the README and the manifest', () => {
  const { outputDir } = test.info();
  const command = ['scripts/run.mjs', 'scripts/take-screenshots.ts', outputDir, builtApp()];
  execFileSync(process.execPath, command, { stdio: 'pipe' });
  for (const { name } of SCREENSHOTS) {
    const [taken, shown] = [outputDir, 'public/screenshots'].map((folder) =>
      readFileSync(join(folder, `${name}.png`)).subarray(SIZE_AT, SIZE_AT + 8),
    );
    expect(taken, name).toEqual(shown);
  }
});
