import type { ClassKey } from '#domain/raid/classes';
import { Mark } from '../Mark';
import type { MarkName } from '../mark-paths';
import styles from './RaidFrame.module.css';

export interface FrameCell {
  key: string;
  mark: MarkName;
  classKey: ClassKey | undefined;
}

export interface FrameGroup {
  role: string;
  cells: readonly FrameCell[];
}

interface RaidFrameProps {
  groups: readonly FrameGroup[];
  /** Text for screen readers; without it the frame is decoration. */
  label?: string;
  /** Whether to omit the roles' words and counts. */
  isLine?: boolean;
}

/** Renders a cell per raider, by role, like the game's raid frame. */
export function RaidFrame({ groups, label, isLine = false }: RaidFrameProps) {
  return (
    <div
      className={isLine ? styles.line : ''}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {groups.map(({ role, cells }) => (
        <div key={role} className={styles.group}>
          <div className={`${styles.role} label`}>
            <span>{role}</span> <b>{cells.filter(({ mark }) => mark === 'tick').length}</b>
            <span>{`/${cells.length}`}</span>
          </div>
          <div className={styles.cells}>
            {cells.map(({ key, mark, classKey }) => (
              <Mark
                key={key}
                name={mark}
                className={`${styles.cell} ${styles[mark]} class-${classKey ?? 'unknown'}`}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
