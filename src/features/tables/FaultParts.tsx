import type { ReactNode } from 'react';
import type { FaultPart } from '#domain/audit/night-drawing';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './FaultParts.module.css';

interface FaultPartsProps {
  parts: readonly FaultPart[];
  className?: string | undefined;
}

/** Draws a mark and words for each column; the same stands as text beside it. */
export const FaultParts = ({ parts, className = '' }: FaultPartsProps) =>
  parts.map(({ column, words }) => {
    const mark = verdictMark(column);
    return (
      <span key={column} className={`${styles.part} tone-${mark} ${className}`} data-words={words}>
        <Mark name={mark} size={10} />
      </span>
    );
  });

export const BandOfFaults = ({ parts }: Pick<FaultPartsProps, 'parts'>) => (
  <InBand brief={<FaultParts parts={parts.map((part) => ({ ...part, words: `${part.count}` }))} />}>
    <FaultParts parts={parts} />
  </InBand>
);

/** Fills a band with words, or with what is brief if it has no room for them. */
export const InBand = ({ brief, children }: { brief: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.inBrief}>{brief}</span>
    <span className={styles.inWords}>{children}</span>
  </>
);
