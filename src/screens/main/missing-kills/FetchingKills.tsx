import { type ReactNode, useEffect, useRef } from 'react';
import { online } from '#data/online';
import { saveNight, waitsForUser } from '#data/raids/saving/save-night';
import { stopSaving } from '#data/raids/saving/saving-run';
import { savingProgressOf } from '#data/raids/saving-progress';
import { useObservable } from '#data/use-observable';
import type { ReportCode } from '#domain/log-site/report-link';
import { useSecondsLeft } from '#features/notices/use-seconds-left';
import { announce } from '#features/page/PageStatus';
import { FRAME_TEXTS } from '#texts/frame';
import { NIGHT_TEXTS } from '#texts/night';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';
import { takeLostFocus } from '#ui/keep-focus';
import { FetchingFailure } from './FetchingFailure';
import styles from './FetchingKills.module.css';
import { type FetchedKill, isNotFetched, killsNewestFirst } from './missing-kills';

interface FetchingKillsProps {
  code: ReportCode;
  kills: readonly FetchedKill[];
  what?: 'kills' | 'pulls';
  /** `This raid`, where two raids are in view. */
  whichRaid?: string;
  isUnderTitle?: boolean;
  /** Replaces the progress once all kills are loaded. */
  summary?: ReactNode;
  /** The button's text and cost, if fetching waits for a click. */
  offer?: { text: string; hint: string; onTake: () => void } | undefined;
  /** Whether nothing is fetched until the user asks for it, as for sharing. */
  isToShare?: boolean;
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

type RunningFetchProps = Pick<FetchingKillsProps, 'code'> &
  Pick<LineFacts, 'what' | 'loaded' | 'total'>;

/** Says how many are loaded and how fetching proceeds, with a button to stop or resume it. */
export function FetchingKills(props: FetchingKillsProps) {
  const { code, kills, what = 'kills', whichRaid, isUnderTitle, summary, offer, children } = props;
  const { isToShare } = props;
  const progress = useProgress(props);
  const { shown, isUnderWay, isStopped } = progress;
  const showsSummary = summary !== undefined && shown.loaded === shown.total;
  const noteResumed = useAnnouncedProgress(isUnderWay, shown.what);
  const fetchRest = () =>
    void saveNight(code, killsNewestFirst(kills.map(({ fight }) => fight)), {
      what: WHAT_TO_FETCH[what],
    });
  const resume = () => {
    noteResumed();
    if (offer) offer.onTake();
    else fetchRest();
  };
  return (
    <>
      {/* The line keeps its height when the button is hidden. */}
      <div className={`${styles.line} ${isUnderTitle ? styles.underTitle : ''}`}>
        {whichRaid && <span className="small fw-semibold">{whichRaid}</span>}
        {showsSummary && <div className="small text-body-secondary">{summary}</div>}
        {/* The count is not read aloud: the progress bar is. */}
        <p
          role="status"
          aria-live={isUnderWay && progress.pause === undefined ? 'off' : 'polite'}
          className={showsSummary ? 'visually-hidden' : 'second mb-0'}
          tabIndex={-1}
        >
          {progress.pause === undefined ? (
            progress.line
          ) : (
            <PauseCountdown seconds={progress.pause} />
          )}
        </p>
        {isUnderWay && <RunningFetch code={code} {...shown} />}
        {progress.canResume && (
          <ResumeButton {...{ offer, isToShare, isStopped }} onClick={resume} />
        )}
        {children}
      </div>
      <FetchingFailure kills={kills} {...progress} onTryAgain={offer?.onTake ?? fetchRest} />
    </>
  );
}

interface ResumeButtonProps {
  offer: FetchingKillsProps['offer'];
  isToShare: boolean | undefined;
  isStopped: boolean;
  onClick: () => void;
}

function ResumeButton({ offer, isToShare, isStopped, onClick }: ResumeButtonProps) {
  return (
    <>
      <Button isSmall title={offer?.hint} ref={isStopped ? takeLostFocus : null} onClick={onClick}>
        {isToShare ? SHARE_TEXTS.fetchRestFirst : (offer?.text ?? NIGHT_TEXTS.fetchRest)}
      </Button>
      {offer && <span className={`${styles.hint} second d-xl-none`}>{offer.hint}</span>}
    </>
  );
}

function RunningFetch({ code, what, loaded, total }: RunningFetchProps) {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={textsOf(what).progress}
        value={loaded}
        max={total}
      />
      <Button isSmall onClick={() => stopSaving(code)}>
        {NIGHT_TEXTS.stop}
      </Button>
    </>
  );
}

