import type { RoleLevels } from '#domain/audit/readiness';
import type { Raider } from '#domain/raid/raid';
import styles from './LevelStrip.module.css';
import { nameBase, othersOf, outliersOf } from './row-height';
import { nameBeside, STRIP_LAYOUT, type StripScale, stackSquares } from './strip-scale';

const { start, width, square, step, gap } = STRIP_LAYOUT;

interface RoleSquaresProps {
  role: RoleLevels;
  height: number;
  scale: StripScale;
}

export function RoleSquares({ role, height, scale: { x } }: RoleSquaresProps) {
  const others = othersOf(role);
  const base = height - square - 1;
  return (
    <>
      <line className={styles.tick} x1={start} x2={width} y1={height} y2={height} />
      {stackSquares(others.map(({ level }) => x(level))).map(({ index, x: left, nth }) => (
        <Square key={index} raider={others[index]?.raider} x={left} y={base - nth * step} />
      ))}
      {outliersOf(role).map(({ raider, name, level }, nth) => {
        const middle = x(level);
        const { text, isLeft } = nameBeside(middle, name);
        const y = nameBase(nth, height);
        return (
          <g key={raider.key}>
            <Square raider={raider} x={middle - square / 2} y={y - square} />
            <text
              className={`${styles.name} class-${raider.classKey ?? 'unknown'}`}
              x={middle + (isLeft ? -gap : gap)}
              y={y}
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

const Square = ({ raider, x, y }: { raider: Raider | undefined; x: number; y: number }) => (
  <rect
    className={`${styles.square} class-${raider?.classKey ?? 'unknown'}`}
    x={x}
    y={y}
    width={square}
    height={square}
    rx={1}
  />
);
