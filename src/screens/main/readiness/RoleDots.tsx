import type { RoleLevels } from '#domain/readiness';
import styles from './LevelStrip.module.css';
import { namedOf, nameTop, rowHeight, unnamedOf } from './row-height';
import { nameBeside, STRIP, type StripScale, spread } from './strip-scale';

interface RoleDotsProps {
  role: RoleLevels;
  scale: StripScale;
}

/** One role's raiders and their median; those who are far below it are named. */
export function RoleDots({ role, scale: { x, ...scale } }: RoleDotsProps) {
  const height = rowHeight(role, { x, ...scale });
  const named = namedOf(role);
  const unnamed = unnamedOf(role);
  const moved = spread(unnamed.map(({ level }) => x(level)));
  return (
    <>
      <line
        className={styles.median}
        x1={x(role.median)}
        x2={x(role.median)}
        y1={4}
        y2={height - 4}
      />
      {unnamed.map(({ raider, level }, index) => (
        <circle
          key={raider.key}
          className={`${styles.dot} class-${raider.classKey ?? 'unknown'}`}
          cx={x(level)}
          cy={height / 2 + (moved[index] ?? 0)}
          r={STRIP.dot}
        />
      ))}
      {named.map(({ raider, name, level }, index) => {
        const y = nameTop(index, named.length, height);
        const { text, isLeft } = nameBeside(x(level), name);
        return (
          <g key={raider.key}>
            <circle
              className={`${styles.dot} class-${raider.classKey ?? 'unknown'}`}
              cx={x(level)}
              cy={y}
              r={STRIP.dot}
            />
            <text
              className={styles.name}
              x={x(level) + (isLeft ? -STRIP.gap : STRIP.gap)}
              y={y + 4}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}
