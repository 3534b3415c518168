import type { ShownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import styles from './PullMark.module.css';
import { pullMarkPath } from './pull-mark-paths';

const LINE_STATES: readonly ShownState[] = ['not seen', 'no snapshot', 'not in log'];

const TONES: Readonly<Record<ShownState, string>> = {
  seen: 'tone-tick',
  lower: 'tone-eye',
  half: 'tone-eye',
  'not seen': 'tone-eye',
  'no snapshot': 'text-body-secondary',
  'not in log': 'text-body-secondary',
};

interface PullMarkProps {
  state: ShownState;
  category: PullCategory;
  /** Pixels, with text at 100 %. */
  size?: number;
}

export function PullMark({ state, category, size = 14 }: PullMarkProps) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className={`${styles.mark} ${TONES[state]} ${LINE_STATES.includes(state) ? styles.lines : styles.shape}`}
      viewBox="0 0 16 16"
      width={length}
      height={length}
      aria-hidden="true"
    >
      <path d={pullMarkPath(state, category)} />
    </svg>
  );
}
