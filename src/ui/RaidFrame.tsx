import type { ClassKey } from '#domain/raid/classes';
import { Mark } from './Mark';
import type { MarkName } from './mark-paths';
import styles from './RaidFrame.module.css';

/** One raider: the mark of the worst verdict, and the class. */
export interface FrameCell {
  key: string;
  mark: MarkName;
  classKey: ClassKey | undefined;
}

/** The raiders of one role: `Tanks`. */
export interface FrameGroup {
  role: string;
  cells: readonly FrameCell[];
}

interface RaidFrameProps {
  groups: readonly FrameGroup[];
  /** What it shows, in words; without them it is decoration. */
  label?: string;
}

/** A raid at a glance, as the game draws it: one cell for each raider, by role. Nobody can focus it. */
export function RaidFrame({ groups, label }: RaidFrameProps) {
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {groups.map(({ role, cells }) => (
        <div key={role} className={styles.group}>
          <div className={styles.role}>
            {role} <b>{cells.filter(({ mark }) => mark === 'tick').length}</b>/{cells.length}
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
