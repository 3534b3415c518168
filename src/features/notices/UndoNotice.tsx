import { type Deletion, deletions } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import { DeletedNotice } from '#ui/game/DeletedNotice';

export function UndoNotice({ onUndone }: { onUndone?: (deletion: Deletion) => void }) {
  const undo = async () => {
    const undone = await deletions.undoLatest();
    if (undone) onUndone?.(undone);
  };
  return (
    <DeletedNotice
      deletions={useObservable(deletions)}
      onUndo={() => void undo()}
      onDismiss={deletions.dismiss}
    />
  );
}
