import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followedRaids, noteResponse, refetchWhenDue } from '#data/raids/followed-raids';
import { queryClient } from '#data/raids/query-client';
import { reportQueries } from '#data/raids/raid-queries';
import type { Audit } from '#domain/audit/audit';
import { shortenFindings } from '#domain/audit/night';
import { countPassed } from '#domain/audit/verdict';
import { eraOf } from '#domain/eras/era-of';
import { eraOfFight, withoutOtherFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import { pullHeading } from '#domain/pull/pull-words';
import { HEROIC } from '#domain/raid/fight-title';
import { allFights } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { MINUTE, SECOND } from '#domain/raid/time';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { FOLLOW_TEXTS } from '#texts/follow';
import { FRAME_TEXTS } from '#texts/frame';
import { NIGHT_TEXTS } from '#texts/night';
import { RAID_TEXTS } from '#texts/raid';
import { formatTime } from '#ui/format';
import { frameGroups } from '#ui/game/frame-groups';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import { usePull } from '../pull/use-pull';
import styles from './Live.module.css';

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
  // Else TanStack Query waits for a hidden tab to be shown before it tries again.
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
  const fight = allFights(withoutOtherFights(raid)).at(-1);
  if (!fight) return <Waiting owner={raid.owner} />;
  return <Pull key={fight.id} {...{ code, raid, fight, now, height, checkedAt: dataUpdatedAt }} />;
}

function Waiting({ owner }: { owner: string }) {
  return (
    <div className={styles.middle}>
      <Mark name="tick" size={34} className={styles.quiet} />
      <p className={styles.title}>{FOLLOW_TEXTS.following(owner)}</p>
      <p className={styles.second}>{FOLLOW_TEXTS.noPull}</p>
    </div>
  );
}

interface PullProps {
  code: ReportCode;
  raid: Raid;
  fight: Fight;
  now: number;
  height: number;
  checkedAt: number;
}

/** Below it there is one line. */
const ONE_LINE = 100;
const HEAD_AND_FOOT = 108;
const ROW = 22;

function Pull({ code, raid, fight, now, height, checkedAt }: PullProps) {
  const era = eraOfFight(fight, eraOf(raid).era);
  const { audits, raiders } = useAuditedFight(code, fight, era);
  const { pull } = usePull({ code, fight, era, raiders: raiders.data });
  const passed = audits ? countPassed(audits) : 0;
  const all = audits?.length ?? 0;
  const head = (
    <header className={styles.head}>
      <Ring share={all > 0 && era.tables ? passed / all : 0} />
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi lang="en">{fight.boss}</bdi>
          {fight.difficulty === HEROIC && ` ${RAID_TEXTS.heroicMark}`}
        </p>
        <p className={styles.second}>{describeAge(fight, raid, now)}</p>
      </div>
      {audits && era.tables && (
        <p className={styles.count}>
          <b>{passed}</b>/{all}
          <span className="visually-hidden">{NIGHT_TEXTS.passedOf(passed, all)}</span>
        </p>
      )}
    </header>
  );
  if (height < ONE_LINE) return head;
  return (
    <>
      {head}
      {!audits && <p>{raiders.error ? raiders.error.message : FRAME_TEXTS.loading}</p>}
      {audits && era.tables && <Frame audits={audits} />}
      {audits && !era.tables && <p>{NIGHT_TEXTS.notJudged}</p>}
      {audits && era.tables && (
        <Faults audits={audits} most={Math.floor((height - HEAD_AND_FOOT) / ROW)} />
      )}
      <footer className={styles.second}>
        {pull && `${pullHeading(pull)} · `}
        {FOLLOW_TEXTS.checkedLast(formatTime(checkedAt))}
      </footer>
    </>
  );
}

/** The page's frame in one row. */
const Frame = ({ audits }: { audits: readonly Audit[] }) => (
  <div className={styles.frame} aria-hidden="true">
    {frameGroups(audits).map(({ role, cells }) =>
      cells.map(({ key, mark, classKey }) => (
        <span key={`${role} ${key}`} className={`tone-${mark} class-${classKey ?? 'unknown'}`} />
      )),
    )}
  </div>
);

/** Lists who lacks what, most first, as far as there is room. */
function Faults({ audits, most }: { audits: readonly Audit[]; most: number }) {
  const names = shownNames(audits.map(({ raider }) => raider));
  const faulty = audits
    .filter(({ findings }) => findings.length > 0)
    .sort((one, other) => other.findings.length - one.findings.length);
  const shown = faulty.slice(0, Math.max(0, faulty.length > most ? most - 1 : most));
  if (faulty.length === 0)
    return (
      <p className={styles.title}>{NIGHT_TEXTS.passedOf(countPassed(audits), audits.length)}</p>
    );
  return (
    <ul className={styles.faults}>
      {shown.map(({ raider, era, findings, verdicts: [verdict = 'OTHER FAULTS'] }) => (
        <li key={raider.key} className={`${styles.row} class-${raider.classKey ?? 'unknown'}`}>
          <ClassPicture name={raider.picture} size={17} />
          <UserText text={names.fullNameOf(raider)} className={styles.name} />
          <span className={`${styles.lacks} tone-${verdictMark(verdict)}`}>
            <Mark name={verdictMark(verdict)} size={11} /> {shortenFindings(era, findings)}
          </span>
        </li>
      ))}
      {faulty.length > shown.length && (
        <li className={styles.second}>{FOLLOW_TEXTS.more(faulty.length - shown.length)}</li>
      )}
    </ul>
  );
}

/** Returns `killed 20:41:07 · 4 min ago`. */
function describeAge(fight: Fight, { startedAt }: Raid, now: number): string {
  const endedAt = startedAt + fight.endedAt;
  const minutes = Math.max(0, Math.floor((now - endedAt) / MINUTE));
  const time = formatTime(endedAt);
  const words =
    fight.kind === 'kill'
      ? FOLLOW_TEXTS.killedAt(time)
      : FOLLOW_TEXTS.attemptAt(time) + RAID_TEXTS.nthAttempt(fight.nth, fight.bossPercentage);
  return `${words} · ${FOLLOW_TEXTS.minutesAgo(minutes)}`;
}

const AROUND = 2 * Math.PI * 8;

const Ring = ({ share }: { share: number }) => (
  <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" />
    <circle
      cx="10"
      cy="10"
      r="8"
      className={styles.passed}
      style={{ strokeDasharray: `${AROUND * share} ${AROUND}` } satisfies CSSProperties}
    />
  </svg>
);
