import type { SavedRaid } from '#data/device/raids/saved-list';
import { ERAS } from '#domain/eras/era-list';
import { EmblemTile } from '#features/emblems/EmblemTile';
import { zoneClassIn } from '#features/emblems/zone-class';
import { SAVED_TEXTS } from '#texts/saved';
import { formatBytes, formatDate } from '#ui/format';
import { EraName } from '#ui/game/EraName';
import { zoneEmblem } from '#ui/game/emblems';
import { UserText } from '#ui/UserText';
import { MiniReadiness } from './MiniReadiness';
import styles from './RaidFacts.module.css';

/** More would leave no room for zone names. */
const MAX_EMBLEMS = 4;

interface RaidFactsProps {
  raid: SavedRaid;
  isDeleted?: boolean;
}

/** Has one text per element: a browser's translation loses texts beside each other. */
export function RaidFacts({ raid, isDeleted = false }: RaidFactsProps) {
  const { title, owner, startedAt, era, zones, savedKills, killCount, bytes, openedAt } = raid;
  return (
    <span className={styles.facts}>
      <span className={styles.head}>
        <strong className={styles.title}>
          <UserText text={title || SAVED_TEXTS.untitled} />
        </strong>
        <span className={`${styles.owner} facts`}>
          {owner && <UserText text={SAVED_TEXTS.by(owner)} />}
          {startedAt > 0 && <span>{formatDate(startedAt)}</span>}
          <EraName era={ERAS.find(({ id }) => id === era)} />
        </span>
      </span>
      <span className={styles.zones}>
        {zones.slice(0, MAX_EMBLEMS).map((zone) => (
          <EmblemTile key={zone} emblem={zoneEmblem(zone)} zoneClass={zoneClassIn(zone, era)} />
        ))}
        {zones.length > 0 && <UserText text={zones.join(', ')} />}
      </span>
      <MiniReadiness raid={raid} isDeleted={isDeleted} />
      <span className={styles.kills}>
        {killCount > 0 && <Pips filled={savedKills.length} all={killCount} />}
        <span>{SAVED_TEXTS.killsSaved(savedKills.length, killCount)}</span>
      </span>
      <span className={styles.second}>
        {`${formatBytes(bytes)} · ${SAVED_TEXTS.opened(formatDate(openedAt))}`}
      </span>
    </span>
  );
}

interface PipsProps {
  filled: number;
  all: number;
}

const STEP = 9;

const squares = (from: number, to: number): string =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, index) => `M${(from + index) * STEP + 1} 1h5v5h-5z`,
  ).join('');

function Pips({ filled, all }: PipsProps) {
  return (
    <svg
      className={styles.pips}
      viewBox={`0 0 ${Math.max(1, all) * STEP} 7`}
      width={all * STEP}
      height="7"
      aria-hidden="true"
    >
      <path className={styles.filled} d={squares(0, filled)} />
      <path d={squares(filled, all)} />
    </svg>
  );
}
