import { reportPageAddress } from '#data/log-site/requests/host-addresses';
import type { Era } from '#domain/era/era';
import { formatDate } from '#domain/format';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { EraName } from '#ui/game/EraName';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import styles from './RaidHeading.module.css';

interface RaidHeadingProps {
  code: ReportCode;
  raid: Raid;
  /** Undefined if several. */
  era: Era | undefined;
  /** The dates wait for this: formatting the first of a visit takes a slow phone 100 ms. */
  isOpened: boolean;
}

export function RaidHeading({ code, raid, era, isOpened }: RaidHeadingProps) {
  return (
    <header className="mb-2">
      <p className={styles.title}>
        <UserText>{shownTitle(raid.title)}</UserText>
        <EraName era={era} />
      </p>
      <p className={`${styles.facts} facts`}>
        {raid.owner && <UserText>{RAID_TEXTS.by(raid.owner)}</UserText>}
        {raid.startedAt > 0 && (
          <span className={styles.date}>{isOpened && formatDate(raid.startedAt)}</span>
        )}
        <span>
          {code === SAMPLE_CODE ? (
            RAID_TEXTS.data
          ) : (
            <a href={reportPageAddress(code, raid.host)} target="_blank" rel="noopener noreferrer">
              {RAID_TEXTS.data}
            </a>
          )}
        </span>
      </p>
    </header>
  );
}
