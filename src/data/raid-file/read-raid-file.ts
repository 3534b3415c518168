import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import { SECOND } from '#domain/time';
import { OutsideId, OutsideText } from '../bounded-schemas';
import { StoredFragment } from '../device/records/shared-result-record';
import { unpacker } from '../packing';
import { type PortableSettings, readPortableSettings } from '../settings/portable-settings';

type FileProblem = 'not ours' | 'newer' | 'half written' | 'too large';

/** Thrown if the rest of a file is unreadable. The records before it are good. */
export class RaidFileUnreadable extends Error {
  override name = 'RaidFileUnreadable';
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(`The file of raids is ${problem}`, options);
    this.problem = problem;
  }
}

/** The first line of a file. `shape` is the shape of the file; each record has a separate shape. */
export const FILE_HEADER = { format: 'ready-check raids', shape: 1 } as const;

/** The most characters of a line. A kill of 40 raiders has about 200,000, all statements of a kind a million. */
const MAX_LINE_LENGTH = 4_000_000;

/** The number of bytes to unpack at a time. They can become a thousand times as many. */
const PIECE_BYTES = 8192;

/** The number of damaged lines in a row that shows that a file is no raid file. */
const MAX_DAMAGED_LINES = 1000;

/** The largest ratio of a file's unpacked to its packed size. Exported files have about 11. */
const MAX_RATIO = 100;

/** The number of unpacked bytes that any file may have. */
const MAX_UNCHECKED_BYTES = 50_000_000;

const FileHeader = v.object({ format: v.literal(FILE_HEADER.format), shape: v.number() });
const Settings = v.object({ kind: v.literal('settings'), settings: v.unknown() });
const RaidLine = v.object({
  kind: v.literal('raid'),
  code: v.pipe(v.string(), v.check(isReportCode)),
  title: OutsideText,
  openedAt: v.number(),
  isPinned: v.boolean(),
  lastKill: v.exactOptional(v.number()),
});
const RecordLine = v.object({
  kind: v.literal('record'),
  code: v.pipe(v.string(), v.check(isReportCode)),
  killId: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  stored: v.unknown(),
});
const SharedResultLine = v.object({
  kind: v.literal('judgement'),
  savedAt: v.number(),
  fragment: StoredFragment,
});
/** Statements of one kind. Earlier releases had notes about players only, without `of`. */
const StatementsLine = v.pipe(
  v.object({
    kind: v.literal('notes'),
    of: v.optional(OutsideId, 'roster-notes'),
    stored: v.unknown(),
  }),
  v.transform(({ kind, of: key, stored }) => ({ kind, keptKey: key, stored })),
);
const End = v.object({ kind: v.literal('end') });
const Line = v.variant('kind', [
  Settings,
  RaidLine,
  RecordLine,
  SharedResultLine,
  StatementsLine,
  End,
]);

export type RaidLine = v.InferOutput<typeof RaidLine>;
export type RecordLine = v.InferOutput<typeof RecordLine>;
export type StatementsLine = v.InferOutput<typeof StatementsLine>;
export type SharedResultLine = v.InferOutput<typeof SharedResultLine>;

/** A line of a file. Lines of unknown kinds count as damaged. */
export type RaidFileLine =
  | RaidLine
  | RecordLine
  | SharedResultLine
  | StatementsLine
  | { kind: 'settings'; settings: PortableSettings }
  | { kind: 'damaged' };

/** Reads a file of raids, line by line as it is unpacked. Throws RaidFileUnreadable. */
export async function* readRaidFile(file: Blob): AsyncGenerator<RaidFileLine> {
  let isHead = true;
  let damaged = 0;
  for await (const line of readLines(file)) {
    if (isHead) checkHead(line);
    else {
      const read = readLine(line);
      if (read === 'end') return;
      damaged = read.kind === 'damaged' ? damaged + 1 : 0;
      if (damaged > MAX_DAMAGED_LINES) throw new RaidFileUnreadable('not ours');
      yield read;
    }
    isHead = false;
  }
  throw new RaidFileUnreadable(isHead ? 'not ours' : 'half written');
}

function checkHead(line: string): void {
  const header = v.safeParse(FileHeader, parseJson(line));
  if (!header.success) throw new RaidFileUnreadable('not ours');
  if (header.output.shape > FILE_HEADER.shape) throw new RaidFileUnreadable('newer');
}

function readLine(line: string): RaidFileLine | 'end' {
  const read = v.safeParse(Line, parseJson(line));
  if (!read.success) return { kind: 'damaged' };
  const { output } = read;
  if (output.kind === 'end') return 'end';
  if (output.kind === 'settings')
    return { kind: 'settings', settings: readPortableSettings(output.settings) };
  return output;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The caller reports lines that are not JSON.
    return undefined;
  }
}

/** Whether a file begins with gzip's first two bytes. Source: RFC 1952. */
async function isPacked(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function* readLines(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const yieldTimer = new YieldTimer();
  let rest: string[] = [];
  let count = 0;
  let unpacked = 0;
  const bytes = file.stream();
  // Safari on a Mac may have unpacked the download.
  const text = (await isPacked(file))
    ? bytes.pipeThrough(splitIntoPieces()).pipeThrough(await unpacker('gzip'))
    : bytes;
  const reader = text.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      unpacked += read.value.length;
      if (unpacked > MAX_UNCHECKED_BYTES + MAX_RATIO * file.size)
        throw new RaidFileUnreadable('too large');
      const [end = '', ...lines] = decoder.decode(read.value, { stream: true }).split('\n');
      rest.push(end);
      for (const next of lines) {
        count += 1;
        await yieldTimer.yieldIfBusy();
        yield rest.join('');
        rest = [next];
      }
      if (rest.reduce((sum, { length }) => sum + length, 0) > MAX_LINE_LENGTH)
        throw new RaidFileUnreadable(count > 0 ? 'too large' : 'not ours');
    }
  } catch (cause) {
    if (cause instanceof RaidFileUnreadable) throw cause;
    throw new RaidFileUnreadable(count > 0 ? 'half written' : 'not ours', { cause });
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/**
 * Splits a stream into small pieces: unpacked at once, a megabyte of zeros would become a gigabyte
 * before the first line is read.
 */
const splitIntoPieces = () =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        controller.enqueue(chunk.subarray(start, start + PIECE_BYTES));
      }
    },
  });

/** The time until the page gets a turn: otherwise Stop would wait for the whole file. */
const MAX_BUSY = 0.03 * SECOND;

/** Gives the page a turn as often as needed. */
class YieldTimer {
  #last = performance.now();

  async yieldIfBusy(): Promise<void> {
    if (performance.now() - this.#last < MAX_BUSY) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.#last = performance.now();
  }
}
