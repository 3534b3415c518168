import { type HourUse, hourUse, NEAR_LIMIT } from '#data/log-site/requests/hour-use';
import { useObservable } from '#data/use-observable';
import { formatNumber } from '#domain/format';
import { MINUTE, SECOND } from '#domain/time';
import { SIGN_IN_TEXTS } from '#texts/sign-in';
import { useNow } from '#ui/use-now';
import styles from './HourMeter.module.css';

/** Shows how much of the hour's points at the log site is used. */
export function HourMeter() {
  const use = useObservable(hourUse);
  const now = useNow(10 * SECOND);
  const current = use && use.resetsAt > now ? use : undefined;
  return (
    <div className="d-grid gap-1">
      <div className="d-flex gap-2 align-items-baseline justify-content-between">
        <span className="small text-body-secondary">{SIGN_IN_TEXTS.requests}</span>
        {current && <strong className="small">{pointsOf(current)}</strong>}
      </div>
      {current ? (
        <UseOfHour use={current} minutes={Math.ceil((current.resetsAt - now) / MINUTE)} />
      ) : (
        <p className="small m-0">{SIGN_IN_TEXTS.limitUnknown}</p>
      )}
    </div>
  );
}

function UseOfHour({ use, minutes }: { use: HourUse; minutes: number }) {
  const share = Math.min(use.spent / use.limit, 1);
  const isNear = share >= NEAR_LIMIT;
  return (
    <>
      <meter
        className="visually-hidden"
        aria-label={SIGN_IN_TEXTS.requests}
        aria-valuetext={pointsOf(use)}
        max={use.limit}
        high={use.limit * NEAR_LIMIT}
        value={Math.min(use.spent, use.limit)}
      >
        {pointsOf(use)}
      </meter>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={`${styles.spent} ${isNear ? styles.nearLimit : ''}`}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      {isNear ? (
        <LimitWarning use={use} minutes={minutes} />
      ) : (
        <p className="small m-0">{SIGN_IN_TEXTS.resetsIn(minutes)}</p>
      )}
    </>
  );
}

/** Announces a near limit once, without the changing minutes. */
function LimitWarning({ use, minutes }: { use: HourUse; minutes: number }) {
  const isReached = use.spent >= use.limit;
  return (
    <p className="small m-0">
      <strong className={styles.warning} role="status">
        {isReached ? SIGN_IN_TEXTS.limitReached : SIGN_IN_TEXTS.nearLimit}
      </strong>{' '}
      <span>
        {isReached
          ? SIGN_IN_TEXTS.requestsGoOn(minutes)
          : SIGN_IN_TEXTS.pausesAt(formatNumber(use.limit), minutes)}
      </span>
    </p>
  );
}

const pointsOf = ({ spent, limit }: HourUse): string =>
  SIGN_IN_TEXTS.points(formatNumber(Math.round(spent)), formatNumber(limit));
