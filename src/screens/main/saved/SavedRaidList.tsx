import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newestFirst, type SavedRaid } from '#data/device/raids/index-entry';
import { deleteRaid } from '#data/raids/delete-raids';
import { deletions, gapsIn } from '#data/raids/undoable-deletions';
import { useObservable } from '#data/use-observable';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { dialogLink } from '#routes';
import { UndoNotice } from '../UndoNotice';
import { DeletedRow } from './DeletedRow';
import { findRaids } from './find-raids';
import styles from './SavedRaidList.module.css';
import { SavedRaidRow } from './SavedRaidRow';
import { SearchField } from './SearchField';

/** This many rows are drawn at once; the rest follows when the page has nothing better to do. */
const FIRST_ROWS = 12;
/** Fewer than this are found by looking. */
const MIN_TO_SEARCH = 6;

interface SavedRaidListProps {
  raids: SavedRaid[];
  onOpen: (link: ReportLink) => void;
  onDrawn: () => void;
  /** What else is saved. */
  children?: ReactNode;
}

/**
 * Every saved raid, found by typing, deleted with a way back. What was deleted leaves a gap until that
 * is answered, so that no row moves under the pointer.
 */
export function SavedRaidList({ raids, onOpen, onDrawn, children }: SavedRaidListProps) {
  // In the frame that draws the list, so that nothing is seen to come after it.
  useLayoutEffect(onDrawn, [onDrawn]);
  const [sought, setSought] = useState('');
  const [restoredCode, setRestoredCode] = useState<ReportCode>();
  const deleted = useObservable(deletions);
  const { hash } = useLocation();
  // The same at every drawing, so that a thousand rows are not drawn again for nothing.
  const open = useCallback(({ code }: SavedRaid) => onOpen({ code }), [onOpen]);

  const gaps = gapsIn(raids, deleted);
  const all = gaps.size > 0 ? newestFirst([...raids, ...gaps]) : raids;
  const found = findRaids(all, sought);
  const rows = useDeferredValue(found, found.slice(0, FIRST_ROWS));

  return (
    <>
      {/* What narrows the list can always be cleared. */}
      {(all.length >= MIN_TO_SEARCH || sought !== '') && (
        <SearchField
          text={sought}
          onChange={setSought}
          found={found.filter((raid) => !gaps.has(raid)).length}
          all={raids.length}
        />
      )}
      <ul className={`${styles.cards} list-unstyled`}>
        {rows.map((raid) =>
          gaps.has(raid) ? (
            <DeletedRow key={raid.code} raid={raid} />
          ) : (
            <SavedRaidRow
              key={raid.code}
              raid={raid}
              isRestored={raid.code === restoredCode}
              onOpen={open}
              onDelete={remove}
            />
          ),
        )}
      </ul>
      {children}
      {/* The settings have the notice themselves. */}
      {hash !== dialogLink('settings', '').hash && (
        <UndoNotice onUndone={({ raids: [restored] }) => setRestoredCode(restored?.code)} />
      )}
    </>
  );
}

const remove = ({ code }: SavedRaid) => void deleteRaid(code);
