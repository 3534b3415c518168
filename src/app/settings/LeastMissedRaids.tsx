import { keepingTrouble } from '#data/device-store';
import { leastMissed, type SavedRaid } from '#data/saved-raid';
import { useDeletion } from '#data/use-deletion';
import { useObservable } from '#data/use-observable';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { DeletedNotice } from '#ui/DeletedNotice';
import { Foreign } from '#ui/Foreign';
import { formatBytes, formatDate } from '#ui/format';

const MOST_SUGGESTED = 3;
/** A person with fewer raids has nothing to tidy up. */
const MANY_RAIDS = 10;

/** Suggests raids for deletion: those not opened for longest, where there are many or the disk is full. */
export function LeastMissedRaids({ raids }: { raids: readonly SavedRaid[] }) {
  const trouble = useObservable(keepingTrouble);
  const { deletion, remove, undo, forget } = useDeletion();
  const suggested =
    trouble === 'full' || raids.length >= MANY_RAIDS ? leastMissed(raids, MOST_SUGGESTED) : [];

  return (
    <>
      <DeletedNotice raid={deletion?.raid} onUndo={undo} onDismiss={forget} />
      {suggested.length > 0 && <h4 className="fs-6">{SETTINGS_TEXTS.leastMissed}</h4>}
      <ul className="list-unstyled">
        {suggested.map((raid) => (
          <li key={raid.code} className="d-flex align-items-center gap-2 border-bottom py-1 small">
            <span className="me-auto overflow-hidden">
              <span className="d-flex">
                <Foreign text={raid.title || SAVED_TEXTS.untitled} />
              </span>
              <span className="text-body-secondary">
                {SAVED_TEXTS.opened(formatDate(raid.openedAt))}, {formatBytes(raid.bytes)}
              </span>
            </span>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary text-body"
              aria-label={SAVED_TEXTS.deleteRaid(raid.title || SAVED_TEXTS.untitled)}
              onClick={() => remove(raid)}
            >
              {SAVED_TEXTS.delete}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
