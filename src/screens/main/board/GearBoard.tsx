import type { RefObject } from 'react';
import type { Audit } from '#domain/audit/audit';
import { countPassed } from '#domain/audit/verdict';
import { hasConsumableTable } from '#domain/era/era';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { fightsToStep } from '#domain/raid/open-fight';
import type { Fight } from '#domain/raid/raid';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { QueryFailure } from '#features/notices/FailureNotice';
import { PullLegend } from '#features/pull/PullLegend';
import { PullOfFight, usePullInView } from '#features/pull/PullOfFight';
import { ShareButton } from '#features/share/ShareButton';
import { FilterCheckbox } from '#features/tables/FilterCheckbox';
import table from '#features/tables/RaidTable.module.css';
import { BOARD_TEXTS } from '#texts/board';
import { VIEW_TEXTS } from '#texts/views';
import { Loading } from '#ui/Loading';
import { Mark } from '#ui/Mark';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useIsNarrow } from '#ui/use-is-wide';
import { BOSS_LIST_LINK } from '../address/boss-list-link';
import { useRaidAddress } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { ChosenPlayer } from '../details/ChosenPlayer';
import { FightHead } from '../fight-head/FightHead';
import { BoardTable } from './BoardTable';
import { BOARD_MARKS, cellMarks } from './cell-marks';
import styles from './GearBoard.module.css';

export function GearBoard({ fight, arrival, ...view }: ViewProps) {
  const heading = useFocusOnArrival({ subject: arrival });
  return (
    <section
      className={`${table.view} ${styles.board} stack screen`}
      aria-label={VIEW_TEXTS.names.board}
    >
      {fight ? (
        <BoardOfFight {...view} fight={fight} heading={heading} />
      ) : (
        <>
          <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
            {VIEW_TEXTS.names.board}
          </h2>
          <p role="status">
            <a className="btn btn-primary" {...BOSS_LIST_LINK}>
              {VIEW_TEXTS.pickABoss}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

interface BoardOfFightProps extends OpenedRaid {
  fight: Fight;
  heading: RefObject<HTMLHeadingElement | null>;
}

function BoardOfFight({ code, raid, fight, era, heading }: BoardOfFightProps) {
  const { address, choosePlayer, showOnly } = useRaidAddress();
  const isPhone = useIsNarrow();
  const isOnlyWithFindings = address.filter === 'faults';
  const { context, raiders, audits } = useAuditedFight({ code, fight, era });
  const { data, error } = raiders;
  const faulty = audits?.filter(({ findings }) => findings.length > 0).length ?? 0;
  return (
    <PullOfFight code={code} fight={fight} era={era} raiders={data}>
      <FightHead
        title={VIEW_TEXTS.names.board}
        fight={fight}
        fights={fightsToStep(raid)}
        raiders={data?.length}
        passed={audits && countPassed(audits)}
        heading={heading}
      />
      <QueryFailure key={`${code} ${fight.id}`} query={raiders} />
      <ShareButton isDisabled={!audits} />
      <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <FilterCheckbox
          label={BOARD_TEXTS.onlyWithFindings}
          isOn={isOnlyWithFindings}
          shown={isOnlyWithFindings ? faulty : (audits?.length ?? 0)}
          all={audits?.length ?? 0}
          onChange={(isOn) => showOnly(isOn ? 'faults' : '')}
        />
        <div className="d-grid gap-1">
          {era.tables && <MarkLegend audits={audits} />}
          {hasConsumableTable(era) && !isPhone && <LegendOfPull />}
        </div>
      </div>
      {!audits && !error && <Loading />}
      {audits && (
        <div className={`${styles.stage} ${address.player ? styles.behindDetails : ''}`}>
          <BoardTable
            audits={audits}
            fight={fight}
            context={context}
            isOnlyWithFindings={isOnlyWithFindings}
            chosenName={address.player}
            onChoose={choosePlayer}
          />
          <div className={styles.pane}>
            <ChosenPlayer fight={fight} audits={audits} facts={context.facts} />
          </div>
        </div>
      )}
    </PullOfFight>
  );
}

function LegendOfPull() {
  const { pull, state } = usePullInView();
  if (!pull) return state === 'loading' && <div className={styles.line} />;
  return <PullLegend pulls={[pull]} />;
}

/** Explains the marks that the board has. */
function MarkLegend({ audits }: { audits: readonly Audit[] | undefined }) {
  if (!audits) return <div className={styles.line} />;
  const shown = new Set(audits.flatMap(cellMarks).map(([mark]) => mark));
  return (
    <ul className="d-flex flex-wrap row-gap-1 column-gap-3 second list-unstyled m-0">
      {BOARD_MARKS.filter((mark) => shown.has(mark)).map((mark) => (
        <li key={mark} className={`tone-${mark}`}>
          <Mark name={mark} /> {BOARD_TEXTS.legend[mark]}
        </li>
      ))}
    </ul>
  );
}
