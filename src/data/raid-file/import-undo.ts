import { RAID_FILE_TEXTS } from '#texts/raid-file';
import { type ImportLog, undoImport } from '../device/raids/import-records';
import { subjectFrom } from '../device/records/stored-records';
import { queryClient } from '../raids/query-client';
import { deleteSharedAudits } from '../shared-audits/saved-shared-audits';
import { deletions } from '../undo/undo';

/** What an import did, as far as it came, to undo it. */
export class ImportUndo {
  readonly log: ImportLog = new Map();
  /** Fragments of those that are new here. */
  readonly sharedAudits = new Set<string>();
  restoreSettings = () => {};

  /** Offers an undo, as after a deletion. */
  offer(): void {
    if (this.log.size + this.sharedAudits.size === 0) return;
    const importedAt = Date.now();
    deletions.add({
      raids: [],
      sharedAudits: 0,
      words: () => RAID_FILE_TEXTS.canBeUndone,
      undo: async () => {
        const isUndone =
          (await undoImport(this.log, importedAt)) && (await deleteSharedAudits(this.sharedAudits));
        if (!isUndone) return false;
        this.restoreSettings();
        await this.#rereadRaids();
        return true;
      },
    });
  }

  /** What was new stays in view, like a deleted raid. */
  async #rereadRaids(): Promise<void> {
    const of = (isNew: boolean) => ({
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => {
        const before = this.log.get(subjectFrom(queryKey)?.code ?? '');
        return before !== undefined && isNew === (before.entry === undefined);
      },
    });
    queryClient.removeQueries({ ...of(true), type: 'inactive' });
    await queryClient.resetQueries(of(false));
  }
}
