import { beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, quietOptions } from '#test/fresh-device';
import { exportedRaids, fileOf, importIntoFreshDevice, listOf } from '#test/raid-file';
import { CODE_2 } from '#test/saved-raids';
import { SHARED_FIGHT } from '#test/shared-fight';
import { sharedLink } from '../shared-results/shared-link';

let file: Blob;
let text: string;
let exported: unknown;
beforeEach(async () => {
  ({ file, text, exported } = await exportedRaids());
});

test('a file that the browser has unpacked is imported like the packed file', async () => {
  const { other, imported } = await importIntoFreshDevice(new Blob([text]));
  expect(imported.size).toBe(2);
  expect(await listOf(other)).toEqual(exported);
});

test('a file of only line breaks is refused at its first lines', async () => {
  const pieces: number[] = [];
  const Unpacker = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly writable: WritableStream;
      readonly readable: ReadableStream;
      constructor(format: CompressionFormat) {
        const meter = new TransformStream({
          transform(piece: Uint8Array, controller) {
            pieces.push(piece.length);
            controller.enqueue(piece);
          },
        });
        this.writable = meter.writable;
        this.readable = meter.readable.pipeThrough(new Unpacker(format));
      }
    },
  );
  const [head] = text.split('\n');
  const bomb = fileOf(`${head}\n${'\n'.repeat(20_000_000)}`);
  const device = await freshDevice();
  const refused = device.importRaids(bomb, 'preview', quietOptions());
  await expect(refused).rejects.toMatchObject({ problem: 'not ours' });
  expect(Math.max(...pieces)).toBeLessThanOrEqual(8192);
});

test('an import skips only records of an unknown shape', async () => {
  const later = text.replace(/"stored":\{"shape":\d+/, '"stored":{"shape":99');
  expect(later).not.toBe(text);
  const { imported, unreadable } = await importIntoFreshDevice(fileOf(later));
  expect([[...imported], unreadable]).toEqual([[CODE_2], 2]);
});

test.each(['"startedAt":1000', '"fetchedAt":5000'])(
  'an import skips a raid whose %s is changed to a time beyond the range of dates',
  async (time) => {
    const beyond = text.replace(time, time.replace(/\d+/, '-1e20'));
    expect(beyond).not.toBe(text);
    const { other, imported, unreadable } = await importIntoFreshDevice(fileOf(beyond));
    expect([[...imported], unreadable]).toEqual([[CODE_2], 2]);
    expect((await listOf(other))?.map(({ code }) => code)).toEqual([CODE_2]);
  },
);

test('an import loses only unreadable records', async () => {
  const broken = text
    .replace('"kind":"raiders"', '"kind":"riders"')
    .replace(/\n(?=\{"kind":"end")/, '\nno line of ours\n');
  const { other, imported, unreadable } = await importIntoFreshDevice(fileOf(broken));
  expect([imported.size, unreadable]).toEqual([2, 2]);
  expect((await listOf(other))?.[0]?.savedKills).toEqual([]);
});

test('a click on Stop is handled during an import', async () => {
  const [head = '', , raid = ''] = text.split('\n');
  expect(raid).toContain('"kind":"raid"');
  const other = await freshDevice();
  const control = new AbortController();
  let lines = 0;
  const stopping = setInterval(() => lines > 0 && control.abort());
  const work = other.importRaids(fileOf(`${head}\n${`${raid}\n`.repeat(100_000)}`), 'preview', {
    signal: control.signal,
    onRaid: (nth) => {
      lines = nth;
    },
  });
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  clearInterval(stopping);
  expect(lines).toBeLessThan(2000);
});

test('a click on Stop is handled within an endless raid', async () => {
  const [head = '', , raid = '', record = ''] = text.split('\n');
  expect(record).toContain('"kind":"record"');
  const other = await freshDevice();
  const control = new AbortController();
  const stopping = setInterval(() => other.recordChangeCount.get() > 0 && control.abort());
  const lines = `${head}\n${raid}\n${`${record}\n`.repeat(30_000)}`;
  await expect(
    other.importRaids(fileOf(lines), 'import', { ...quietOptions(), signal: control.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  clearInterval(stopping);
  expect(await listOf(other)).toMatchObject([{ title: 'One' }]);
});

test('a file that unpacks to far too many bytes is not read to its end', async () => {
  const [head = '', , raid = ''] = text.split('\n');
  const long = raid.replace('"One"', `"${'x'.repeat(5_000_000)}"`);
  const other = await freshDevice();
  let lines = 0;
  const work = other.importRaids(fileOf(`${head}\n${`${long}\n`.repeat(30)}`), 'preview', {
    ...quietOptions(),
    onRaid: (nth) => {
      lines = nth;
    },
  });
  await expect(work).rejects.toMatchObject({ problem: 'too large' });
  expect(lines).toBeLessThan(15);
});

test('three hundred shared results are imported in fewer than ten transactions', async () => {
  const [head = ''] = text.split('\n');
  const fragments = await Promise.all(
    Array.from({ length: 300 }, (_, judgedAt) => sharedLink({ ...SHARED_FIGHT, judgedAt })),
  );
  const lines = [...fragments, ...fragments].map((fragment) =>
    JSON.stringify({ kind: 'judgement', savedAt: 1000, fragment }),
  );
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const made = fileOf([head, ...lines, '{"kind":"end"}', ''].join('\n'));
  const { other, imported, sharedResults } = await importIntoFreshDevice(made);
  expect(opened.mock.calls.length).toBeLessThan(10);
  expect([imported.size, sharedResults.size]).toEqual([300, 300]);
  expect(await other.readSavedSharedResults()).toHaveLength(300);
});

test.each([
  ['no packed file', () => new Blob(['hello']), 'not ours'],
  ['nothing', () => new Blob([]), 'not ours'],
  ['another’s packed file', () => fileOf('{"a":1}\n'), 'not ours'],
  ['a newer version’s', () => fileOf(text.replace('"shape":1', '"shape":2')), 'newer'],
  ['without its end', () => fileOf(text.slice(0, text.indexOf('{"kind":"end"'))), 'half written'],
  ['cut short', () => file.slice(0, file.size - 20), 'half written'],
])('a file is refused if it is $0', async (_, bad, problem) => {
  const other = await freshDevice();
  const looking = other.importRaids(bad(), 'preview', quietOptions());
  await expect(looking).rejects.toMatchObject({ name: 'RaidFileUnreadable', problem });
  expect(await listOf(other)).toEqual([]);
});
