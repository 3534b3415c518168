import type { ReactNode } from 'react';
import { Mark } from './Mark';
import type { MarkName } from './mark-paths';
import styles from './ResultLine.module.css';

export function ResultLine({ mark, text }: { mark: MarkName; text: ReactNode }) {
  return (
    <p className={`${styles.line} ${styles[mark]} tone-${mark}`}>
      <Mark name={mark} size={14} /> <span>{text}</span>
    </p>
  );
}
