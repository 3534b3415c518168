import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { PullNotSaved, pullQueries } from '#data/raids/pull-queries';
import { saveNight } from '#data/raids/saving/save-night';
import { isSavingUnderWay, savingProgressOf } from '#data/raids/saving-progress';
import { useObservable } from '#data/use-observable';
import type { AuditedKill } from '#domain/audit/night';
import { EMPTY_PULL } from '#domain/pull/at-the-pull';
import type { Pull } from '#domain/pull/pull';
import { allSeenLabel } from '#domain/pull/pull-list-words';
import { hasUnseen, isLogged, type PulledKill, pullNightRows } from '#domain/pull/pull-night';
import { pullHeading } from '#domain/pull/pull-words';
import type { PullTable } from '#domain/pull/read-pull';
import { useFoundRows } from '#features/find/found-players';
import { failureText } from '#features/notices/failure-text';
import { PullLegend } from '#features/pull/PullLegend';
import { ShareButton } from '#features/share/ShareButton';
import { FilterCheckbox } from '#features/tables/FilterCheckbox';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { NIGHT_TEXTS } from '#texts/night';
import { killQueryString, useRaidAddress } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isLoading, isNotFetched, killsNewestFirst } from '../missing-kills/missing-kills';
import { useFetchMissing } from '../missing-kills/use-fetch-missing';
import { NightSwitch } from './NightSwitch';
import { PullNightTable } from './PullNightTable';

interface PullNightProps extends Pick<ViewProps, 'code' | 'era'> {
  kills: readonly AuditedKill[];
  isFilling: boolean;
}

export function PullNight({ code, era, kills, isFilling }: PullNightProps) {
  const { address, showOnly } = useRaidAddress();
  const pulls = usePullNight({ code, era, kills });
  const known = pulls.flatMap((kill) => ('pull' in kill ? [kill.pull] : []));
  const last = known.filter(isLogged).at(-1) ?? known.at(-1);
  const categories = known[0]?.categories ?? NO_CATEGORIES;
  const sorted = useMemo(() => pullNightRows(pulls, categories), [pulls, categories]);
  const isFetching = isSavingUnderWay(useObservable(savingProgressOf(code)));
  const rows = useStableRowOrder(
    sorted,
    pulls.some((pull) => isLoading(pull, isFetching)),
  );
  const isOnlyUnseen = address.filter === 'unseen';
  const shown = isOnlyUnseen ? rows.filter(hasUnseen) : rows;
  const found = useFoundRows(shown);
  const areKillsHere = !kills.some(isNotFetched);
  return (
    <>
      {areKillsHere ? (
        <FetchingKills
          code={code}
          kills={pulls}
          what="pulls"
          isUnderTitle
          summary={last && pullHeading(last)}
        />
      ) : (
        <FetchingKills code={code} kills={kills} isUnderTitle />
      )}
      <ShareButton />
      <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <NightSwitch />
        <FilterCheckbox
          label={NIGHT_TEXTS.onlyUnseen}
          isOn={isOnlyUnseen}
          shown={shown.length}
          all={rows.length}
          onChange={(isOn) => showOnly(isOn ? 'unseen' : '')}
        />
        {known.length > 0 && <PullLegend pulls={known} allSeen={allSeenLabel(categories)} />}
      </div>
      {isOnlyUnseen && shown.length === 0 && !pulls.some(isNotFetched) && (
        <p role="status">{NIGHT_TEXTS.nothingUnseen}</p>
      )}
      <PullNightTable
        kills={pulls}
        rows={rows}
        shown={found}
        categories={categories}
        isFilling={isFilling}
        queryStringOf={(kill) => killQueryString(address, kill)}
      />
    </>
  );
}

const NO_CATEGORIES = [] as const;

/** Fetches missing pulls once while in view, and again once online or the raid has grown. */
function usePullNight({ code, era, kills }: Omit<PullNightProps, 'isFilling'>): PulledKill[] {
  const { data: table, error: tableError } = useQuery(eraQueries.consumables(era));
  const logged = useQueries({
    queries: kills.map(({ fight, ...rest }) => ({
      ...pullQueries.saved({ code, fight, raiders: [], era }),
      enabled: 'audits' in rest,
    })),
    combine: (results) => results.map(({ data, error }) => ({ data, error })),
  });
  const pulls = useMemo(
    () =>
      kills.map((kill, index): PulledKill => {
        const { data, error } = logged[index] ?? {};
        return pulledKill(kill, { pull: data, table, error: tableError ?? error });
      }),
    [kills, logged, table, tableError],
  );
  useFetchMissing(
    code,
    {
      subject: pulls.length,
      isMissing: pulls.every(({ raiders }) => raiders.length > 0) && pulls.some(isNotFetched),
    },
    () =>
      void saveNight(code, killsNewestFirst(pulls.map(({ fight }) => fight)), {
        what: 'kills and pulls',
        isForView: true,
      }),
  );
  return pulls;
}

interface LoadedPull {
  pull: Pull | undefined;
  table: PullTable | null | undefined;
  error: Error | null | undefined;
}

function pulledKill(audited: AuditedKill, { pull, table, error }: LoadedPull): PulledKill {
  if (!('audits' in audited)) return { ...audited, raiders: [] };
  const { fight } = audited;
  const raiders = audited.audits.map(({ raider }) => raider);
  const pulled = { fight, raiders };
  const loadedPull =
    pull ?? (fight.isLost && error instanceof PullNotSaved ? EMPTY_PULL : undefined);
  if (loadedPull && table)
    return { ...pulled, pull: table.atThePull(loadedPull, { raiders, fight }) };
  if (error instanceof PullNotSaved) return { ...pulled, missing: 'not fetched' };
  if (error) return { ...pulled, missing: 'failed', reason: failureText(error) };
  return { ...pulled, missing: 'unread' };
}
