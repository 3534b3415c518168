import { canShare } from '#data/doors';
import { observable } from '#data/observable';
import { type Imported, importRaids, RaidsDeleted } from '#data/raid-file/import-raids';
import { RaidFileUnreadable } from '#data/raid-file/read-raid-file';
import { writeRaidFile } from '#data/raid-file/write-raid-file';
import { beginWork } from '#data/work-under-way';
import { RAID_FILE_ENDING } from '#routes';
import { RAID_FILE_TEXTS } from '#texts/raid-file';
import { download } from '#ui/download';
import { isInstalled } from '../install/install';

/** In the language in use. */
type Words = () => string;

type State =
  /** A file that is ready to be shared, by a click of its own. */
  | { kind: 'rest'; words: Words; ready?: File }
  | { kind: 'busy'; words: Words; stop: () => void }
  | { kind: 'asks'; words: Words; file: File; raids: number };

const state = observable<State>({ kind: 'rest', words: () => '' });

/** Progress of the current import or export, which outlives the dialog. */
export const raidFileWork: Pick<typeof state, 'get' | 'subscribe'> = state;

async function run(
  kind: 'import' | 'export' | 'preview',
  words: Words,
  work: (signal: AbortSignal, say: (words: Words) => void) => Promise<State>,
): Promise<void> {
  const control = new AbortController();
  const end = kind === 'preview' ? () => {} : beginWork(kind);
  const say = (now: Words) => state.set({ kind: 'busy', words: now, stop: () => control.abort() });
  say(words);
  try {
    state.set(await work(control.signal, say));
  } catch (error) {
    const isStopped = control.signal.aborted;
    if (!isStopped && !isForeseen(error)) console.error(error);
    state.set({ kind: 'rest', words: () => describeFailure(error, isStopped) });
  } finally {
    end();
  }
}

export const exportAll = (): Promise<void> =>
  run(
    'export',
    () => RAID_FILE_TEXTS.exporting(0, 1),
    async (signal, say) => {
      const onProgress = (done: number, all: number) =>
        say(() => RAID_FILE_TEXTS.exporting(done, all));
      const { packed, unreadable } = await writeRaidFile(signal, onProgress);
      const file = new File([packed], fileName(), { type: 'application/gzip' });
      // Downloads of an app on an iPhone's home screen are dropped, or open over the app.
      const isShared = isInstalled() && canShare({ files: [file] });
      if (!isShared) download(file);
      const outcome = isShared ? 'ready' : 'exported';
      const words = () =>
        [RAID_FILE_TEXTS[outcome](file.name), ...describeUnreadable(unreadable)].join(' ');
      return { kind: 'rest', words, ...(isShared && { ready: file }) };
    },
  );

export const preview = (file: File): Promise<void> =>
  run(
    'preview',
    () => RAID_FILE_TEXTS.checking,
    async (signal) => {
      let raids = 0;
      const onRaid = (nth: number) => {
        raids = nth;
      };
      const imported = await importRaids(file, 'preview', { signal, onRaid });
      return { kind: 'asks', words: () => importSummary(imported, file.name), file, raids };
    },
  );

export const importAll = (file: File, raids: number): Promise<void> =>
  run(
    'import',
    () => RAID_FILE_TEXTS.checking,
    async (signal, say) => {
      const onRaid = (nth: number) => say(() => RAID_FILE_TEXTS.importing(nth, raids));
      const imported = await importRaids(file, 'import', { signal, onRaid });
      return { kind: 'rest', words: () => importSummary(imported) };
    },
  );

export const cancel = (): void => state.set({ kind: 'rest', words: () => '' });

export const forgetOutcome = (): void => {
  if (state.get().kind === 'rest') cancel();
};

/** Summarises an import; with a file name, its preview. */
function importSummary(tally: Imported, name?: string): string {
  const { imported, alreadyHere, sharedAudits, notes, unreadable } = tally;
  const countOf = (ids: ReadonlySet<string>) => ({
    sharedAudits: [...ids].filter((id) => sharedAudits.has(id)).length,
    raids: [...ids].filter((id) => !sharedAudits.has(id)).length,
  });
  const [came, there] = [countOf(imported), countOf(alreadyHere)];
  const words = [
    name === undefined
      ? RAID_FILE_TEXTS.came(came.raids, there.raids)
      : RAID_FILE_TEXTS.wouldCome(name, came.raids, there.raids),
  ];
  if (sharedAudits.size > 0) {
    const say =
      name === undefined ? RAID_FILE_TEXTS.sharedAuditsCame : RAID_FILE_TEXTS.sharedAuditsWouldCome;
    words.push(say(came.sharedAudits, there.sharedAudits));
  }
  if (notes > 0) {
    const say = name === undefined ? RAID_FILE_TEXTS.notesCame : RAID_FILE_TEXTS.notesWouldCome;
    words.push(say(notes));
  }
  return [...words, ...describeUnreadable(unreadable)].join(' ');
}

const describeUnreadable = (count: number): string[] =>
  count > 0 ? [RAID_FILE_TEXTS.unreadable(count)] : [];

const isForeseen = (error: unknown): boolean =>
  error instanceof RaidsDeleted || error instanceof RaidFileUnreadable;

function describeFailure(error: unknown, isStopped: boolean): string {
  if (isStopped) return RAID_FILE_TEXTS.stopped;
  if (error instanceof RaidsDeleted) return RAID_FILE_TEXTS.raidsDeleted;
  if (error instanceof RaidFileUnreadable) return RAID_FILE_TEXTS.problems[error.problem];
  return RAID_FILE_TEXTS.failed;
}

const fileName = () => `ready-check-${new Date().toISOString().slice(0, 10)}${RAID_FILE_ENDING}`;
