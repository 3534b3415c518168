import type { UseQueryResult } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { RAID_TEXTS } from '#texts/raid';
import { EraName } from '#ui/EraName';
import { formatDate, formatDateTime } from '#ui/format';
import { UserText } from '#ui/UserText';
import { SaveForOffline } from '../saved/SaveForOffline';

interface RaidHeadingProps {
  code: ReportCode;
  raid: Raid;
  /** Which era it is of; nothing where that is one of several. */
  era: Era | undefined;
  report: UseQueryResult<Raid>;
}

/** Which raid is open, when it was fetched, and what can be done with the whole of it. */
export function RaidHeading({ code, raid, era, report }: RaidHeadingProps) {
  return (
    <header className="mb-3">
      <p className="h5 mb-1 d-flex flex-wrap column-gap-2">
        <UserText text={raid.title || RAID_TEXTS.untitled} />
        <EraName era={era} />
      </p>
      <p className="small text-body-secondary mb-2 d-flex flex-wrap column-gap-2">
        {raid.owner && <UserText text={RAID_TEXTS.by(raid.owner)} />}
        {raid.startedAt > 0 && <span>{formatDate(raid.startedAt)}</span>}
        <span>{RAID_TEXTS.fetchedAt(formatDateTime(report.dataUpdatedAt))}</span>
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary text-body"
          disabled={report.isFetching}
          onClick={() => report.refetch({ cancelRefetch: false })}
        >
          {RAID_TEXTS.fetchAgain}
        </button>
        <SaveForOffline code={code} kills={raid.kills} />
      </div>
    </header>
  );
}
