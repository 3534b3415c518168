import type { FaultPart } from '#domain/season/drawing';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './FaultParts.module.css';

interface FaultPartsProps {
  parts: readonly FaultPart[];
  className?: string | undefined;
}

/** Draws faults as a mark and words per column. The text beside it says the same. */
export const FaultParts = ({ parts, className = '' }: FaultPartsProps) =>
  parts.map((part) => (
    <span key={part.column} className={`${styles.part} ${className}`} data-words={part.words}>
      <Mark name={verdictMark(part.column)} size={10} className={toneOf(part)} />
    </span>
  ));

export const toneOf = ({ column }: FaultPart): string => `tone-${verdictMark(column)}`;
