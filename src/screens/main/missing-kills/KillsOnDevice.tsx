import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchFights } from '#data/raids/raid-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { saveNight } from '#data/raids/saving/save-night';
import { savingProgressOf } from '#data/raids/saving-progress';
import { requestPersistence } from '#data/storage/persistence';
import { useObservable } from '#data/use-observable';
import { formatDateTime } from '#domain/format';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Kill, Raid } from '#domain/raid/raid';
import { DAY } from '#domain/time';
import { failureText } from '#features/notices/failure-text';
import { RAID_TEXTS } from '#texts/raid';
import { SAVING_TEXTS } from '#texts/saving';
import { Mark } from '#ui/Mark';
import { FetchingKills } from './FetchingKills';
import styles from './KillsOnDevice.module.css';
import { isNotFetched, killsNewestFirst, type OfferedKill } from './missing-kills';
import { useFetchMissing } from './use-fetch-missing';

interface KillsOnDeviceProps {
  code: ReportCode;
  kills: readonly Kill[];
  report: UseQueryResult<Raid>;
}

/** Says how many kills are on the device. Its buttons fetch the other kills or the report again. */
export function KillsOnDevice({ code, kills, report }: KillsOnDeviceProps) {
  const onDevice = useKillsOnDevice(code, kills);
  const missing = onDevice?.filter(isNotFetched).length ?? 0;
  const save = (what: 'kills' | 'kills and icons') =>
    void saveNight(code, killsNewestFirst(kills), { what, isForView: what === 'kills' });
  useFetchMissing(code, { subject: kills, isMissing: code === SAMPLE_CODE && missing > 0 }, () =>
    save('kills'),
  );
  const again = <FetchAgain code={code} report={report} />;
  if (!onDevice || onDevice.length === 0) return again;
  return (
    <FetchingKills
      code={code}
      kills={onDevice}
      summary={
        <>
          <Mark name="tick" className="tone-tick" />{' '}
          <span>{SAVING_TEXTS.onDevice(kills.length - missing, kills.length)}</span>
        </>
      }
      offer={{
        text:
          missing < kills.length ? SAVING_TEXTS.checkRest(missing) : SAVING_TEXTS.checkAll(missing),
        hint: SAVING_TEXTS.hint(missing),
        onTake: () => {
          void requestPersistence();
          save('kills and icons');
        },
      }}
    >
      {again}
    </FetchingKills>
  );
}

/** Returns each kill with why it is not on the device; undefined until the device has been read. */
function useKillsOnDevice(code: ReportCode, kills: readonly Kill[]): OfferedKill[] | undefined {
  const { data: raids } = useQuery(savedRaidQueries.list());
  const saving = useObservable(savingProgressOf(code));
  const saved = raids && (raids.find((raid) => raid.code === code)?.savedKills ?? NO_KILLS);
  return useMemo(
    () =>
      saved &&
      kills.map((fight): OfferedKill => {
        if (saved.includes(fight.id)) return { fight };
        const isFailed = saving?.missing.some(({ id }) => id === fight.id);
        return isFailed && saving?.killFailure
          ? { fight, missing: 'failed', reason: failureText(saving.killFailure) }
          : { fight, missing: 'not fetched' };
      }),
    [kills, saved, saving],
  );
}

const NO_KILLS: readonly number[] = [];

/** Fetches the report again. If the report is older than a day, its age is shown too. */
function FetchAgain({ code, report }: { code: ReportCode; report: UseQueryResult<Raid> }) {
  const [openedAt] = useState(Date.now);
  const { dataUpdatedAt, isFetching } = report;
  return (
    <>
      {openedAt - dataUpdatedAt > DAY && (
        <span className="small text-body-secondary me-2">
          {RAID_TEXTS.fetchedAt(formatDateTime(dataUpdatedAt))}
        </span>
      )}
      <button
        type="button"
        className={`plain ${styles.again} d-print-none`}
        aria-disabled={isFetching || undefined}
        onClick={() => !isFetching && void fetchFights({ code })}
      >
        <Mark name="again" size={14} /> {RAID_TEXTS.fetchAgain}
      </button>
    </>
  );
}
