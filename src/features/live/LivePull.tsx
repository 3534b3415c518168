import type { Audit } from '#domain/audit/audit';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { countPassed } from '#domain/audit/verdict';
import { eraOf } from '#domain/eras/era-of';
import { eraOfFight } from '#domain/eras/raid-fights';
import { formatTime } from '#domain/format';
import type { ReportCode } from '#domain/log-site/report-link';
import type { AtThePull } from '#domain/pull/at-the-pull';
import { PULL_CATEGORIES } from '#domain/pull/categories';
import { PULL_LIST_TEXTS } from '#domain/pull/pull-list-words';
import { pullLists } from '#domain/pull/pull-lists';
import { HEROIC_DIFFICULTY } from '#domain/raid/fight-title';
import { allFights, bossKey } from '#domain/raid/open-fight';
import type { Fight, Raid } from '#domain/raid/raid';
import { MINUTE } from '#domain/time';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { FightRing } from '#features/emblems/FightRing';
import { failureText } from '#features/notices/failure-text';
import { FOLLOW_TEXTS } from '#texts/follow';
import { FRAME_TEXTS } from '#texts/frame';
import { NIGHT_TEXTS } from '#texts/night';
import { RAID_TEXTS } from '#texts/raid';
import { attemptText } from '#ui/game/fight-words';
import { frameGroups } from '#ui/game/frame-groups';
import { RaidFrame } from '#ui/game/RaidFrame';
import { PullMark } from '../pull/PullMark';
import { usePull } from '../pull/use-pull';
import { FaultList } from './FaultList';
import styles from './LiveWindow.module.css';

interface LivePullProps {
  code: ReportCode;
  raid: Raid;
  fight: Fight;
  now: number;
  isOneLine: boolean;
  /** When the report was last fetched; undefined if that was recently. */
  checkedAt: number | undefined;
}

export function LivePull({ code, raid, fight, now, isOneLine, checkedAt }: LivePullProps) {
  const era = eraOfFight(fight, eraOf(raid).era);
  const { audits, raiders } = useAuditedFight({ code, fight, era });
  const { pull } = usePull({ code, fight, era, raiders: raiders.data });
  const judgedAudits = era.tables && audits;
  const passed = audits && countPassed(audits);
  const all = audits?.length ?? 0;
  const title =
    fight.difficulty === HEROIC_DIFFICULTY ? `${fight.boss} ${RAID_TEXTS.heroicMark}` : fight.boss;
  const age = ageText(fight, raid, now);
  const ring = <FightRing fight={fight} share={passed === undefined ? undefined : passed / all} />;
  const foot = { pull, checkedAt };
  const head = (
    <header className={styles.head}>
      {ring}
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi lang="en">{title}</bdi>
        </p>
        {!isOneLine && <p className="label">{age}</p>}
      </div>
      {passed !== undefined && (
        <p className={`${styles.count} ${styles.news}`}>
          <b>{passed}</b>/{all}
          <span className="visually-hidden">{NIGHT_TEXTS.passedOf(passed, all)}</span>
        </p>
      )}
    </header>
  );
  if (isOneLine) return head;
  if (passed === all)
    return (
      <div className={`${styles.middle} ${styles.whole}`}>
        {ring}
        <p className={`${styles.title} ${styles.news}`}>{NIGHT_TEXTS.passedOf(passed, all)}</p>
        <p className="label">
          <bdi lang="en">{title}</bdi> · {age}
        </p>
        <LiveFoot {...foot} more={0} />
      </div>
    );
  return (
    <>
      {head}
      {!audits && <p>{raiders.error ? failureText(raiders.error) : FRAME_TEXTS.loading}</p>}
      {audits && !judgedAudits && <p>{NIGHT_WORDS.notJudged}</p>}
      {judgedAudits && <RaidFrame groups={frameGroups(judgedAudits)} isLine />}
      <FaultList
        audits={judgedAudits ?? NO_AUDITS}
        foot={(more) => <LiveFoot {...foot} more={more} />}
      />
    </>
  );
}

const NO_AUDITS: Audit[] = [];

interface LiveFootProps extends Pick<LivePullProps, 'checkedAt'> {
  pull: AtThePull | undefined;
  more: number;
}

/** Counts raiders out of view and raiders without flask or food, in words if there is space. */
function LiveFoot({ pull, checkedAt, more }: LiveFootProps) {
  const unseen = (pull ? pullLists(pull) : []).filter(({ state }) => state === 'not seen');
  const hasRoom = more === 0 && checkedAt === undefined;
  return (
    <footer className={`${styles.foot} label`}>
      {more > 0 && <span>{FOLLOW_TEXTS.more(more)}</span>}
      {checkedAt !== undefined && <span>{FOLLOW_TEXTS.checkedLast(formatTime(checkedAt))}</span>}
      {unseen.map(({ category, raiders }) => (
        <span key={category} className={styles.unseen}>
          <PullMark state="not seen" category={category} size={13} /> {raiders.length}{' '}
          <span className={hasRoom ? '' : 'visually-hidden'}>
            {PULL_LIST_TEXTS.noneSeen([PULL_CATEGORIES[category].inSentence])}
          </span>
        </span>
      ))}
    </footer>
  );
}

/** Returns `killed 20:41 · pull 3 · 4 min ago`. */
function ageText(fight: Fight, raid: Raid, now: number): string {
  const endedAt = raid.startedAt + fight.endedAt;
  const minutes = Math.max(0, Math.floor((now - endedAt) / MINUTE));
  const time = formatTime(endedAt);
  const nth = allFights(raid).filter(
    (one) => bossKey(one) === bossKey(fight) && one.startedAt <= fight.startedAt,
  ).length;
  const words =
    fight.kind === 'kill'
      ? FOLLOW_TEXTS.killedAt(time, nth)
      : FOLLOW_TEXTS.attemptAt(time) + attemptText(fight);
  return `${words} · ${FOLLOW_TEXTS.minutesAgo(minutes)}`;
}
