import {
  type NewSharedResult,
  newSharedResult,
  savedFragments,
  saveSharedResults,
} from '../shared-results/saved-shared-results';
import { SharedLinkUnreadable } from '../shared-results/shared-link';
import { type ImportMode, type ImportOutcome, RaidNotImported } from './import-record';
import type { SharedResultLine } from './read-raid-file';

/** Collects a file's shared results, and saves many at a time. */
export class SharedResultImport {
  readonly #mode: ImportMode;
  readonly #waiting: NewSharedResult[] = [];
  /** Fragments of shared results on the device or in the file so far. */
  #known: Set<string> | undefined;

  constructor(mode: ImportMode) {
    this.#mode = mode;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Adds a shared result to save. Throws ChunkLoadFailed and SavedRaidsUnreadable. */
  async add({ fragment, savedAt }: SharedResultLine): Promise<ImportOutcome> {
    this.#known ??= await savedFragments();
    if (this.#known.has(fragment)) return 'savedBefore';
    try {
      this.#waiting.push(await newSharedResult(fragment, savedAt));
    } catch (error) {
      if (error instanceof SharedLinkUnreadable) return 'unreadable';
      throw error;
    }
    this.#known.add(fragment);
    return 'imported';
  }

  /** Saves the added results. Returns their fragments. Throws RaidNotImported. */
  async importTogether(): Promise<string[]> {
    const all = this.#waiting.splice(0);
    if (this.#mode === 'preview' || all.length === 0) return [];
    if (!(await saveSharedResults(all))) throw new RaidNotImported('the shared results');
    return all.map(({ record }) => record.fragment);
  }
}
