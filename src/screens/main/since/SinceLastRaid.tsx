import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { online } from '#data/online';
import { reportQueries } from '#data/raids/raid-queries';
import { waitsForUser } from '#data/raids/saving/save-night';
import { savingProgressOf } from '#data/raids/saving-progress';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { raidInView } from '#domain/digests/digested-raid';
import type { Era } from '#domain/era/era';
import { eraOf } from '#domain/eras/era-of';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import { type EarlierRaids, raidsBefore } from '#domain/groups/earlier';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { isAnonymous, type ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { QueryFailure } from '#features/notices/FailureNotice';
import table from '#features/tables/RaidTable.module.css';
import { PATHS } from '#routes';
import { SINCE_TEXTS } from '#texts/since';
import { VIEW_TEXTS } from '#texts/views';
import type { EntryState } from '#ui/entry-state';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useAddressInView } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { useNightKills } from '../missing-kills/use-night-kills';
import { EarlierRaidChoice } from './EarlierRaidChoice';
import { RaidsToCompare } from './RaidsToCompare';
import { SinceExample, SinceLists, SinceSkeleton } from './SinceLists';

export function SinceLastRaid({ code, raid, era }: ViewProps) {
  const heading = useFocusOnArrival({ subject: code });
  const address = useAddressInView();
  const { query, kills, before, latest } = useRaidsBefore(code, raid, era);
  const isNamed = address.against !== '' && address.against !== code;
  const against = isNamed ? address.against : latest;
  const hasNothing = before !== undefined && !against;
  const hasHiddenPlayers = isAnonymous(code) || isAnonymous(against ?? '');
  return (
    <section className="screen mb-4" aria-label={VIEW_TEXTS.names.since}>
      <div className={table.head}>
        <h2 tabIndex={-1} ref={heading}>
          {VIEW_TEXTS.names.since}
        </h2>
        {hasNothing && kills && <RaidsToCompare code={code} raid={raid} era={era} kills={kills} />}
        {(before || isNamed || query.isError) && (
          <EarlierRaidChoice earlier={before?.raids ?? []} against={against ?? ''} />
        )}
      </div>
      <QueryFailure query={query} />
      {hasHiddenPlayers && <p role="status">{SINCE_TEXTS.anonymous}</p>}
      {hasNothing && (
        <>
          <p>
            <Link
              className="btn btn-outline-secondary d-print-none"
              to={PATHS.main}
              state={{ isForGuild: true } satisfies EntryState}
            >
              {SINCE_TEXTS.findReports}
            </Link>
          </p>
          {era.tables && <SinceExample era={era} />}
        </>
      )}
      {against && !hasHiddenPlayers && (
        <Comparison
          key={`${code} ${against}`}
          code={code}
          raid={raid}
          era={era}
          against={against}
          before={before}
          isCounting={query.isLoading}
        />
      )}
    </section>
  );
}

interface FirstFound {
  code: ReportCode;
  latest: ReportCode;
}

/** Suggests raids once a kill's players are known. A suggestion in view never changes. */
function useRaidsBefore(code: ReportCode, raid: Raid, era: Era) {
  const kills = useNightKills(code, raid, era);
  const isOnline = useObservable(online);
  const phase = useObservable(savingProgressOf(code))?.phase;
  const hasPlayers = kills?.some((kill) => 'audits' in kill) ?? false;
  const isFetchingOver = !isOnline || phase === 'ended' || waitsForUser(code);
  const query = useQuery({
    ...digestQueries.latest({ era, before: raid.startedAt }, useObservable(standards)),
    enabled: kills !== undefined && (hasPlayers || isFetchingOver || raid.kills.length === 0),
  });
  const { data: others } = query;
  const before = useMemo(
    () => others && kills && raidsBefore(raidInView({ code, raid, era, kills }), others),
    [others, code, raid, era, kills],
  );
  const [first] = before?.raids ?? [];
  const [firstFound] = useAdjustedState<FirstFound | undefined>(undefined, (found) =>
    first && found?.code !== code ? { code, latest: first.code } : found,
  );
  const latest = firstFound?.code === code ? firstFound.latest : first?.code;
  return { query, kills, before, latest };
}

interface ComparisonProps extends OpenedRaid {
  against: ReportCode;
  before: EarlierRaids | undefined;
  isCounting: boolean;
}

function Comparison({ against, before, isCounting, ...present }: ComparisonProps) {
  const query = useQuery(reportQueries.raid(against));
  const { data: earlier, error } = query;
  const failure = <QueryFailure query={query} />;
  if (!earlier)
    return (
      <>
        {failure}
        {!error && <SinceSkeleton />}
      </>
    );
  const { era } = eraOf(earlier);
  const areJudged = present.era.tables !== undefined && era.tables !== undefined;
  return (
    <>
      {failure}
      {areJudged && present.era.id === era.id ? (
        <SinceLists
          present={present}
          earlier={{ code: against, raid: onlyRaidFights(earlier), era }}
          before={before}
          isCounting={isCounting}
        />
      ) : (
        <Notice tone="info">{areJudged ? SINCE_TEXTS.twoEras : SINCE_TEXTS.notJudged}</Notice>
      )}
    </>
  );
}
