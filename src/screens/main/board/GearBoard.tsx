import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/log-site/raider-queries';
import { audit } from '#domain/audit';
import type { Kill } from '#domain/raid';
import { BOARD_TEXTS } from '#texts/board';
import { RAID_TEXTS } from '#texts/raid';
import { VIEW_TEXTS } from '#texts/views';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { FailureNotice } from '../FailureNotice';
import { KillTitle } from '../KillTitle';
import { MarkLegend } from '../MarkLegend';
import { OnlyFilter } from '../OnlyFilter';
import { ChosenPlayer } from '../players/ChosenPlayer';
import { useRaidAddress } from '../raid-address';
import { ShareButton } from '../share/ShareButton';
import { useJudging } from '../use-judging';
import { BossSwitch } from '../views/BossSwitch';
import type { ViewProps } from '../views/OpenView';
import { BoardTable } from './BoardTable';

/** Everybody's gear in one fight, slot by slot, and what is wrong with it. */
export function GearBoard({ code, raid, kill, era }: ViewProps) {
  const heading = useFocusOnArrival('start', `${code} ${kill?.id}`);
  return (
    <section className="screen mb-4" aria-label={VIEW_TEXTS.names.board}>
      <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
        {VIEW_TEXTS.names.board}
      </h2>
      {kill ? (
        <BoardOfKill code={code} raid={raid} kill={kill} era={era} />
      ) : (
        <p role="status">{BOARD_TEXTS.pickABoss}</p>
      )}
    </section>
  );
}

type BoardOfKillProps = Pick<ViewProps, 'code' | 'raid' | 'era'> & { kill: Kill };

function BoardOfKill({ code, raid, kill, era }: BoardOfKillProps) {
  const { address, choosePlayer } = useRaidAddress();
  const judging = useJudging(era);
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(
    raiderQueries.ofKill(code, kill),
  );
  const audits = useMemo(
    () => data?.map((raider) => audit(raider, { ...judging, fight: kill })),
    [data, judging, kill],
  );
  return (
    <>
      <p className="small text-body-secondary">
        <KillTitle kill={kill} />
      </p>
      <BossSwitch kills={raid.kills} kill={kill} />
      {error && (
        <FailureNotice
          error={error}
          savedAt={data ? dataUpdatedAt : undefined}
          isFetching={isFetching}
          onTryAgain={() => refetch({ cancelRefetch: false })}
        />
      )}
      {audits && <ShareButton />}
      <OnlyFilter only="faults" label={BOARD_TEXTS.onlyWithFaults} />
      <MarkLegend words={BOARD_TEXTS.legend} />
      {!audits && !error && <p role="status">{RAID_TEXTS.loading}</p>}
      {audits && (
        <BoardTable
          audits={audits}
          judging={judging}
          isOnlyWithFaults={address.only === 'faults'}
          chosenKey={address.player}
          onChoose={choosePlayer}
        />
      )}
      {audits && <ChosenPlayer audits={audits} facts={judging.facts} />}
    </>
  );
}
