import type { RaiderLevel, RoleLevels } from '#domain/readiness';
import styles from './LevelStrip.module.css';
import { namedOf, nameTop, unnamedOf } from './row-height';
import { STRIP, type StripScale, spread } from './strip-scale';

/** A longer name would leave the strip; the hidden table has it whole. */
const MAX_NAME = 14;

interface RoleDotsProps {
  role: RoleLevels;
  /** Of the role's row. */
  height: number;
  scale: StripScale;
}

/** One role's raiders and their median; those who are far below it are named. */
export function RoleDots({ role, height, scale: { x } }: RoleDotsProps) {
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
        <Dot key={raider.key} raider={raider} x={x(level)} y={height / 2 + (moved[index] ?? 0)} />
      ))}
      {named.map(({ raider, level }, index) => (
        <NamedDot
          key={raider.key}
          raider={raider}
          x={x(level)}
          y={nameTop(index, named.length, height)}
        />
      ))}
    </>
  );
}

interface DotProps extends Pick<RaiderLevel, 'raider'> {
  x: number;
  y: number;
}

function Dot({ raider, x, y }: DotProps) {
  return (
    <circle
      className={`${styles.dot} class-${raider.classKey ?? 'unknown'}`}
      cx={x}
      cy={y}
      r={STRIP.dot}
    />
  );
}

/** The name stands on the side with more room. */
function NamedDot({ raider, x, y }: DotProps) {
  const isLeft = x > STRIP.width / 2;
  return (
    <g>
      <Dot raider={raider} x={x} y={y} />
      <text
        className={styles.name}
        x={x + (isLeft ? -7 : 7)}
        y={y + 4}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {[...raider.name].slice(0, MAX_NAME).join('')}
      </text>
    </g>
  );
}
