import type { Audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { columnOf } from '#domain/audit/verdict';
import { countEmptySlots, hasAnyGear, hasGearRecorded } from '#domain/gear/gear-recorded';
import { ResultLine } from '#features/audit/ResultLine';
import { PLAYER_TEXTS } from '#texts/player';
import { verdictMark } from '#ui/game/verdict-mark';
import { UserText } from '#ui/UserText';
import { describeUnread } from './piece-words';

export function ResultLines({ audit }: { audit: Audit }) {
  const unread = describeUnread(audit);
  return (
    <>
      <Findings audit={audit} />
      {unread.length > 0 && (
        <ResultLine mark="question" text={<UserText>{PLAYER_TEXTS.unread(unread)}</UserText>} />
      )}
    </>
  );
}

function Findings({ audit }: { audit: Audit }) {
  if (!hasAnyGear(audit)) return <ResultLine mark="question" text={PLAYER_TEXTS.noGear} />;
  if (!hasGearRecorded(audit)) {
    const { empty, of } = countEmptySlots(audit);
    return <ResultLine mark="question" text={PLAYER_TEXTS.tooManyEmpty(empty, of)} />;
  }
  if (!audit.era.tables) return <ResultLine mark="question" text={PLAYER_TEXTS.notJudged} />;
  const lines = resultLines(audit);
  if (lines.length === 0) return <ResultLine mark="tick" text={PLAYER_TEXTS.passed} />;
  return lines.map(({ rule, title, line }) => (
    <ResultLine key={title} mark={verdictMark(columnOf(rule))} text={line} />
  ));
}
