import type { ItemLevelChange } from '#domain/audit/since';
import { formatChange, formatNumber } from '#domain/format';
import type { ShownNames } from '#domain/raid/shown-names';
import { RaiderHead } from '#features/tables/RaiderHead';
import { SINCE_TEXTS } from '#texts/since';
import { levelTicks } from '#ui/level-ticks';
import { Mark } from '#ui/Mark';
import styles from './ItemLevelChanges.module.css';
import listStyles from './SinceLists.module.css';

interface ItemLevelChangesProps {
  changes: readonly ItemLevelChange[];
  names: ShownNames;
}

/** Shows each change from a hollow dot (before) to a filled dot (now). */
export function ItemLevelChanges({ changes, names }: ItemLevelChangesProps) {
  const scale = changeScale(changes.flatMap(({ before, now }) => [before, now]));
  return (
    <section aria-label={SINCE_TEXTS.itemLevels} className={listStyles.list}>
      <h3 className={listStyles.heading}>{SINCE_TEXTS.itemLevels}</h3>
      <ul className="list-unstyled m-0">
        {changes.map(({ row: { id, player }, before, now }) => {
          const mark = now > before ? 'up' : 'down';
          return (
            <li key={id} className={styles.player}>
              <RaiderHead raider={player} names={names} />
              <Dumbbell from={scale.at(before)} to={scale.at(now)} ticks={scale.ticks} />
              <span className="visually-hidden">
                {SINCE_TEXTS.fromTo(formatNumber(before), formatNumber(now))}
              </span>
              <span className={`${styles.change} tone-${mark}`}>
                <Mark name={mark} size={11} /> <span>{formatChange(now - before)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.player}>
        <span />
        <svg className={styles.axis} aria-hidden="true">
          {scale.ticks.filter(isLabelled).map(({ level, x }) => (
            <text key={level} x={x} y="12" textAnchor="middle">
              {level}
            </text>
          ))}
        </svg>
      </div>
      <p className="second m-0">{SINCE_TEXTS.dots}</p>
    </section>
  );
}

function Dumbbell({ from, to, ticks }: { from: string; to: string; ticks: readonly ScaleTick[] }) {
  return (
    <svg className={styles.dumbbell} aria-hidden="true">
      {ticks.map(({ level, x }) => (
        <line key={level} className={styles.tick} x1={x} x2={x} y1="0" y2="100%" />
      ))}
      <line className={styles.dumbbellBar} x1={from} x2={to} y1="50%" y2="50%" />
      <circle className={styles.before} cx={from} cy="50%" r="4" />
      <circle className={styles.now} cx={to} cy="50%" r="5" />
    </svg>
  );
}

interface ScaleTick {
  level: number;
  x: string;
}

/** Whether a tick has a number. If there are many ticks, every second tick has a number. */
const isLabelled = (_: ScaleTick, index: number, { length }: readonly ScaleTick[]): boolean =>
  length <= 3 || index % 2 === 0;

/** Leaves room for a dot at each end. */
function changeScale(levels: readonly number[]) {
  const from = Math.floor(Math.min(...levels)) - 1;
  const to = Math.ceil(Math.max(...levels)) + 1;
  const at = (level: number) => `${((level - from) / (to - from)) * 100}%`;
  const ticks = levelTicks(from + 1, to - 1).map((level): ScaleTick => ({ level, x: at(level) }));
  return { at, ticks };
}
