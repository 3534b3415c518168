import { useEffect, useEffectEvent, useRef } from 'react';
import { online } from '#data/online';
import { isSavingUnderWay, savingProgressOf } from '#data/raids/saving-progress';
import { useObservable } from '#data/use-observable';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';

/** Calls `fetch` once while something is missing, and again once online or `subject` has changed. */
export function useFetchMissing(
  code: ReportCode,
  { subject, isMissing }: { subject: unknown; isMissing: boolean },
  fetch: () => void,
): void {
  // The sample needs no network.
  const canFetch = useObservable(online) || code === SAMPLE_CODE;
  const isSaving = isSavingUnderWay(useObservable(savingProgressOf(code)));
  const requestedFor = useRef<unknown>(undefined);
  const request = useEffectEvent(fetch);
  useEffect(() => {
    if (!canFetch) requestedFor.current = undefined;
    if (!canFetch || !isMissing || isSaving || requestedFor.current === subject) return;
    requestedFor.current = subject;
    request();
  }, [subject, canFetch, isMissing, isSaving]);
}
