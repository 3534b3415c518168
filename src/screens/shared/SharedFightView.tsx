import type { ReactNode, RefObject } from 'react';
import { byVerdict, countPassed } from '#domain/audit/verdict';
import { type SharedFight, sharedVerdicts, toKeyedPlayer } from '#domain/share/shared-fight';
import { SPELLING } from '#domain/spelling';
import { PageTitle } from '#features/page/PageTitle';
import { ResultHead } from '#features/result-head/ResultHead';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';
import { RaidFrame } from '#ui/game/RaidFrame';
import { sharedAttemptText, sharedPlaceText } from '#ui/game/shared-fight-words';
import { shownTitle } from '#ui/game/shown-title';
import { verdictMark } from '#ui/game/verdict-mark';
import { UserText } from '#ui/UserText';
import { type JudgedPlayer, SharedColumns } from './SharedColumns';
import styles from './SharedScreen.module.css';

export interface SharedPartsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  date: ReactNode;
  smallPrint: ReactNode;
}

interface SharedFightViewProps extends SharedPartsProps {
  fight: SharedFight;
}

export function SharedFightView({ fight, heading, date, smallPrint }: SharedFightViewProps) {
  const judged = judgedPlayers(fight);
  const columns = byVerdict(judged);
  const isJudged = columns['NOT JUDGED'].length < judged.length;
  const passed = countPassed(judged);
  return (
    <>
      <PageTitle
        words={[
          fight.boss + sharedAttemptText(fight),
          passed !== undefined && SPELLING.countOf(passed, judged.length),
        ]}
      />
      <ResultHead
        lead={
          <>
            <span>{SHARED_RESULT_TEXTS.lead}</span>
            <UserText>{shownTitle(fight.title)}</UserText>
          </>
        }
        fight={fight}
        heading={{ ref: heading, level: 'h1' }}
        facts={
          <>
            <UserText>{sharedPlaceText(fight)}</UserText>
            {date}
          </>
        }
        passed={passed}
        raiders={judged.length}
      />
      {isJudged && <VerdictFrame judged={judged} />}
      {judged.length > 0 ? (
        <SharedColumns fight={fight} judged={judged} columns={columns} />
      ) : (
        <p>{SHARED_RESULT_TEXTS.nobody}</p>
      )}
      {smallPrint}
    </>
  );
}

const judgedPlayers = ({ players, counts }: SharedFight): JudgedPlayer[] =>
  players
    .map(toKeyedPlayer)
    .map((player) => ({ ...player, verdicts: sharedVerdicts(player, counts) }));

/** Renders all players as one group because a link has no roles. */
function VerdictFrame({ judged }: { judged: readonly JudgedPlayer[] }) {
  const cells = judged.map(({ key, verdicts: [worst = 'PASSED'], classKey }) => ({
    key,
    mark: verdictMark(worst),
    classKey,
  }));
  return (
    <div className={styles.frame}>
      <RaidFrame groups={[{ role: '', cells }]} isLine />
    </div>
  );
}
