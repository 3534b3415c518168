import { Fragment } from 'react';
import { stopSaving, waitsForUser } from '#data/raids/saving/save-whole-raid';
import { type Saving, savingOf } from '#data/raids/saving/saving-progress';
import { useObservable } from '#data/use-observable';
import type { AuditedKill } from '#domain/audit/night';
import type { ReportCode } from '#domain/log-site/report-link';
import { NIGHT_TEXTS } from '#texts/night';
import { useFocusWhen } from '#ui/use-focus-when';
import { useIsOnline } from '#ui/use-is-online';
import { FailureNotice } from '../FailureNotice';
import { useSecondsLeft } from '../use-seconds-left';
import styles from './FetchingKills.module.css';
import { fetchKills, isLacking } from './use-whole-raid';

interface FetchingKillsProps {
  code: ReportCode;
  kills: readonly AuditedKill[];
  /** Names the raid where two are in view: `This raid`. */
  whichRaid?: string;
}

/** How many of a raid's kills are here, how fetching the others goes, and what stops it or takes it up again. */
export function FetchingKills({ code, kills, whichRaid }: FetchingKillsProps) {
  const isOnline = useIsOnline();
  const saving = useObservable(savingOf(code));
  const isFetching = saving?.phase === 'kills';
  const lacking = kills.filter(isLacking).length;
  const there = kills.length - lacking;
  const isUnderWay = isFetching && isOnline && lacking > 0;
  const isStopped = waitsForUser(code) && !isFetching && lacking > 0;
  const failure = saving?.phase === 'ended' && lacking > 0 && isOnline ? saving.why : undefined;
  // Said once: where a failed kill says it too, the list of those stands in its place.
  const isSaidOfAKill = kills.some((kill) => 'why' in kill && kill.why === failure?.message);
  // The button that had the focus is gone.
  const status = useFocusWhen<HTMLParagraphElement>(isStopped, 'if lost');
  const fetchRest = () =>
    fetchKills(
      code,
      kills.map(({ kill }) => kill),
    );
  return (
    <>
      {/* As high without its button as with it, so that the table stays where it is. */}
      <div className={styles.line}>
        {whichRaid && <span className="small fw-semibold">{whichRaid}</span>}
        <p role="status" className="small text-body-secondary m-0" tabIndex={-1} ref={status}>
          {isUnderWay && saving.pause !== undefined ? (
            <Pausing seconds={saving.pause} />
          ) : (
            lineWords({ there, all: kills.length, saving, isOnline })
          )}
        </p>
        {isUnderWay && (
          <>
            <progress
              className={styles.progress}
              aria-label={NIGHT_TEXTS.progress}
              value={there}
              max={kills.length}
            />
            <Button onClick={() => stopSaving(code)}>{NIGHT_TEXTS.stop}</Button>
          </>
        )}
        {isStopped && isOnline && <Button onClick={fetchRest}>{NIGHT_TEXTS.fetchRest}</Button>}
      </div>
      {failure && (
        <FailureNotice error={failure} isFetching={isFetching} onTryAgain={fetchRest}>
          {isSaidOfAKill ? <FailedKills kills={kills} /> : undefined}
        </FailureNotice>
      )}
      {!isSaidOfAKill && <FailedKills kills={kills} />}
    </>
  );
}

/** Counts the pause down. A screen reader hears how long it is, not every second of it. */
function Pausing({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <>
      <span className="visually-hidden">{NIGHT_TEXTS.pausing(seconds)}</span>
      <span aria-hidden="true">{NIGHT_TEXTS.pausing(left)}</span>
    </>
  );
}

/** Which kills could not be had, and each reason once. */
function FailedKills({ kills }: Pick<FetchingKillsProps, 'kills'>) {
  const failed = kills.filter((kill) => 'why' in kill);
  const reasons = new Set(failed.map(({ why }) => why));
  if (failed.length === 0) return null;
  return (
    <ul className="small ps-3 mb-2 text-break">
      {[...reasons].map((reason) => (
        <li key={reason}>
          {failed
            .filter(({ why }) => why === reason)
            .map(({ kill }, index) => (
              <Fragment key={kill.id}>
                {index > 0 && ', '}
                <bdi>{kill.boss}</bdi>
              </Fragment>
            ))}{' '}
          {NIGHT_TEXTS.failed(reason)}
        </li>
      ))}
    </ul>
  );
}

interface Line {
  there: number;
  all: number;
  saving: Saving | undefined;
  isOnline: boolean;
}

function lineWords({ there, all, saving, isOnline }: Line): string {
  if (there === all) return NIGHT_TEXTS.allThere(all);
  if (!isOnline) return NIGHT_TEXTS.offline(there, all);
  if (saving?.phase !== 'kills') return NIGHT_TEXTS.incomplete(there, all);
  return NIGHT_TEXTS.fetching(there, all);
}

function Button({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onClick}>
      {children}
    </button>
  );
}
