import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { SavedRaid } from '#data/saved-raid';
import { useDeletion } from '#data/use-deletion';
import type { ReportCode, ReportLink } from '#domain/report-link';
import { DeletedNotice } from '#ui/DeletedNotice';
import { findRaids } from './find-raids';
import { SavedRaidRow } from './SavedRaidRow';
import { SearchField } from './SearchField';

/** So many rows are drawn at once; the rest follows when the page has nothing better to do. */
const FIRST_ROWS = 12;
/** Fewer than this are found by looking. */
const FEWEST_TO_SEARCH = 6;

interface SavedRaidListProps {
  raids: SavedRaid[];
  onOpen: (link: ReportLink) => void;
}

/** Every saved raid, found by typing, deleted with a way back. */
export function SavedRaidList({ raids, onOpen }: SavedRaidListProps) {
  const [sought, setSought] = useState('');
  const [backCode, setBackCode] = useState<ReportCode>();
  const { deletion, remove, undo, forget } = useDeletion();
  const list = useRef<HTMLUListElement>(null);
  const open = useSteady(onOpen);

  const found = findRaids(raids, sought);
  const rows = useDeferredValue(found, found.slice(0, FIRST_ROWS));

  return (
    <>
      <DeletedNotice
        raid={deletion?.raid}
        onUndo={() => {
          setBackCode(deletion?.raid.code);
          void undo();
        }}
        onDismiss={() => {
          forget();
          list.current?.focus();
        }}
      />
      {raids.length >= FEWEST_TO_SEARCH && (
        <SearchField text={sought} onChange={setSought} found={found.length} all={raids.length} />
      )}
      <ul className="list-unstyled" ref={list} tabIndex={-1}>
        {rows.map((raid) => (
          <SavedRaidRow
            key={raid.code}
            raid={raid}
            isBack={raid.code === backCode}
            onOpen={open}
            onDelete={remove}
          />
        ))}
      </ul>
    </>
  );
}

/** The same function at every drawing, so that a thousand rows are not drawn anew for nothing. */
function useSteady(onOpen: SavedRaidListProps['onOpen']) {
  const latest = useRef(onOpen);
  // What a click calls is outside of what is drawn.
  useEffect(() => {
    latest.current = onOpen;
  });
  return useCallback(({ code }: SavedRaid) => latest.current({ code }), []);
}
