import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followedRaids, noteResponse, refetchWhenDue } from '#data/raids/followed-raids';
import { queryClient } from '#data/raids/query-client';
import { reportQueries } from '#data/raids/raid-queries';
import { openingFight } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import { MINUTE, SECOND } from '#domain/time';
import { FOLLOW_TEXTS } from '#texts/follow';
import { Mark } from '#ui/Mark';
import styles from './Live.module.css';
import { LivePull, textScale } from './LivePull';

/** Shows a followed raid's newest pull in the small window, until following ends. */
export function showLive(target: Window, code: ReportCode): void {
  const { document: own } = target;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    own.head.append(sheet.cloneNode(true));
  const place = own.body.appendChild(own.createElement('div'));
  place.className = styles.place ?? '';
  const root = createRoot(place);
  const render = () => {
    const { lang, dataset } = document.documentElement;
    Object.assign(own.documentElement, { lang });
    Object.assign(own.documentElement.dataset, dataset);
    root.render(
      <QueryClientProvider client={queryClient}>
        <Live key={lang} code={code} target={target} />
      </QueryClientProvider>,
    );
  };
  render();
  const watch = new MutationObserver(render);
  watch.observe(document.documentElement, { attributeFilter: ['lang', 'data-bs-theme'] });
  const closeWhenOver = () => {
    const following = followedRaids.get().get(code);
    if (!following || following.isOver) target.close();
  };
  const stop = followedRaids.subscribe(closeWhenOver);
  // Otherwise TanStack Query would not retry until a hidden tab is shown.
  focusManager.setFocused(true);
  target.addEventListener('pagehide', () => {
    focusManager.setFocused(undefined);
    watch.disconnect();
    stop();
    root.unmount();
  });
  // It may have ended while the window opened.
  closeWhenOver();
}

interface LiveProps {
  code: ReportCode;
  target: Window;
}

/** A hidden tab's timers run once a minute at most, those of the small window always. */
const TICK = 5 * SECOND;

function Live({ code, target }: LiveProps) {
  const { data: raid, dataUpdatedAt } = useQuery(reportQueries.raid(code));
  const [now, setNow] = useState(Date.now);
  const [height, setHeight] = useState(target.innerHeight);
  useEffect(() => {
    if (raid) noteResponse(code, raid, dataUpdatedAt);
  }, [code, raid, dataUpdatedAt]);
  useEffect(() => {
    const timer = target.setInterval(() => {
      setNow(Date.now());
      refetchWhenDue(code);
    }, TICK);
    const resize = () => setHeight(target.innerHeight);
    target.addEventListener('resize', resize);
    return () => {
      target.clearInterval(timer);
      target.removeEventListener('resize', resize);
    };
  }, [code, target]);

  if (!raid) return null;
  const fight = openingFight(raid, true);
  if (!fight) return <Waiting owner={raid.owner} />;
  const isOneLine = height < ONE_LINE * textScale(target);
  const checkedAt = now - dataUpdatedAt > STALE ? dataUpdatedAt : undefined;
  return <LivePull key={fight.id} {...{ code, raid, fight, now, isOneLine, checkedAt }} />;
}

/** Below this height, in pixels with text at 100 %, there is one line. */
const ONE_LINE = 100;
const STALE = 2 * MINUTE;

function Waiting({ owner }: { owner: string }) {
  return (
    <div className={styles.middle}>
      <Mark name="tick" size={34} className={styles.quiet} />
      <p className={styles.title}>{FOLLOW_TEXTS.following(owner)}</p>
      <p className={styles.second}>{FOLLOW_TEXTS.noPull}</p>
    </div>
  );
}
