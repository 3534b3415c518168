import { canShare } from '#data/browser-features';
import { observable } from '#data/observable';
import { type ImportResult, importRaids, RaidsDeleted } from '#data/raid-file/import-raids';
import { RaidFileUnreadable } from '#data/raid-file/read-raid-file';
import { writeRaidFile } from '#data/raid-file/write-raid-file';
import { readSavedRaids } from '#data/raids/saved-raid-queries';
import { beginWork } from '#data/work-under-way';
import { formatList } from '#domain/listing';
import { RAID_FILE_ENDING } from '#routes';
import { RAID_FILE_TEXTS } from '#texts/raid-file';
import { download } from '#ui/download';
import { shownTitle } from '#ui/game/shown-title';
import { isInstalled } from '../install/install';

/** A text in the language in use. */
type Words = () => string;

type State =
  /** `ready` is a file that a second click shares. */
  | { kind: 'rest'; words: Words; ready?: File }
  | { kind: 'busy'; words: Words; stop: () => void }
  | {
      kind: 'asks';
      words: Words;
      file: File;
      raids: number;
      /** Whether any kill differs from the saved kill. */
      offersReplacing: boolean;
      isReplacing: boolean;
    };

const state = observable<State>({ kind: 'rest', words: () => '' });

/** Progress of the current import or export, which outlives the dialog. */
export const raidFileWork: Pick<typeof state, 'get' | 'subscribe'> = state;

async function run(
  kind: 'import' | 'export' | 'preview',
  words: Words,
  work: (signal: AbortSignal, show: (words: Words) => void) => Promise<State>,
): Promise<void> {
  const control = new AbortController();
  const end = kind === 'preview' ? () => {} : beginWork(kind);
  const show = (now: Words) => state.set({ kind: 'busy', words: now, stop: () => control.abort() });
  show(words);
  try {
    state.set(await work(control.signal, show));
  } catch (error) {
    const isStopped = control.signal.aborted;
    if (!isStopped && !isExpected(error)) console.error(error);
    state.set({ kind: 'rest', words: () => importFailureText(error, isStopped) });
  } finally {
    end();
  }
}

export const exportAll = (): Promise<void> =>
  run(
    'export',
    () => RAID_FILE_TEXTS.exporting(0, 1),
    async (signal, show) => {
      const onProgress = (done: number, all: number) =>
        show(() => RAID_FILE_TEXTS.exporting(done, all));
      const { packed, unreadable } = await writeRaidFile(signal, onProgress);
      const file = new File([packed], raidFileName(), { type: 'application/gzip' });
      // An app on an iPhone's home screen loses its downloads, or opens them over itself.
      const isShared = isInstalled() && canShare({ files: [file] });
      if (!isShared) download(file);
      const outcome = isShared ? 'ready' : 'exported';
      const words = () =>
        [RAID_FILE_TEXTS[outcome](file.name), ...unreadableRaidTexts(unreadable)].join(' ');
      return { kind: 'rest', words, ...(isShared && { ready: file }) };
    },
  );

export const previewFile = (file: File): Promise<void> =>
  run(
    'preview',
    () => RAID_FILE_TEXTS.checking,
    async (signal) => {
      let raids = 0;
      const onRaid = (nth: number) => {
        raids = nth;
      };
      const imported = await importRaids(file, 'preview', { signal, onRaid });
      const titles = await titlesHere();
      return {
        kind: 'asks',
        words: () => importSummary(imported, titles, file.name),
        file,
        raids,
        offersReplacing: imported.differing.size > 0,
        isReplacing: false,
      };
    },
  );

export function chooseReplacing(isReplacing: boolean): void {
  const now = state.get();
  if (now.kind === 'asks') state.set({ ...now, isReplacing });
}

export type AskedImport = Extract<State, { kind: 'asks' }>;

export const importAll = ({ file, raids, isReplacing }: AskedImport): Promise<void> =>
  run(
    'import',
    () => RAID_FILE_TEXTS.checking,
    async (signal, show) => {
      const onRaid = (nth: number) => show(() => RAID_FILE_TEXTS.importing(nth, raids));
      const mode = isReplacing ? 'import and replace' : 'import';
      const imported = await importRaids(file, mode, { signal, onRaid });
      const titles = await titlesHere();
      return { kind: 'rest', words: () => importSummary(imported, titles) };
    },
  );

export const cancel = (): void => state.set({ kind: 'rest', words: () => '' });

export const forgetOutcome = (): void => {
  if (state.get().kind === 'rest') cancel();
};

type Titles = ReadonlyMap<string, string>;

const titlesHere = async (): Promise<Titles> =>
  new Map((await readSavedRaids()).map(({ code, title }) => [code, title]));

/** The most raids that are named. Further raids are counted. */
const MAX_NAMED = 5;

function differingText(differing: ImportResult['differing'], titles: Titles): string {
  const all = [...differing].map(([code, kills]) =>
    RAID_FILE_TEXTS.killsOf(kills.size, shownTitle(titles.get(code) ?? '')),
  );
  const unnamed = all.length - MAX_NAMED;
  const named = all.slice(0, MAX_NAMED);
  return formatList(unnamed > 0 ? [...named, RAID_FILE_TEXTS.moreRaids(unnamed)] : named, 'and');
}

/** Summarises an import. With a file name, the text is a preview. */
function importSummary(tally: ImportResult, titles: Titles, name?: string): string {
  const { imported, savedBefore, sharedResults, differing, statements, unreadable } = tally;
  const countOf = (ids: ReadonlySet<string>) => ({
    sharedResults: [...ids].filter((id) => sharedResults.has(id)).length,
    raids: [...ids].filter((id) => !sharedResults.has(id)).length,
  });
  const [importedCounts, savedBeforeCounts] = [countOf(imported), countOf(savedBefore)];
  const isDone = name === undefined;
  const text = {
    sharedResults: RAID_FILE_TEXTS[isDone ? 'sharedResultsImported' : 'sharedResultsToImport'],
    notes: RAID_FILE_TEXTS[isDone ? 'notesImported' : 'notesToImport'],
    differing: RAID_FILE_TEXTS[isDone ? 'kept' : 'wouldDiffer'],
  };
  return [
    isDone
      ? RAID_FILE_TEXTS.imported(importedCounts.raids, savedBeforeCounts.raids)
      : RAID_FILE_TEXTS.toImport(name, importedCounts.raids, savedBeforeCounts.raids),
    sharedResults.size > 0 &&
      text.sharedResults(importedCounts.sharedResults, savedBeforeCounts.sharedResults),
    statements > 0 && text.notes(statements),
    differing.size > 0 && text.differing(differingText(differing, titles)),
    ...unreadableRaidTexts(unreadable),
  ]
    .filter(Boolean)
    .join(' ');
}

const unreadableRaidTexts = (count: number): string[] =>
  count > 0 ? [RAID_FILE_TEXTS.unreadable(count)] : [];

const isExpected = (error: unknown): boolean =>
  error instanceof RaidsDeleted || error instanceof RaidFileUnreadable;

function importFailureText(error: unknown, isStopped: boolean): string {
  if (isStopped) return RAID_FILE_TEXTS.stopped;
  if (error instanceof RaidsDeleted) return RAID_FILE_TEXTS.raidsDeleted;
  if (error instanceof RaidFileUnreadable) return RAID_FILE_TEXTS.problems[error.problem];
  return RAID_FILE_TEXTS.failed;
}

const raidFileName = () =>
  `ready-check-${new Date().toISOString().slice(0, 10)}${RAID_FILE_ENDING}`;
