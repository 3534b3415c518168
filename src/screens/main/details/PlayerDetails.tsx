import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import type { Audit } from '#domain/audit/audit';
import { adviceLines, resultLines } from '#domain/audit/audit-lines';
import { columnOf } from '#domain/audit/verdict';
import { fetchesPulls, hasConsumableTable } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { countEmptySlots, hasAnyGear, hasGearRecorded } from '#domain/gear/gear-recorded';
import { unreadableTexts } from '#domain/gear/unreadable-pieces';
import type { Fight } from '#domain/raid/raid';
import { QueryFailure } from '#features/notices/FailureNotice';
import { PLAYER_TEXTS } from '#texts/player';
import { Details } from '#ui/Details';
import { verdictMark } from '#ui/game/verdict-mark';
import { Loading } from '#ui/Loading';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { ResultLine } from '#ui/ResultLine';
import { UserText } from '#ui/UserText';
import { useWhenIdle } from '#ui/when-idle';
import { GearIcons } from './GearIcons';
import type { PieceRowsProps } from './PieceRows';
import styles from './PlayerDetails.module.css';

/** Keeps the place of a title and two rows. */
const AtThePull = lateComponent('AtThePull', () => import('./AtThePull'), {
  waiting: <div className={styles.pull} />,
});

const LateActions = lateComponent('DetailsActions', () => import('./DetailsActions'));

const LateFoot = lateComponent('DetailsFoot', () => import('./DetailsFoot'));

interface PlayerDetailsProps {
  name: string;
  /** Whether several players of the fight have the name. */
  isShared: boolean;
  /** Undefined if the player is not in the fight. */
  audit: Audit | undefined;
  audits: readonly Audit[];
  fight: Fight;
  facts: EraFacts | undefined;
}

export function PlayerDetails(props: PlayerDetailsProps) {
  const { name, isShared, fight, audit, audits, facts } = props;
  const Actions = useLateComponent(LateActions);
  const Foot = useLateComponent(LateFoot);
  const hasDied = (audit?.raider.deaths?.length ?? 0) > 0;
  const pullDetails = audit && (fetchesPulls(audit.era) || hasDied) && (
    <AtThePull raider={audit.raider} hasPanel={hasConsumableTable(audit.era)} />
  );
  return (
    <>
      {!audit && (
        <p>
          <UserText>
            {isShared ? PLAYER_TEXTS.shared(name) : PLAYER_TEXTS.notInFight(name)}
          </UserText>
        </p>
      )}
      {audit && <ResultLines audit={audit} />}
      {audit && (
        <div className={`${styles.actions} d-print-none`}>
          {Actions && <Actions fight={fight} audit={audit} audits={audits} />}
        </div>
      )}
      {audit && hasAnyGear(audit) ? (
        <GearParts audit={audit} facts={facts}>
          {pullDetails}
        </GearParts>
      ) : (
        pullDetails
      )}
      {Foot && <Foot fight={fight} audit={audit} audits={audits} />}
    </>
  );
}

interface GearPartsProps extends Pick<PlayerDetailsProps, 'facts'> {
  audit: Audit;
  children: ReactNode;
}

/** Parts that need the era's facts render last, so that they do not move the findings. */
function GearParts({ audit, facts, children }: GearPartsProps) {
  const query = useQuery(eraQueries.facts(audit.era));
  if (query.isPending || (query.data && !facts)) return <Loading className="screen" />;
  return (
    <>
      <QueryFailure query={query} />
      <AdviceList audit={audit} />
      <GearIcons audit={audit} facts={facts} />
      {children}
      <EveryPiece audit={audit} facts={facts} />
    </>
  );
}

function ResultLines({ audit }: { audit: Audit }) {
  const unreadable = unreadableTexts(audit);
  return (
    <>
      <FindingLines audit={audit} />
      {unreadable.length > 0 && (
        <ResultLine
          mark="question"
          text={<UserText>{PLAYER_TEXTS.unreadable(unreadable)}</UserText>}
        />
      )}
    </>
  );
}

function FindingLines({ audit }: { audit: Audit }) {
  if (!hasAnyGear(audit)) return <ResultLine mark="question" text={PLAYER_TEXTS.noGear} />;
  if (!hasGearRecorded(audit)) {
    const { empty, all } = countEmptySlots(audit);
    return <ResultLine mark="question" text={PLAYER_TEXTS.tooManyEmpty(empty, all)} />;
  }
  if (!audit.era.tables) return <ResultLine mark="question" text={PLAYER_TEXTS.notJudged} />;
  const lines = resultLines(audit);
  if (lines.length === 0) return <ResultLine mark="tick" text={PLAYER_TEXTS.passed} />;
  return lines.map(({ rule, title, line }) => (
    <ResultLine key={title} mark={verdictMark(columnOf(rule))} text={line} />
  ));
}

function AdviceList({ audit }: { audit: Audit }) {
  const lines = adviceLines(audit);
  if (lines.length === 0) return null;
  return (
    <div className={styles.advice}>
      <h4>
        <Mark name="eye" /> {PLAYER_TEXTS.worthALook}
      </h4>
      <ul aria-label={PLAYER_TEXTS.worthALook} className="d-grid gap-1 list-unstyled m-0">
        {lines.map(({ title, line, explanation }) => (
          <li key={title}>
            <span>{line}</span>
            {explanation && <small className="second d-block">{explanation}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const PieceRows = lateComponent('PieceRows', () => import('./PieceRows'), { waiting: <Loading /> });

function EveryPiece(props: PieceRowsProps) {
  useWhenIdle(PieceRows.load);
  const [isOpen, setOpen] = useState(false);
  const { raider, era } = props.audit;
  return (
    <Details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          <span className="section-title">{PLAYER_TEXTS.everyPiece}</span>{' '}
          {!era.listsLoggedAuras && (
            <small className="second ms-auto">
              {raider.talents.length > 0
                ? PLAYER_TEXTS.talents(raider.talents.join(' / '))
                : PLAYER_TEXTS.noTalents}
            </small>
          )}
        </>
      }
    >
      {isOpen && <PieceRows {...props} />}
    </Details>
  );
}
