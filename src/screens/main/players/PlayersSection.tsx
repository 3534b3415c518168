import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/log-site/raider-queries';
import { audit } from '#domain/audit';
import type { Era } from '#domain/eras/era';
import type { Kill } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { byVerdict } from '#domain/verdict';
import { RAID_TEXTS } from '#texts/raid';
import { formatDateTime } from '#ui/format';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { BuffsPanel } from '../buffs/BuffsPanel';
import { FailureNotice } from '../FailureNotice';
import { KillTitle } from '../KillTitle';
import { ShareButton } from '../share/ShareButton';
import { useJudging } from '../use-judging';
import { PlayersSkeleton } from './PlayersSkeleton';
import { RaidersByVerdict } from './RaidersByVerdict';

interface PlayersSectionProps {
  code: ReportCode;
  kill: Kill;
  /** The era that everybody is judged by. */
  era: Era;
}

/** Everyone in the chosen fight: the raid's buffs, who is ready, and one player's details. */
export function PlayersSection({ code, kill, era }: PlayersSectionProps) {
  const subject = `${code} ${kill.id}`;
  const heading = useFocusOnArrival('start', subject);
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(
    raiderQueries.ofKill(code, kill),
  );
  const judging = useJudging(era);
  const { facts, standards } = judging;
  const turn = useMemo(() => data && { raiders: data, standards }, [data, standards]);
  const verdicts = useMemo(() => {
    const audits = data?.map((raider) => audit(raider, { ...judging, fight: kill }));
    return audits && { audits, columns: byVerdict(audits) };
  }, [data, judging, kill]);

  return (
    <section className="screen mb-4" aria-label={RAID_TEXTS.players}>
      <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
        {RAID_TEXTS.players}
      </h2>
      <p className="small text-body-secondary d-flex flex-wrap column-gap-2">
        <KillTitle kill={kill} />
        {data && <span>{RAID_TEXTS.fetchedAt(formatDateTime(dataUpdatedAt))}</span>}
      </p>
      {error && (
        <FailureNotice
          key={subject}
          error={error}
          savedAt={data ? dataUpdatedAt : undefined}
          isFetching={isFetching}
          onTryAgain={() => refetch({ cancelRefetch: false })}
        />
      )}
      {data && <ShareButton />}
      {/* There from the start, so that a screen reader hears what comes into it. */}
      <p role="status" className="small fw-semibold mb-2">
        {verdicts && RAID_TEXTS.verdictCounts(verdicts.columns)}
      </p>
      {data && era.tables && (
        <BuffsPanel key={subject} raiders={data} loadBuffs={era.tables.loadBuffs} />
      )}
      {verdicts && <RaidersByVerdict {...verdicts} facts={facts} turn={turn} />}
      {!data && !error && <PlayersSkeleton />}
    </section>
  );
}
