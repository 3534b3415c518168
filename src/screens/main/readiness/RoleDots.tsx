import type { RaiderLevel, RoleLevels } from '#domain/audit/readiness';
import styles from './LevelStrip.module.css';
import { nameTop, othersOf, outliersOf } from './row-height';
import { dotOffsets, nameBeside, STRIP_LAYOUT, type StripScale } from './strip-scale';

interface RoleDotsProps {
  role: RoleLevels;
  height: number;
  scale: StripScale;
}

export function RoleDots({ role, height, scale: { x } }: RoleDotsProps) {
  const outliers = outliersOf(role);
  const others = othersOf(role);
  const offsets = dotOffsets(others.map(({ level }) => x(level)));
  return (
    <>
      <line
        className={styles.median}
        x1={x(role.median)}
        x2={x(role.median)}
        y1={4}
        y2={height - 4}
      />
      {others.map(({ raider, level }, index) => (
        <Dot key={raider.key} raider={raider} x={x(level)} y={height / 2 + (offsets[index] ?? 0)} />
      ))}
      {outliers.map(({ raider, name, level }, index) => (
        <NamedDot
          key={raider.key}
          raider={raider}
          name={name}
          x={x(level)}
          y={nameTop(index, outliers.length, height)}
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
      r={STRIP_LAYOUT.dot}
    />
  );
}

function NamedDot({ raider, name, x, y }: DotProps & Pick<RaiderLevel, 'name'>) {
  const { text, isLeft } = nameBeside(x, name);
  return (
    <g>
      <Dot raider={raider} x={x} y={y} />
      <text
        className={styles.name}
        x={x + (isLeft ? -STRIP_LAYOUT.gap : STRIP_LAYOUT.gap)}
        y={y + 4}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}
