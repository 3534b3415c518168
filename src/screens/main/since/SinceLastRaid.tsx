import { useQuery } from '@tanstack/react-query';
import { earlierRaidQueries } from '#data/device/earlier-raids';
import { reportQueries } from '#data/log-site/report-queries';
import { eraOf } from '#domain/eras/era-of';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { RAID_TEXTS } from '#texts/raid';
import { SINCE_TEXTS } from '#texts/since';
import { VIEW_TEXTS } from '#texts/views';
import { Notice } from '#ui/Notice';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { FailureNotice } from '../FailureNotice';
import { useRaidAddress } from '../raid-address';
import type { ViewProps } from '../views/OpenView';
import { EarlierRaidChoice } from './EarlierRaidChoice';
import { SinceRegions } from './SinceRegions';

/** What changed for whom since an earlier raid, chosen by itself or by the person. */
export function SinceLastRaid({ code, raid, era }: ViewProps) {
  const heading = useFocusOnArrival('start', code);
  const { address } = useRaidAddress();
  const { data: earlier } = useQuery(earlierRaidQueries.of(code));
  const against = address.against || earlier?.[0]?.code;
  const isAnonymous = [code, against].some((other) => other?.startsWith('a:'));
  return (
    <section className="screen mb-4" aria-label={VIEW_TEXTS.names.since}>
      <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
        {VIEW_TEXTS.names.since}
      </h2>
      {earlier && <EarlierRaidChoice earlier={earlier} against={against ?? ''} />}
      {isAnonymous && <p role="status">{SINCE_TEXTS.anonymous}</p>}
      {earlier && !against && <p role="status">{SINCE_TEXTS.none}</p>}
      {against && !isAnonymous && (
        <Comparison key={against} code={code} raid={raid} era={era} against={against} />
      )}
    </section>
  );
}

interface ComparisonProps extends Omit<ViewProps, 'kill'> {
  against: ReportCode;
}

function Comparison({ against, ...present }: ComparisonProps) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(reportQueries.raid(against));
  return (
    <>
      {error && (
        <FailureNotice
          error={error}
          savedAt={data ? dataUpdatedAt : undefined}
          isFetching={isFetching}
          onTryAgain={() => refetch({ cancelRefetch: false })}
        />
      )}
      {!data && !error && <p role="status">{RAID_TEXTS.loading}</p>}
      {data && <Judged present={present} against={against} earlier={data} />}
    </>
  );
}

interface JudgedProps {
  present: Omit<ViewProps, 'kill'>;
  against: ReportCode;
  earlier: Raid;
}

function Judged({ present, against, earlier }: JudgedProps) {
  const { era } = eraOf(earlier);
  if (!present.era.tables || !era.tables)
    return (
      <Notice role="status" tone="info">
        {SINCE_TEXTS.notJudged}
      </Notice>
    );
  return <SinceRegions present={present} earlier={{ code: against, raid: earlier, era }} />;
}
