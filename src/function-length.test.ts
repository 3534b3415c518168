import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MAX_LINES = 60;

/** Functions and methods with all lines that the formatter indents further, and closing brackets. */
const FUNCTIONS =
  /^( {0,2})(?:export )?(?:(?:async|private|static) )*(?:function\b|const \w+ = (?:\w+\()?(?:async )?(?:<.*>)?\(|#?\w+\().*(?:\n(?:\1[ })\]].*)?)*/gm;

const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

// The linter's own rule counts no lines of markup.
test(`no function has more than ${MAX_LINES} lines`, () => {
  const long = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FUNCTIONS)]
      .map(([code]) => code.trim().split('\n'))
      .filter(({ length }) => length > MAX_LINES)
      .map(([start, ...others]) => `${file} has ${others.length + 1} lines: ${start}`),
  );
  expect(long).toEqual([]);
});
