import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import type { SavedRaid } from '../device/raids/saved-list';
import { readSavedList } from '../device/raids/saved-list';
import { readSaved } from '../device/raids/saved-raids';
import { readSafely, UnreadableRecord } from '../device/read-and-put';
import { KILL_RECORDS, recordKey, type Subject } from '../device/records/stored-records';
import { packer, unpacker } from '../packing';
import { type Choices, choices, readChoices } from '../settings';
import { readSavedSharedAudits } from '../shared-audits/saved-shared-audits';

export type FileProblem = 'not ours' | 'newer' | 'half written';

/** The rest of a file of raids is unreadable. What was read before is good. */
export class RaidFileUnreadable extends Error {
  override name = 'RaidFileUnreadable';
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(`The file of raids is ${problem}`, options);
    this.problem = problem;
  }
}

/** The shape of the file; each record in it has its own. */
const FILE_SHAPE = 1;

/** Characters of a line: a kill of 40 raiders has about 200,000. */
const MAX_LINE = 8_000_000;

/** As many damaged lines in a row mean that the file is not ours. */
const MAX_DAMAGED = 1000;

/** Then the page gets a turn, or a click on Stop would wait for the whole file. */
const LINES_A_TURN = 500;

const Head = v.object({ format: v.literal('ready-check raids'), shape: v.number() });
const Settings = v.object({ kind: v.literal('settings'), settings: v.unknown() });
const RaidLine = v.object({
  kind: v.literal('raid'),
  code: v.pipe(v.string(), v.check(isReportCode)),
  title: v.string(),
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
const SharedAuditLine = v.object({
  kind: v.literal('judgement'),
  savedAt: v.number(),
  fragment: v.string(),
});
const End = v.object({ kind: v.literal('end') });
const Line = v.variant('kind', [Settings, RaidLine, RecordLine, SharedAuditLine, End]);

export type RaidLine = v.InferOutput<typeof RaidLine>;
export type RecordLine = v.InferOutput<typeof RecordLine>;
export type SharedAuditLine = v.InferOutput<typeof SharedAuditLine>;

/** A line of another kind is damaged. */
export type RaidFileLine =
  | RaidLine
  | RecordLine
  | SharedAuditLine
  | { kind: 'settings'; settings: Choices }
  | { kind: 'damaged' };

export type OnProgress = (done: number, all: number) => void;

export interface RaidFile {
  packed: Blob;
  /** Left out of the file. */
  unreadable: number;
}

/**
 * Packs saved raids, shared results and settings (no key or sign-in), record by record. Throws
 * SavedRaidsUnreadable, and the signal's reason.
 */
export async function raidFile(signal: AbortSignal, onProgress: OnProgress): Promise<RaidFile> {
  const raids = await readSaved(readSavedList);
  const { readable, writable } = await packer('gzip');
  const packed = new Response(readable).blob();
  const writer = writable.getWriter();
  const write = async (line: unknown) => {
    signal.throwIfAborted();
    await writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  };
  let unreadable = 0;
  try {
    await write({ format: 'ready-check raids', shape: FILE_SHAPE });
    await write({ kind: 'settings', settings: choices() });
    for (const [done, raid] of raids.entries()) {
      onProgress(done, raids.length);
      unreadable += await writeRaid(raid, write);
    }
    for (const { savedAt, fragment } of await readSavedSharedAudits()) {
      await write({ kind: 'judgement', savedAt, fragment });
    }
    await write({ kind: 'end' });
    await writer.close();
  } catch (error) {
    packed.catch(() => {});
    await writer.abort(error);
    throw error;
  }
  return { packed: await packed, unreadable };
}

/** Returns how many of its records are unreadable. */
async function writeRaid(
  raid: SavedRaid,
  write: (line: unknown) => Promise<void>,
): Promise<number> {
  let unreadable = 0;
  const { code, title, openedAt, isPinned, lastKill, savedKills } = raid;
  await write({
    kind: 'raid',
    code,
    title,
    openedAt,
    isPinned,
    ...(lastKill !== undefined && { lastKill }),
  });
  const kills = savedKills.flatMap((killId) =>
    KILL_RECORDS.map((kind): Subject => ({ kind, code, killId })),
  );
  for (const subject of [{ kind: 'raid', code } as const, ...kills]) {
    // A hanging IndexedDB is no raid without records.
    const { stored } = await readSaved(async (records) => ({
      stored: await readSafely(records, recordKey(subject)),
    }));
    const { kind: _, ...ids } = subject;
    if (stored instanceof UnreadableRecord) unreadable += 1;
    else if (stored !== undefined) await write({ kind: 'record', ...ids, stored });
  }
  return unreadable;
}

/** Reads a file of raids, line by line as it is unpacked. Throws RaidFileUnreadable. */
export async function* readRaidFile(file: Blob): AsyncGenerator<RaidFileLine> {
  let isHead = true;
  let damaged = 0;
  for await (const line of linesOf(file)) {
    if (isHead) checkHead(line);
    else {
      const read = readLine(line);
      if (read === 'end') return;
      damaged = read.kind === 'damaged' ? damaged + 1 : 0;
      if (damaged > MAX_DAMAGED) throw new RaidFileUnreadable('not ours');
      yield read;
    }
    isHead = false;
  }
  throw new RaidFileUnreadable(isHead ? 'not ours' : 'half written');
}

function checkHead(line: string): void {
  const head = v.safeParse(Head, parsed(line));
  if (!head.success) throw new RaidFileUnreadable('not ours');
  if (head.output.shape > FILE_SHAPE) throw new RaidFileUnreadable('newer');
}

function readLine(line: string): RaidFileLine | 'end' {
  const read = v.safeParse(Line, parsed(line));
  if (!read.success) return { kind: 'damaged' };
  const { output } = read;
  if (output.kind === 'end') return 'end';
  if (output.kind === 'settings')
    return { kind: 'settings', settings: readChoices(output.settings) };
  return output;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The caller reports what is not JSON.
    return undefined;
  }
}

async function* linesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  const reader = file
    .stream()
    .pipeThrough(await unpacker('gzip'))
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE) throw new RaidFileUnreadable('not ours');
      for (const line of lines) {
        count += 1;
        if (count % LINES_A_TURN === 0) await nextTurn();
        yield line;
      }
    }
  } catch (cause) {
    if (cause instanceof RaidFileUnreadable) throw cause;
    throw new RaidFileUnreadable(count > 0 ? 'half written' : 'not ours', { cause });
  } finally {
    void reader.cancel().catch(() => {});
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
