import {
  Fragment,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { raidsNewestFirst } from '#data/device/raids/saved-list-order';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { deleteRaid } from '#data/raids/delete-raids';
import { deletions, raidsWithUndo } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import { formatMonthOfYear } from '#domain/format';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { UndoNotice } from '#features/notices/UndoNotice';
import { isDialogIn } from '#routes';
import { SAVED_TEXTS } from '#texts/saved';
import { Button } from '#ui/Button';
import { findRaids } from './find-raids';
import styles from './SavedRaidList.module.css';
import { DeletedRow, SavedRaidRow } from './SavedRaidRow';

/** The number of rows to render first. Other rows render when the page is idle. */
const FIRST_ROWS = 12;
/** The number of rows before a click, which renders the other rows. */
const USUAL_ROWS = 20;
/** A shorter list needs no search. */
const MIN_TO_SEARCH = 10;
/** A heading per month needs this many raids a month on average. */
const MIN_RAIDS_A_MONTH = 2;

interface SavedRaidListProps {
  raids: SavedRaid[];
  onOpen: (link: ReportLink) => void;
  onRendered: () => void;
  children?: ReactNode;
}

/** Keeps a deleted raid's gap while undo is offered, so that no row moves under the pointer. */
export function SavedRaidList({ raids, onOpen, onRendered, children }: SavedRaidListProps) {
  useLayoutEffect(onRendered, [onRendered]);
  const [sought, setSought] = useState('');
  const [focusedCode, setFocusedCode] = useState<ReportCode>();
  const deleted = useObservable(deletions);
  const { hash } = useLocation();
  // The function is stable, so that a thousand rows do not render again.
  const open = useCallback(
    ({ code, lastKill: fight }: SavedRaid) =>
      onOpen({ code, ...(fight !== undefined && { fight }) }),
    [onOpen],
  );

  const gaps = raidsWithUndo(raids, deleted);
  const all = gaps.size > 0 ? raidsNewestFirst([...raids, ...gaps]) : raids;
  const found = findRaids(all, sought);
  const [isAllShown, setAllShown] = useState(false);
  const shown = isAllShown || sought !== '' ? found : firstOf(found, USUAL_ROWS);
  const rows = useDeferredRows(shown);

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
      <Months
        raids={rows}
        hasHeads={all.length >= MIN_RAIDS_A_MONTH * byMonth(all).length}
        gaps={gaps}
        isLong={shown.length > USUAL_ROWS}
        focusedCode={focusedCode}
        onOpen={open}
      />
      {shown.length < found.length && (
        <Button
          onClick={() => {
            setAllShown(true);
            // The button that had the focus disappears.
            setFocusedCode(found[USUAL_ROWS]?.code);
          }}
        >
          {SAVED_TEXTS.showAll(found.length)}
        </Button>
      )}
      {children}
      {/* The settings have their own notice. */}
      {!isDialogIn(hash, 'settings') && (
        <UndoNotice onUndone={({ raids: [restored] }) => setFocusedCode(restored?.code)} />
      )}
    </>
  );
}

/** Returns the first rows at once, the others when the page is idle. */
function useDeferredRows(shown: SavedRaid[]): SavedRaid[] {
  const before = useDeferredValue(shown, firstOf(shown, FIRST_ROWS));
  const codes = new Set(shown.map(({ code }) => code));
  // Once a deleted raid's gap has closed, the raid must not become a row again.
  return before === shown ? shown : before.filter(({ code }) => codes.has(code));
}

/** Returns the first raids: a short list as it is, so that nothing renders again. */
const firstOf = (raids: SavedRaid[], count: number): SavedRaid[] =>
  raids.length > count ? raids.slice(0, count) : raids;

interface MonthsProps {
  raids: readonly SavedRaid[];
  hasHeads: boolean;
  gaps: ReadonlySet<SavedRaid>;
  isLong: boolean;
  focusedCode: ReportCode | undefined;
  onOpen: (raid: SavedRaid) => void;
}

function Months({ raids, hasHeads, gaps, isLong, focusedCode, onOpen }: MonthsProps) {
  return byMonth(raids, hasHeads).map(([month, monthRaids]) => (
    <Fragment key={month}>
      {month && <h3 className="second fw-normal mt-3 mb-1">{month}</h3>}
      <ul className={`${isLong ? styles.longList : ''} list-unstyled m-0`}>
        {monthRaids.map((raid) =>
          gaps.has(raid) ? (
            <DeletedRow key={raid.code} raid={raid} />
          ) : (
            <SavedRaidRow
              key={raid.code}
              raid={raid}
              takesFocus={raid.code === focusedCode}
              onOpen={onOpen}
              onDelete={handleDelete}
            />
          ),
        )}
      </ul>
    </Fragment>
  ));
}

/** Groups successive raids of one month. Raids without a date have no heading. */
function byMonth(
  raids: readonly SavedRaid[],
  hasHeads = true,
): [month: string, raids: SavedRaid[]][] {
  const months: [string, SavedRaid[]][] = [];
  for (const raid of raids) {
    const month = hasHeads && raid.startedAt > 0 ? formatMonthOfYear(raid.startedAt) : '';
    const last = months.at(-1);
    if (last?.[0] === month) last[1].push(raid);
    else months.push([month, [raid]]);
  }
  return months;
}

const handleDelete = ({ code }: SavedRaid) => void deleteRaid(code);

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  found: number;
  all: number;
}

function SearchField({ text, onChange, found, all }: SearchFieldProps) {
  return (
    <>
      <input
        className={`${styles.find} form-control`}
        type="search"
        autoComplete="off"
        aria-label={SAVED_TEXTS.find}
        placeholder={SAVED_TEXTS.find}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small text-body-secondary mb-0" role="status">
        {text.trim() && SAVED_TEXTS.found(found, all)}
      </p>
    </>
  );
}
