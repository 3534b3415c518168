import styles from './Logo.module.css';
import { LIT_COLUMNS } from './logo-cells';

const ROWS = [0, 1, 2, 3, 4];

const cells = (isLit: boolean, path: (x: number, y: number) => string): string =>
  ROWS.flatMap((y) =>
    ROWS.filter((x) => (LIT_COLUMNS[y]?.includes(x) ?? false) === isLit).map((x) =>
      path(x * 5, y * 5),
    ),
  ).join('');

const LIT_CELLS = cells(true, (x, y) => `M${x + 1} ${y + 1}h3v3h-3z`);
const DOTS = cells(false, (x, y) => `M${x + 2.5} ${y + 2.5}h0`);

export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 25 25" width="22" height="22" aria-hidden="true">
      <path className={styles.lit} d={LIT_CELLS} />
      <path className={styles.dots} d={DOTS} />
    </svg>
  );
}
