import { focusManager } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { refetchWhenDue } from '#data/raids/follow-raids';
import { followedRaids } from '#data/raids/followed-raids';
import { reportQueries } from '#data/raids/raid-queries';
import { language } from '#data/settings/language';
import { theme } from '#data/settings/theme';
import { useObservable } from '#data/use-observable';
import { fightToOpen } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import { MINUTE, SECOND } from '#domain/time';
import { FOLLOW_TEXTS } from '#texts/follow';
import { Mark } from '#ui/Mark';
import { useNow } from '#ui/use-now';
import { textScale } from './FaultList';
import { LivePull } from './LivePull';
import styles from './LiveWindow.module.css';
import { type LiveProps, smallWindow } from './small-window';
import { useFollowedRaid } from './use-followed-raid';

/** Shows a followed raid's newest pull in the small window, until following ends. */
export function showLiveWindow(target: Window, code: ReportCode): void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    target.document.head.append(sheet.cloneNode(true));
  smallWindow.set({ target, code, LiveWindow });
  const closeWhenOver = () => {
    const following = followedRaids.get().get(code);
    if (!following || following.isOver) target.close();
  };
  const stop = followedRaids.subscribe(closeWhenOver);
  // Without this TanStack Query would retry only once a hidden tab is shown.
  focusManager.setFocused(true);
  target.addEventListener('pagehide', () => {
    stop();
    // Another small window may have replaced this window.
    if (smallWindow.get()?.target !== target) return;
    focusManager.setFocused(undefined);
    smallWindow.set(undefined);
  });
  // Following may have ended while the window opened.
  closeWhenOver();
}

function LiveWindow({ target, code }: LiveProps) {
  const shownTheme = useObservable(theme);
  return createPortal(
    <div className={styles.place} lang={useObservable(language)} data-bs-theme={shownTheme}>
      <LiveRaid code={code} target={target} />
    </div>,
    target.document.body,
  );
}

/** In a hidden tab timers run once a minute at most; in the small window they always run. */
const TICK_INTERVAL = 5 * SECOND;

function LiveRaid({ code, target }: LiveProps) {
  const { raid, dataUpdatedAt } = useFollowedRaid(code, reportQueries.raid(code));
  const now = useNow(TICK_INTERVAL, target, () => refetchWhenDue(code));
  const isOneLine = useHeight(target) < ONE_LINE_HEIGHT * textScale(target);

  if (!raid) return null;
  const fight = fightToOpen(raid, { isFollowed: true });
  if (!fight) return <WaitingForPull owner={raid.owner} />;
  const checkedAt = now - dataUpdatedAt > STALE_AFTER ? dataUpdatedAt : undefined;
  return <LivePull key={fight.id} {...{ code, raid, fight, now, isOneLine, checkedAt }} />;
}

function useHeight(target: Window): number {
  const [subscribe] = useState(() => (onResize: () => void) => {
    target.addEventListener('resize', onResize);
    return () => target.removeEventListener('resize', onResize);
  });
  return useSyncExternalStore(subscribe, () => target.innerHeight);
}

/** Below this height, in pixels with text at 100 %, only one line is shown. */
const ONE_LINE_HEIGHT = 100;
const STALE_AFTER = 2 * MINUTE;

function WaitingForPull({ owner }: { owner: string }) {
  return (
    <div className={styles.middle}>
      <Mark name="tick" size={34} className="text-body-secondary" />
      <p className={styles.title}>{FOLLOW_TEXTS.following(owner)}</p>
      <p className="label">{FOLLOW_TEXTS.noPull}</p>
    </div>
  );
}
