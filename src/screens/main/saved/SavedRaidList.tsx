import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedRaid } from '#data/device/raids/saved-list';
import { newestFirst } from '#data/device/raids/saved-raid-order';
import { deleteRaid } from '#data/raids/delete-raids';
import { deletedRaids, deletions } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { UndoNotice } from '#features/notices/UndoNotice';
import { dialogLink } from '#routes';
import { SAVED_TEXTS } from '#texts/saved';
import { findRaids } from './find-raids';
import styles from './SavedRaidList.module.css';
import { DeletedRow, SavedRaidRow } from './SavedRaidRow';

/** The rest renders when the page is idle. */
const FIRST_ROWS = 12;
/** Fewer need no search. */
const MIN_TO_SEARCH = 6;

interface SavedRaidListProps {
  raids: SavedRaid[];
  onOpen: (link: ReportLink) => void;
  onRendered: () => void;
  children?: ReactNode;
}

/** Keeps a gap for a deleted raid until answered, so that no row moves under the pointer. */
export function SavedRaidList({ raids, onOpen, onRendered, children }: SavedRaidListProps) {
  useLayoutEffect(onRendered, [onRendered]);
  const [sought, setSought] = useState('');
  const [restoredCode, setRestoredCode] = useState<ReportCode>();
  const deleted = useObservable(deletions);
  const { hash } = useLocation();
  // A thousand rows must not re-render.
  const open = useCallback(({ code }: SavedRaid) => onOpen({ code }), [onOpen]);

  const gaps = deletedRaids(raids, deleted);
  const all = gaps.size > 0 ? newestFirst([...raids, ...gaps]) : raids;
  const found = findRaids(all, sought);
  const rows = useDeferredValue(found, found.slice(0, FIRST_ROWS));

  return (
    <>
      {/* A filter can always be cleared. */}
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
      {/* The settings have their own notice. */}
      {hash !== dialogLink('settings', '').hash && (
        <UndoNotice onUndone={({ raids: [restored] }) => setRestoredCode(restored?.code)} />
      )}
    </>
  );
}

const remove = ({ code }: SavedRaid) => void deleteRaid(code);

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  found: number;
  all: number;
}

function SearchField({ text, onChange, found, all }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="mb-2">
      <label className="form-label small mb-1" htmlFor={id}>
        {SAVED_TEXTS.find}
      </label>
      <input
        className="form-control"
        id={id}
        type="search"
        autoComplete="off"
        placeholder={SAVED_TEXTS.findHint}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small text-body-secondary mb-0" role="status">
        {text.trim() && SAVED_TEXTS.found(found, all)}
      </p>
    </div>
  );
}
