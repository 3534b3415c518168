import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import {
  byVerdict,
  countPassed,
  isEverybodyPassed,
  shownVerdicts,
  type Verdict,
} from '#domain/audit/verdict';
import { type Era, hasConsumableTable } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import { fightsToStep } from '#domain/raid/open-fight';
import type { Fight, Raid, Raider } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { BuffsPanel } from '#features/buffs/BuffsPanel';
import { QueryFailure } from '#features/notices/FailureNotice';
import { PageTitle } from '#features/page/PageTitle';
import { PullOfFight } from '#features/pull/PullOfFight';
import { PullPanel } from '#features/pull/PullPanel';
import { ShareButton } from '#features/share/ShareButton';
import { FRAME_TEXTS } from '#texts/frame';
import { RAID_TEXTS } from '#texts/raid';
import { attemptText } from '#ui/game/fight-words';
import { lateComponent } from '#ui/late-component';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useIsWide } from '#ui/use-is-wide';
import { useFightChoice } from '../address/raid-address';
import { FightHead } from '../fight-head/FightHead';
import { RaidAtAGlance } from '../readiness/RaidAtAGlance';
import { AuditedPlayers } from './AuditedPlayers';
import { PlayersPane } from './PlayersPane';
import styles from './PlayersSection.module.css';
import { PlayersSkeleton } from './RaidersByVerdict';

interface PlayersSectionProps {
  code: ReportCode;
  raid: Raid;
  fight: Fight;
  era: Era;
  arrival: string | undefined;
}

export function PlayersSection({ code, raid, fight, era, arrival }: PlayersSectionProps) {
  const subject = `${code} ${fight.id}`;
  const isChosen = useFightChoice() !== undefined;
  const heading = useFocusOnArrival({
    subject: arrival,
    findAbove: isChosen ? undefined : shownRow,
  });
  const { context, raiders, audits } = useAuditedFight({ code, fight, era, isAtOnce: isChosen });
  const data = audits && raiders.data;
  const columns = useMemo(() => audits && byVerdict(audits), [audits]);
  const fights = useMemo(
    () => (audits && isEverybodyPassed(audits) ? [{ fight, audits }] : undefined),
    [audits, fight],
  );
  const passed = audits && countPassed(audits);
  const isWide = useIsWide();
  const isLoading = !audits && !raiders.error;

  return (
    <PullOfFight code={code} fight={fight} era={era} raiders={data}>
      <section
        className={`${styles.players} stack screen`}
        aria-label={RAID_TEXTS.players}
        aria-busy={isLoading}
      >
        <PageTitle
          words={[
            fight.boss + attemptText(fight),
            passed !== undefined && SPELLING.countOf(passed, audits?.length ?? 0),
          ]}
        />
        <div className={`${styles.main} stack`}>
          <FightHead
            fight={fight}
            fights={fightsToStep(raid)}
            raiders={data?.length}
            passed={passed}
            heading={heading}
            whenAllPassed={fights && <CopyPicture {...{ code, raid, era, fight, fights }} />}
          />
          <QueryFailure key={subject} query={raiders} />
          <ShareButton isDisabled={!data} />
          {audits && era.tables && !isWide && <RaidAtAGlance audits={audits} />}
          <VerdictCounts audits={audits} columns={columns} />
          <Panels subject={subject} fight={fight} era={era} raiders={data} isLoading={isLoading} />
          {audits && data && columns && (
            <AuditedPlayers {...{ audits, columns, fight, context }} raiders={data} />
          )}
          {isLoading && <PlayersSkeleton />}
        </div>
        {audits && <PlayersPane audits={audits} context={context} fight={fight} />}
        {isLoading && <PanePlaceholder />}
      </section>
    </PullOfFight>
  );
}

interface PanelsProps extends Pick<PlayersSectionProps, 'fight' | 'era'> {
  /** A new fight is a new subject, whose panels begin closed. */
  subject: string;
  raiders: readonly Raider[] | undefined;
  isLoading: boolean;
}

function Panels({ subject, fight, era, raiders, isLoading }: PanelsProps) {
  return (
    <div className={`${styles.panels} stack ${isLoading && era.tables ? styles.coming : ''}`}>
      {raiders && era.tables && (
        <BuffsPanel
          key={`buffs ${subject}`}
          raiders={raiders}
          size={fight.size ?? raiders.length}
          era={era}
        />
      )}
      {raiders && hasConsumableTable(era) && <PullPanel key={`pull ${subject}`} />}
    </div>
  );
}

const CopyPicture = lateComponent('CopyPicture', () => import('../share/CopyPicture'));

/** Returns the row of the shown fight in the list of bosses. It scrolls into view on arrival. */
const shownRow = () => document.querySelector('[data-fight][aria-current="true"]');

const PanePlaceholder = () => (
  <p className={`panel p-3 mb-0 ${styles.loading}`}>{FRAME_TEXTS.loading}</p>
);

interface VerdictCountsProps {
  audits: readonly Audit[] | undefined;
  columns: Record<Verdict, Audit[]> | undefined;
}

/** Says `11 passed · 7 missing enchants · 11 low item level`, as title and columns show. */
function VerdictCounts({ audits = [], columns }: VerdictCountsProps) {
  const advised = audits.filter(({ advice }) => advice.length > 0).length;
  return (
    <div className="visually-hidden">
      {/* The status exists from the start, so that screen readers announce its content. */}
      <p role="status">
        {columns &&
          shownVerdicts(columns)
            .map((verdict) => RAID_TEXTS.verdictCount(columns[verdict].length, verdict))
            .join(' · ')}
      </p>
      {advised > 0 && <p>{RAID_TEXTS.worthALook(advised)}</p>}
    </div>
  );
}
