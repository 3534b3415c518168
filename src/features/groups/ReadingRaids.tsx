import type { SeasonOnDevice } from '#data/digests/season-raids';
import { SEASON_VIEW_TEXTS } from '#texts/season';

/** Says how many raids are read so far, among the facts of a season. */
export const ReadingRaids = ({ onDevice: { done, total } }: { onDevice: SeasonOnDevice }) => (
  <span>
    <span>{SEASON_VIEW_TEXTS.reading(done, total)}</span>{' '}
    <progress aria-label={SEASON_VIEW_TEXTS.progress} value={done} max={total} />
  </span>
);
