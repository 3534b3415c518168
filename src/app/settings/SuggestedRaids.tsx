import { useState } from 'react';
import { storageTrouble } from '#data/device/device-store';
import { raidsLongestUnopened } from '#data/device/raids/saved-list-order';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { deleteRaid } from '#data/raids/delete-raids';
import { deletions, raidsWithUndo } from '#data/undo/undo';
import { useObservable } from '#data/use-observable';
import { formatBytes, formatDate } from '#domain/format';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';

const MAX_RAIDS_SUGGESTED = 3;
/** Fewest raids worth tidying up. */
const MANY_RAIDS = 10;

/** Suggests raids to delete if there are many or the disk is full. Deleted raids leave a gap. */
export function SuggestedRaids({ raids }: { raids: readonly SavedRaid[] }) {
  const trouble = useObservable(storageTrouble);
  const deleted = useObservable(deletions);
  const [before] = useState(deletions.get);

  const deletedHere = deleted.filter((deletion) => !before.includes(deletion));
  const gaps = raidsWithUndo(raids, deletedHere);
  const all = [...raids, ...gaps];
  const isTidying = trouble === 'full' || all.length >= MANY_RAIDS || gaps.size > 0;
  const suggested = isTidying ? raidsLongestUnopened(all, MAX_RAIDS_SUGGESTED) : [];

  return (
    <>
      {suggested.length > 0 && (
        <>
          <h4 className="fs-6">{SETTINGS_TEXTS.notOpenedForLongest}</h4>
          <p className="form-text">{SAVED_TEXTS.pinHint}</p>
        </>
      )}
      <ul className="list-unstyled">
        {suggested.map((raid) => (
          <SuggestedRaid key={raid.code} raid={raid} isDeleted={gaps.has(raid)} />
        ))}
      </ul>
    </>
  );
}

/** Renders a deleted raid invisibly, so that the rows below do not move. */
function SuggestedRaid({ raid, isDeleted }: { raid: SavedRaid; isDeleted: boolean }) {
  const title = shownTitle(raid.title);
  const Title = isDeleted ? 's' : 'span';
  return (
    <li
      className="d-flex align-items-center gap-2 border-bottom py-1 small"
      role={isDeleted ? 'presentation' : undefined}
      aria-hidden={isDeleted}
    >
      <span className="me-auto overflow-hidden">
        <Title className="d-flex">
          <UserText>{title}</UserText>
        </Title>
        <span className="text-body-secondary">
          {`${SAVED_TEXTS.opened(formatDate(raid.openedAt))}, ${formatBytes(raid.bytes)}`}
        </span>
      </span>
      <button
        type="button"
        className={`btn btn-sm btn-outline-secondary ${isDeleted ? 'invisible' : ''}`}
        aria-label={SAVED_TEXTS.deleteRaid(title)}
        onClick={() => deleteRaid(raid.code)}
      >
        {SAVED_TEXTS.delete}
      </button>
    </li>
  );
}
