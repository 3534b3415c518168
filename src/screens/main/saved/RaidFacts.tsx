import { useQuery } from '@tanstack/react-query';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { digestQueries } from '#data/digests/digest-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { countPassedIn } from '#domain/audit/night';
import { ERAS } from '#domain/eras/era-list';
import { formatBytes, formatDate } from '#domain/format';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { fightEmblem, zoneClass, zoneClassIn } from '#features/emblems/zone-class';
import { RAID_TEXTS } from '#texts/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import { SAVED_TEXTS } from '#texts/saved';
import { EraName } from '#ui/game/EraName';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import { useIsNear } from '#ui/use-is-near';
import styles from './RaidFacts.module.css';

interface RaidFactsProps {
  raid: SavedRaid;
  /** Whether the records are deleted. Facts that were read before stay. */
  isDeleted?: boolean;
}

/**
 * Shows a saved raid with the kill opened last, else the last saved kill. Reads it once the row is
 * near the view. Each text has its own element because browsers' translations lose adjacent texts.
 */
export function RaidFacts({ raid, isDeleted = false }: RaidFactsProps) {
  const { code, title, owner, startedAt, era, zones, savedKills, lastKill } = raid;
  const { isNear, watch } = useIsNear();
  const standardsInUse = useObservable(standards);
  const shown = lastKill ?? [...savedKills].sort((one, other) => one - other).at(-1);
  // A kill that is opened for the first time has no digest until it is saved.
  const isSaved = shown !== undefined && savedKills.includes(shown);
  const { data } = useQuery({
    ...digestQueries.ofKills(code, shown === undefined ? [] : [shown], standardsInUse),
    enabled: isNear && isSaved && !isDeleted,
  });
  const [kill] = data ?? [];
  const [zone = ''] = zones;
  const count = kill && countPassedIn(kill.players);

  return (
    <span className={styles.facts} ref={watch}>
      <ReadinessRing
        emblem={kill ? fightEmblem(kill.fight) : { zone }}
        zoneClass={kill ? zoneClass(kill.fight) : zoneClassIn(zone, era)}
        share={count && count.passed / count.present}
      />
      <span className={styles.words}>
        <strong className={styles.title}>
          <UserText>{shownTitle(title)}</UserText>
        </strong>
        <span className={`${styles.secondLine} facts`}>
          {startedAt > 0 && <span>{formatDate(startedAt)}</span>}
          {owner && <UserText>{owner}</UserText>}
          <EraName era={ERAS.find(({ id }) => id === era)} />
        </span>
        <span className="visually-hidden">
          <span>{briefFactsText(raid)}</span> <UserText>{zones.join(', ')}</UserText>
        </span>
      </span>
      <span className={`${styles.result} figure`}>
        {(!isSaved || data?.length === 0) && (
          <span>
            <span className="visually-hidden-on-phones">{READINESS_TEXTS.noKillOpened}</span>
          </span>
        )}
        {count && (
          <span>
            <b>{count.passed}</b>
            <span className="visually-hidden-on-phones">{` ${READINESS_TEXTS.ofPassed(count.present)}`}</span>
            <span className="d-sm-none" aria-hidden="true">{`/${count.present}`}</span>
          </span>
        )}
        {kill && !count && (
          <span>{RAID_TEXTS.verdictCount(kill.players.length, 'NOT JUDGED')}</span>
        )}
        {kill && (
          <UserText className="visually-hidden-on-phones" lang="en">
            {kill.fight.boss}
          </UserText>
        )}
      </span>
    </span>
  );
}

/** Returns the lesser facts: amount saved, last opened, size. */
export const briefFactsText = ({ savedKills, killCount, openedAt, bytes }: SavedRaid): string =>
  [
    SAVED_TEXTS.killsSaved(savedKills.length, killCount),
    SAVED_TEXTS.opened(formatDate(openedAt)),
    formatBytes(bytes),
  ].join(' · ');
