import type { ReactNode } from 'react';
import type { FindingPart } from '#domain/audit/finding-parts';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './FindingParts.module.css';

interface FindingPartsProps {
  parts: readonly FindingPart[];
  isWrapped?: boolean;
  className?: string | undefined;
}

/** Shows a mark and words for each column. Text beside them has the same content. */
export const FindingParts = ({ parts, isWrapped = false, className = '' }: FindingPartsProps) =>
  parts.map(({ column, words }) => {
    const mark = verdictMark(column);
    return (
      <span
        key={column}
        className={`${isWrapped ? styles.wrapped : styles.part} tone-${mark} ${className}`}
      >
        <Mark name={mark} size={10} />
        {words}
      </span>
    );
  });

export const FindingsBand = ({ parts }: Pick<FindingPartsProps, 'parts'>) => (
  <BandContent
    brief={
      <FindingParts parts={parts.map((part) => ({ ...part, words: `${part.count || ''}` }))} />
    }
  >
    <FindingParts parts={parts} />
  </BandContent>
);

/** Fills a band with words, or with a short form if they do not fit. */
export const BandContent = ({ brief, children }: { brief: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.inBrief}>{brief}</span>
    <span className={styles.inWords}>{children}</span>
  </>
);
