import { useQuery } from '@tanstack/react-query';
import { raiderQueries } from '#data/raider-queries';
import { killTitle } from '#domain/kill-title';
import type { Kill } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { MAIN_TEXTS } from '#texts/main';
import { Foreign } from '#ui/Foreign';
import { formatDateTime } from '#ui/format';
import { useArrival } from '#ui/use-arrival';
import { BuffsPanel } from '../buffs/BuffsPanel';
import { FailureNotice } from '../FailureNotice';
import { PlayersSkeleton } from './PlayersSkeleton';
import { RaidersByVerdict } from './RaidersByVerdict';

interface PlayersSectionProps {
  code: ReportCode;
  kill: Kill;
}

/** Everyone in the chosen fight: the raid's buffs, who is ready, and one player's details. */
export function PlayersSection({ code, kill }: PlayersSectionProps) {
  const heading = useArrival();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(
    raiderQueries.ofKill(code, kill),
  );

  return (
    <section className="screen mb-4" aria-label={MAIN_TEXTS.players}>
      <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
        {MAIN_TEXTS.players}
      </h2>
      <p className="small text-body-secondary d-flex flex-wrap column-gap-2">
        <Foreign text={killTitle(kill)} />
        {data && <span>{MAIN_TEXTS.fetchedAt(formatDateTime(dataUpdatedAt))}</span>}
      </p>
      {error && (
        <FailureNotice
          error={error}
          keptAt={data ? dataUpdatedAt : undefined}
          isFetching={isFetching}
          onTryAgain={refetch}
        />
      )}
      {data && <BuffsPanel raiders={data} />}
      {data && <RaidersByVerdict key={dataUpdatedAt} kill={kill} raiders={data} />}
      {!data && !error && <PlayersSkeleton />}
    </section>
  );
}
