import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { raidOpenedLast } from '#data/device/raids/saved-list-order';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import type { ReportLink } from '#domain/log-site/report-link';
import { STORAGE_NOTICE_TEXTS } from '#texts/storage-notice';
import { Notice } from '#ui/Notice';
import { type Launch, readLaunch } from './launch';

interface LaunchedRaidProps {
  onOpen: (link: ReportLink) => void;
  onFetch: (link: ReportLink) => void;
}

/** Opens a link that was shared to the app, or the latest raid by the app's shortcut. */
export function LaunchedRaid({ onOpen, onFetch }: LaunchedRaidProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const launch = readLaunch(params);
  const isLatest = launch?.kind === 'latest';
  const {
    data: raids,
    isPending,
    error,
  } = useQuery({ ...savedRaidQueries.list(), enabled: isLatest });
  const latest = raidOpenedLast(raids ?? []);
  const link = isLatest ? latest && { code: latest.code } : linkOf(launch);
  const fragment = launch?.kind === 'shared result' ? launch.fragment : undefined;

  // Without this, Back would launch again.
  const leave = useEffectEvent(() => {
    if (fragment) navigate({ search: '', hash: fragment }, { replace: true });
    if (!link) return;
    setParams({}, { replace: true });
    if (isLatest) onOpen(link);
    else onFetch(link);
  });
  const target = fragment ?? (link && `${link.code} ${link.fight ?? ''}`);
  useEffect(() => {
    if (target !== undefined) leave();
  }, [target]);

  if (!launch || target !== undefined || (isLatest && isPending)) return null;
  const { latestUnreadable, noLatest, noLink } = STORAGE_NOTICE_TEXTS;
  const withoutLatest = error ? latestUnreadable : noLatest;
  return <Notice tone="warning">{isLatest ? withoutLatest : noLink}</Notice>;
}

const linkOf = (launch: Launch | undefined): ReportLink | undefined =>
  launch?.kind === 'shared' ? launch.link : undefined;
