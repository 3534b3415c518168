import type { ReactNode } from 'react';
import type { Audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { columnOf } from '#domain/audit/verdict';
import { countEmptySlots, hasAnyGear, hasGearRecorded } from '#domain/gear/gear-recorded';
import { PLAYER_TEXTS } from '#texts/player';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { UserText } from '#ui/UserText';
import { describeUnread } from './piece-words';
import styles from './ResultLines.module.css';

export function ResultLines({ audit }: { audit: Audit }) {
  const unread = describeUnread(audit);
  return (
    <>
      <Findings audit={audit} />
      {unread.length > 0 && (
        <Line mark="question" text={<UserText>{PLAYER_TEXTS.unread(unread)}</UserText>} />
      )}
    </>
  );
}

function Findings({ audit }: { audit: Audit }) {
  if (!hasAnyGear(audit)) return <Line mark="question" text={PLAYER_TEXTS.noGear} />;
  if (!hasGearRecorded(audit)) {
    const { empty, of } = countEmptySlots(audit);
    return <Line mark="question" text={PLAYER_TEXTS.tooManyEmpty(empty, of)} />;
  }
  if (!audit.era.tables) return <Line mark="question" text={PLAYER_TEXTS.notJudged} />;
  const lines = resultLines(audit);
  if (lines.length === 0) return <Line mark="tick" text={PLAYER_TEXTS.passed} />;
  return lines.map(({ rule, title, line }) => (
    <Line key={title} mark={verdictMark(columnOf(rule))} text={line} />
  ));
}

function Line({ mark, text }: { mark: MarkName; text: ReactNode }) {
  return (
    <p className={`${styles.line} ${styles[mark]} tone-${mark}`}>
      <Mark name={mark} size={14} /> <span>{text}</span>
    </p>
  );
}
