import { Fragment } from 'react';
import { groupBy } from '#domain/group-by';
import { FailureNotice } from '#features/notices/FailureNotice';
import { failureText } from '#features/notices/failure-text';
import { NIGHT_TEXTS } from '#texts/night';
import { useAdjustedState } from '#ui/use-adjusted-state';
import type { FetchedKill } from './missing-kills';

interface FailedKillsProps {
  kills: readonly FetchedKill[];
}

interface ShownFailure extends FailedKillsProps {
  failure: Error;
}

interface FetchingFailureProps extends FailedKillsProps {
  failure: Error | undefined;
  isFetching: boolean;
  onTryAgain: () => void;
}

export function FetchingFailure({ kills, failure, isFetching, onTryAgain }: FetchingFailureProps) {
  // The failure stays during a retry: a new alert would interrupt again.
  const [failed] = useAdjustedState<ShownFailure | undefined>(undefined, (last) => {
    if (!failure) return isFetching ? last : undefined;
    return last?.failure === failure && last.kills === kills ? last : { failure, kills };
  });
  // If the list of failed kills has the reason, it is not repeated.
  const isListed = failed?.kills.some(
    (kill) => 'reason' in kill && kill.reason === failureText(failed.failure),
  );
  return (
    <>
      {failed && (
        <FailureNotice error={failed.failure} isFetching={isFetching} onTryAgain={onTryAgain}>
          {isListed ? <FailedKills kills={failed.kills} /> : undefined}
        </FailureNotice>
      )}
      {!isListed && <FailedKills kills={kills} />}
    </>
  );
}

/** Lists each reason once, with the kills that it concerns. */
function FailedKills({ kills }: FailedKillsProps) {
  const failed = kills.filter((kill) => 'reason' in kill);
  if (failed.length === 0) return null;
  return (
    <ul className="small ps-3 mb-2 text-break">
      {[...groupBy(failed, ({ reason }) => reason)].map(([reason, failedKills]) => (
        <li key={reason}>
          {failedKills.map(({ fight }, index) => (
            <Fragment key={fight.id}>
              {index > 0 && <span>, </span>}
              <bdi lang="en">{fight.boss}</bdi>
            </Fragment>
          ))}{' '}
          <span>{NIGHT_TEXTS.failed(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
