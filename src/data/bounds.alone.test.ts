import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { listUpTo, recordUpTo } from './bounded-schemas';

type Schema = v.GenericSchema & { item?: v.GenericSchema };

/** Every schema of a text, list, record or map, with the file that makes it, and every pipe. */
const made = vi.hoisted(() => ({
  leaves: new Map<unknown, string>(),
  pipes: new Map<unknown, readonly unknown[]>(),
  lazies: [] as ((input: unknown) => unknown)[],
}));

vi.mock('valibot', async (load) => {
  const all = await load<typeof v>();
  const noting =
    <Make extends (...given: never[]) => unknown>(make: Make) =>
    (...given: Parameters<Make>) => {
      const schema = make(...given);
      const frames = new Error().stack?.split('\n') ?? [];
      const frame = frames.find((one) => /\/src\/data\/(?!bounds\.alone)/.test(one));
      made.leaves.set(schema, /src\/data\/[^:]+:\d+/.exec(frame ?? '')?.[0] ?? 'elsewhere');
      return schema;
    };
  return {
    ...all,
    string: noting(all.string as () => unknown),
    array: noting(all.array as () => unknown),
    record: noting(all.record as () => unknown),
    map: noting(all.map as () => unknown),
    set: noting(all.set as () => unknown),
    pipe: (...items: unknown[]) => {
      const pipe = (all.pipe as (...given: unknown[]) => unknown)(...items);
      made.pipes.set(pipe, items);
      return pipe;
    },
    lazy: (getter: (input: unknown) => unknown) => {
      made.lazies.push(getter);
      return all.lazy(getter as never);
    },
  };
});

const MANY = 150_000;
const many = <T>(one: T): T[] => Array.from({ length: MANY }, () => one);
const SAMPLES: readonly unknown[] = [
  ...['a', 'A', '0', 'ю', ' '].map((letter) => letter.repeat(1_000_000)),
  ...['a', 1, {}, null].map(many),
  Object.fromEntries(many(1).map((one, index) => [`k${index}`, one])),
];

/** No text, list or record may be longer than this after it is read. */
const MOST = 20_000;

const lengthOf = (read: unknown): number =>
  typeof read === 'string' ? read.length : Object.keys(read ?? {}).length;

/**
 * Returns whether long samples are refused or cut. A list's items decide that, so it needs
 * `maxLength`.
 */
function isBoundedPipe(pipe: unknown, [first, ...actions]: readonly unknown[]): boolean {
  const { type, item } = first as Schema;
  if (type === 'array' && item?.type !== 'unknown')
    return actions.some((action) => (action as v.GenericPipeAction).type === 'max_length');
  return SAMPLES.every((sample) => {
    const read = v.safeParse(pipe as Schema, sample);
    return !read.success || lengthOf(read.output) <= MOST;
  });
}

test('every schema bounds the texts, lists and records that it reads', async () => {
  const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts']);
  for (const load of Object.values(files)) await load();
  for (const getter of made.lazies) for (const input of [[], {}]) getter(input);
  const boundedPipes = [...made.pipes].filter(([pipe, items]) => isBoundedPipe(pipe, items));
  const bounded = new Set(boundedPipes.map(([, [first]]) => first));
  const unbounded = [...made.leaves]
    .filter(
      ([schema, where]) => !where.startsWith('src/data/bounded-schemas.ts') && !bounded.has(schema),
    )
    .map(([, where]) => where);
  expect(made.leaves.size).toBeGreaterThan(50);
  expect([...new Set(unbounded)]).toEqual([]);
});

test('entries of a list or record beyond its bound are dropped before they are read', () => {
  const list = listUpTo(2, v.number());
  expect(v.parse(list, [1, 2, 'not a number'])).toEqual([1, 2]);
  expect(v.is(list, [1, 'not a number'])).toBe(false);
  expect(v.is(list, 'no list')).toBe(false);
  const record = recordUpTo(1, v.number());
  expect(v.parse(record, { one: 1, other: 'not a number' })).toEqual({ one: 1 });
  expect(v.is(record, null)).toBe(false);
});
