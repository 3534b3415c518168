import { useCallback, useState } from 'react';
import { deleteRaid } from './delete-raids';
import type { SavedRaid } from './saved-raid';

/** The raid deleted last, and what brings it back. */
export interface Deletion {
  raid: SavedRaid;
  undo: () => Promise<boolean>;
}

/** Deletes raids, the last one with a way back until the next one goes. */
export function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion>();

  const remove = useCallback(async (raid: SavedRaid) => {
    const undo = await deleteRaid(raid.code);
    if (undo) setDeletion({ raid, undo });
  }, []);
  const forget = () => setDeletion(undefined);
  const undo = async () => {
    if (await deletion?.undo()) forget();
  };

  return { deletion, remove, undo, forget };
}
