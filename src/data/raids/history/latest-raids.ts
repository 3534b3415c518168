import type { SavedRaid } from '../../device/raids/index-entry';

/** How many raids are looked through for what was. A raid of last year tells nobody what changed. */
const MAX_LOOKED_THROUGH = 12;

/** Of raids listed newest first, the latest whose date the log says. */
export const latestRaids = (raids: readonly SavedRaid[]): SavedRaid[] =>
  raids.filter(({ startedAt }) => startedAt > 0).slice(0, MAX_LOOKED_THROUGH);

/** The latest raids before a present one, from a list with the newest first; none where its log gives no time. */
export const latestBefore = (raids: readonly SavedRaid[], present: SavedRaid): SavedRaid[] =>
  latestRaids(raids.filter(({ startedAt }) => startedAt < present.startedAt));
