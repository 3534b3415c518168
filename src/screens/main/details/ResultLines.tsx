import { type Audit, hasGearRecorded } from '#domain/audit';
import { resultLines } from '#domain/audit-lines';
import { PLAYER_TEXTS } from '#texts/player';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import styles from './ResultLines.module.css';

/** The audit in words, as a raid leader would say it in chat. */
export function ResultLines({ audit }: { audit: Audit }) {
  if (!hasGearRecorded(audit)) return <Line mark="question" words={PLAYER_TEXTS.noGear} />;
  if (!audit.era.tables) return <Line mark="question" words={PLAYER_TEXTS.notJudged} />;
  const lines = resultLines(audit);
  if (lines.length === 0) return <Line mark="tick" words={PLAYER_TEXTS.passed} />;
  return lines.map(({ title, line }) => (
    <Line key={title} mark={MARKS.get(title) ?? 'square'} words={line} />
  ));
}

const MARKS: ReadonlyMap<string, MarkName> = new Map([
  ['Missing Enchant', 'cross'],
  ['Low Item Level', 'triangle'],
]);

function Line({ mark, words }: { mark: MarkName; words: string }) {
  return (
    <p className={`${styles.line} ${styles[mark]}`}>
      <Mark name={mark} size={14} /> <span>{words}</span>
    </p>
  );
}
