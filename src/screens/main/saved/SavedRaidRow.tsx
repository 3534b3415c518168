import { memo, useId, useState } from 'react';
import { pinRaid } from '#data/changes/changes';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { language } from '#data/settings/language';
import { requestPersistence } from '#data/storage/persistence';
import { useObservable } from '#data/use-observable';
import type { EraId } from '#domain/era/era';
import { zoneClassIn } from '#features/emblems/zone-class';
import { SAVED_TEXTS } from '#texts/saved';
import { shownTitle } from '#ui/game/shown-title';
import { takeFocus } from '#ui/keep-focus';
import { Mark } from '#ui/Mark';
import { ToggleButton } from '#ui/ToggleButton';
import { briefFactsText, RaidFacts } from './RaidFacts';
import styles from './SavedRaidRow.module.css';

interface SavedRaidRowProps {
  raid: SavedRaid;
  /** Whether the raid's deletion was just undone, or the raid is the first of the added rows. */
  takesFocus: boolean;
  onOpen: (raid: SavedRaid) => void;
  onDelete: (raid: SavedRaid) => void;
}

export const SavedRaidRow = memo(function SavedRaidRow(props: SavedRaidRowProps) {
  const { raid, takesFocus, onOpen, onDelete } = props;
  useObservable(language);
  const title = shownTitle(raid.title);
  const [hasMore, setMore] = useState(false);
  const actions = useId();

  return (
    <li className={styles.card}>
      <ZoneEdge zones={raid.zones} era={raid.era} />
      <button
        type="button"
        className={`plain ${styles.open}`}
        title={briefFactsText(raid)}
        ref={takesFocus ? takeFocus : null}
        onClick={() => onOpen(raid)}
      >
        <RaidFacts raid={raid} />
      </button>
      {/* On phones both actions are behind one button, so that a row has two lines. */}
      <ToggleButton
        className={`plain ${styles.action} d-sm-none order-1`}
        aria-label={SAVED_TEXTS.more(title)}
        isOpen={hasMore}
        contentId={actions}
        onToggle={setMore}
      >
        <Mark name="more" size={18} />
      </ToggleButton>
      <span id={actions} className={`${hasMore ? 'd-flex' : 'd-none'} d-sm-flex`}>
        <button
          type="button"
          className={`plain ${styles.action}`}
          aria-pressed={raid.isPinned}
          aria-label={SAVED_TEXTS.pinRaid(title)}
          title={SAVED_TEXTS.pinRaid(title)}
          onClick={() => {
            if (!raid.isPinned) void requestPersistence();
            void pinRaid(raid.code, !raid.isPinned);
          }}
        >
          <Mark name={raid.isPinned ? 'pinned' : 'pin'} size={18} />
        </button>
        <button
          type="button"
          className={`plain ${styles.action}`}
          aria-label={SAVED_TEXTS.deleteRaid(title)}
          title={SAVED_TEXTS.delete}
          onClick={() => onDelete(raid)}
        >
          <Mark name="bin" size={18} />
        </button>
      </span>
    </li>
  );
});

const MAX_COLOURS = 6;

function ZoneEdge({ zones, era }: { zones: readonly string[]; era: EraId | undefined }) {
  return (
    <span className={styles.edge} aria-hidden="true">
      {(zones.length > 0 ? zones : ['']).slice(0, MAX_COLOURS).map((zone) => (
        <span key={zone} className={zoneClassIn(zone, era)} />
      ))}
    </span>
  );
}

/** Leaves a gap: if the next card moved up, a second click would delete it. */
export const DeletedRow = memo(({ raid }: { raid: SavedRaid }) => {
  useObservable(language);
  return (
    <li className={`${styles.card} ${styles.deleted}`} role="presentation" aria-hidden="true">
      <div className={styles.open}>
        <RaidFacts raid={raid} isDeleted />
      </div>
    </li>
  );
});
