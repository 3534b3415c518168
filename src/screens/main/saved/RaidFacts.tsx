import type { SavedRaid } from '#data/saved-raid';
import { ERAS } from '#domain/eras/eras';
import { SAVED_TEXTS } from '#texts/saved';
import { EraName } from '#ui/EraName';
import { Foreign } from '#ui/Foreign';
import { formatBytes, formatDate } from '#ui/format';

/** What the list says of a raid below its title. */
export function RaidFacts({ raid }: { raid: SavedRaid }) {
  const { owner, startedAt, era, zones, keptKills, killCount, bytes, openedAt } = raid;
  return (
    <>
      <span className="small d-flex flex-wrap column-gap-2">
        {owner && <Foreign text={SAVED_TEXTS.by(owner)} />}
        {startedAt > 0 && <span>{formatDate(startedAt)}</span>}
        <EraName era={ERAS.find(({ id }) => id === era)} />
        {zones.length > 0 && <Foreign text={zones.join(', ')} />}
      </span>
      <span className="small text-body-secondary d-flex flex-wrap column-gap-2">
        <span>{SAVED_TEXTS.killsKept(keptKills.length, killCount)}</span>
        <span>{formatBytes(bytes)}</span>
        <span>{SAVED_TEXTS.opened(formatDate(openedAt))}</span>
      </span>
    </>
  );
}
