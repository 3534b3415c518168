import type { SavedRaid } from '#data/device/raids/saved-list';
import { deleteRaid } from '#data/raids/delete-raids';
import { FRAME_TEXTS } from '#texts/frame';
import { SAVED_TEXTS } from '#texts/saved';
import { formatBytes, formatDate } from '#ui/format';
import { UserText } from '#ui/UserText';

interface SuggestedRaidProps {
  raid: SavedRaid;
  isDeleted: boolean;
}

/** Keeps its room, unseen, once deleted. */
export function SuggestedRaid({ raid, isDeleted }: SuggestedRaidProps) {
  const title = raid.title || FRAME_TEXTS.untitled;
  const Title = isDeleted ? 's' : 'span';
  return (
    <li
      className="d-flex align-items-center gap-2 border-bottom py-1 small"
      role={isDeleted ? 'presentation' : undefined}
      aria-hidden={isDeleted}
    >
      <span className="me-auto overflow-hidden">
        <Title className="d-flex">
          <UserText text={title} />
        </Title>
        <span className="text-body-secondary">
          {SAVED_TEXTS.opened(formatDate(raid.openedAt))}, {formatBytes(raid.bytes)}
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
