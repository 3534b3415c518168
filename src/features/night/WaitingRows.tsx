import { CellRun } from '../tables/CellRun';
import { MatrixRow } from '../tables/Matrix';
import matrix from '../tables/Matrix.module.css';
import styles from './WaitingRows.module.css';

const ROWS = [...Array(12).keys()];

/** Has the shape of rows that are unknown before the first kill: a picture, a name and a band. */
export const WaitingRows = ({ columns }: { columns: number }) => (
  <tbody className={styles.waiting} aria-hidden="true">
    {ROWS.map((row) => (
      <MatrixRow key={row} head={<span className={styles.name} />}>
        <td role="cell" className="position-relative" colSpan={columns}>
          <CellRun kind="steady" length={1} />
        </td>
        <td role="cell" className={matrix.side} />
      </MatrixRow>
    ))}
  </tbody>
);