/** Announces that fetching continues. Returns a function to call when a button resumes it. */
function useAnnouncedProgress(isUnderWay: boolean, what: 'kills' | 'pulls'): () => void {
  const isResumed = useRef(false);
  useEffect(() => {
    if (!isUnderWay) return;
    // The focus moves to the status, which screen readers read.
    if (!isResumed.current) announce(textsOf(what).progress);
    isResumed.current = false;
    return () => announce('');
  }, [isUnderWay, what]);
  return () => {
    isResumed.current = true;
  };
}

function useProgress({
  code,
  kills,
  what = 'kills',
  offer,
  isToShare = false,
}: FetchingKillsProps) {
  const isOnline = useObservable(online);
  const saving = useObservable(savingProgressOf(code));
  const isFetching = saving?.phase === 'kills' || saving?.phase === 'pulls';
  const lacking = kills.filter(isNotFetched).length;
  // In every view the pulls follow their kills.
  const shown =
    lacking === 0 && saving?.phase === 'pulls'
      ? { what: 'pulls' as const, loaded: saving.done, total: saving.total }
      : { what, loaded: kills.filter(LOADED_CHECKS[what]).length, total: kills.length };
  const isUnderWay = isFetching && isOnline && shown.loaded < shown.total;
  const isFailed = saving?.phase === 'ended' && lacking > 0 && (isOnline || offer !== undefined);
  const isIdle = !isFetching && lacking > 0;
  return {
    isFetching,
    shown,
    isUnderWay,
    isStopped: waitsForUser(code) && isIdle,
    // Offline, fetching waits until the browser says that it is online. The browser may be wrong.
    canResume:
      (offer !== undefined || waitsForUser(code) || !isOnline || (isToShare && !isFailed)) &&
      isIdle,
    line: offer && isIdle ? '' : lineText({ ...shown, isIdle, isFetching, isOnline, isToShare }),
    pause: isUnderWay ? saving.pause : undefined,
    failure: isFailed ? saving[FAILURE_KEYS[what]] : undefined,
  };
}

/** Announces the pause's length once, not every second. */
function PauseCountdown({ seconds }: { seconds: number }) {
  const secondsLeft = useSecondsLeft(seconds);
  return (
    <>
      <span className="visually-hidden">{NIGHT_TEXTS.pausing(seconds)}</span>
      <span aria-hidden="true">{NIGHT_TEXTS.pausing(secondsLeft)}</span>
    </>
  );
}

/** No list says which pulls are saved, so a pull is missing until it has loaded. */
const LOADED_CHECKS: Readonly<Record<'kills' | 'pulls', (kill: FetchedKill) => boolean>> = {
  kills: (kill) => !isNotFetched(kill),
  pulls: (kill) => !('missing' in kill),
};

interface LineFacts {
  what: 'kills' | 'pulls';
  loaded: number;
  total: number;
  isIdle: boolean;
  isFetching: boolean;
  isOnline: boolean;
  isToShare: boolean;
}

function lineText({
  what,
  loaded,
  total,
  isIdle,
  isFetching,
  isOnline,
  isToShare,
}: LineFacts): string {
  const texts = textsOf(what);
  if (isToShare && isIdle && isOnline) return SHARE_TEXTS.killsHere(loaded, total);
  if (loaded === total) return NIGHT_TEXTS.allThere(total);
  if (!isIdle && !isFetching) return FRAME_TEXTS.loading;
  if (!isOnline) return texts.offline(loaded, total);
  return isFetching ? texts.fetching(loaded, total) : texts.incomplete(loaded, total);
}

const textsOf = (what: 'kills' | 'pulls') => (what === 'pulls' ? NIGHT_TEXTS.pulls : NIGHT_TEXTS);

const FAILURE_KEYS = { kills: 'killFailure', pulls: 'pullFailure' } as const;

const WHAT_TO_FETCH = { kills: 'kills', pulls: 'kills and pulls' } as const;
