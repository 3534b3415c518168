import { RAID_FILE_TEXTS } from '#texts/raid-file';
import { type ImportedStatements, removeStatements } from '../device/kept/save-kept';
import { type ImportLog, undoImport } from '../device/raids/import-records';
import type { KeptKind } from '../device/records/kept-kind';
import { subjectOfKeyParts } from '../device/records/stored-records';
import { queryClient } from '../query-cache/query-client';
import { deleteSharedResults } from '../shared-results/saved-shared-results';
import { offerUndo } from '../undo/undo';

/** Collects the changes of an import, to undo them. */
export class ImportUndo {
  readonly log: ImportLog = new Map();
  /** Fragments of shared results that are new here. */
  readonly sharedResults = new Set<string>();
  readonly statements: [KeptKind, ImportedStatements][] = [];
  restoreSettings = () => {};

  /** Offers an undo, as a deletion does. */
  offer(): void {
    if (this.log.size + this.sharedResults.size + this.statements.length === 0) return;
    const importedAt = Date.now();
    offerUndo({ words: () => RAID_FILE_TEXTS.canBeUndone }, async () => {
      if (!(await undoImport(this.log, importedAt))) return false;
      if (!(await deleteSharedResults(this.sharedResults))) return false;
      for (const [kind, imported] of this.statements)
        if (!(await removeStatements(kind, imported))) return false;
      this.restoreSettings();
      await this.#rereadRaids();
      return true;
    });
  }

  /** Rereads the import's raids. A raid that was new stays in view, like a deleted raid. */
  async #rereadRaids(): Promise<void> {
    const filterOf = (isNew: boolean) => ({
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => {
        const before = this.log.get(subjectOfKeyParts(queryKey)?.code ?? '');
        return before !== undefined && isNew === (before.entry === undefined);
      },
    });
    queryClient.removeQueries({ ...filterOf(true), type: 'inactive' });
    await queryClient.resetQueries(filterOf(false));
  }
}
