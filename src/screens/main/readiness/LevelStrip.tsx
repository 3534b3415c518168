import { memo } from 'react';
import type { RoleLevels } from '#domain/audit/readiness';
import { formatNumber } from '#domain/format';
import type { Raider } from '#domain/raid/raid';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { READINESS_TEXTS } from '#texts/readiness';
import { UserText } from '#ui/UserText';
import { createMediaHook } from '#ui/use-is-wide';
import styles from './LevelStrip.module.css';
import {
  fitNameBeside,
  STRIP_LAYOUT,
  type StripScale,
  stackSquares,
  stripScale,
} from './strip-scale';

const useIsTextLarge = createMediaHook('(max-width: 15.999em)');
const AXIS_HEIGHT = 16;
const LABEL_WIDTH = 24;

interface LevelStripProps {
  roles: readonly RoleLevels[];
  minimum: number;
}

/** Shows item levels by role; a hidden table has the same data. */
export const LevelStrip = memo(({ roles, minimum }: LevelStripProps) => {
  const scale = stripScale(roles, minimum);
  const { rows, height } = stackRows(roles, scale);
  return (
    <>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${STRIP_LAYOUT.width} ${height + AXIS_HEIGHT}`}
        aria-hidden="true"
      >
        <Scale scale={scale} height={height} />
        {rows.map((row) => (
          <g key={row.role.role} transform={`translate(0 ${row.top})`}>
            <text className="text-body-secondary" x={0} y={row.height - 2}>
              {ROLE_WORDS[row.role.role]}
            </text>
            <RoleSquares role={row.role} height={row.height} scale={scale} />
          </g>
        ))}
      </svg>
      <p className={scale.minimum === undefined ? styles.least : 'visually-hidden'}>
        {READINESS_TEXTS.minimum(minimum)}
      </p>
      <LevelTable roles={roles} />
    </>
  );
});

function stackRows(roles: readonly RoleLevels[], scale: StripScale) {
  let height = 0;
  const rows = roles.map((role) => {
    const top = height;
    height += rowHeight(role, scale);
    return { role, top, height: height - top };
  });
  return { rows, height };
}

function Scale({ scale: { x, ticks, minimum }, height }: { scale: StripScale; height: number }) {
  return (
    <>
      {ticks
        .filter((tick) => minimum === undefined || Math.abs(x(tick) - x(minimum)) > LABEL_WIDTH)
        .map((tick) => (
          <text
            key={tick}
            className="text-body-secondary"
            x={x(tick)}
            y={height + 13}
            textAnchor="middle"
          >
            {tick}
          </text>
        ))}
      {minimum !== undefined && (
        <>
          <line className={styles.minimum} x1={x(minimum)} x2={x(minimum)} y1={0} y2={height} />
          <text className={styles.minimumLabel} x={x(minimum)} y={height + 13} textAnchor="middle">
            {minimum}
          </text>
        </>
      )}
    </>
  );
}

function LevelTable({ roles }: Pick<LevelStripProps, 'roles'>) {
  return (
    <div className={useIsTextLarge() ? styles.shown : 'visually-hidden'}>
      <table>
        <caption>{READINESS_TEXTS.levels}</caption>
        <thead>
          <tr>
            <th scope="col">{READINESS_TEXTS.role}</th>
            <th scope="col">{READINESS_TEXTS.median}</th>
            <th scope="col">{READINESS_TEXTS.behind}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, median, levels }) => (
            <tr key={role}>
              <th scope="row">{ROLE_WORDS[role]}</th>
              <td>{formatNumber(median)}</td>
              <td>
                {levels
                  .filter(({ isBehind }) => isBehind)
                  .map(({ raider, name, level }) => (
                    <UserText key={raider.key}>{`${name} ${formatNumber(level)}`}</UserText>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const { start, width, square, step, gap } = STRIP_LAYOUT;

interface RoleSquaresProps {
  role: RoleLevels;
  height: number;
  scale: StripScale;
}

function RoleSquares({ role, height, scale: { x } }: RoleSquaresProps) {
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
        const { text, isLeft } = fitNameBeside(middle, name);
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

const MIN_HEIGHT = 26;
const ROW_ROOM = 10;
const NAME_HEIGHT = 13;

/** Returns the raiders far below the median, who are named. */
const outliersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => isBehind);

const othersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => !isBehind);

function rowHeight(role: RoleLevels, { x }: StripScale): number {
  const squares = stackSquares(othersOf(role).map(({ level }) => x(level)));
  const stack = Math.max(0, ...squares.map(({ nth }) => nth + 1)) * STRIP_LAYOUT.step;
  return Math.max(MIN_HEIGHT, stack + ROW_ROOM, outliersOf(role).length * NAME_HEIGHT + ROW_ROOM);
}

/** Names stand above each other, the lowest level at the bottom. */
const nameBase = (nth: number, height: number): number => height - 2 - nth * NAME_HEIGHT;
