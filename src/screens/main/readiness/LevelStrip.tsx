import type { RoleLevels } from '#domain/readiness';
import { READINESS_TEXTS } from '#texts/readiness';
import { ROLE_TEXTS } from '#texts/roles';
import { formatNumber } from '#ui/format';
import { UserText } from '#ui/UserText';
import styles from './LevelStrip.module.css';
import { RoleDots } from './RoleDots';
import { rowHeight } from './row-height';
import { STRIP, stripScale } from './strip-scale';

interface LevelStripProps {
  roles: readonly RoleLevels[];
  minimum: number;
}

/** The item levels of each role, a dot for each raider; a hidden table says the same. */
export function LevelStrip({ roles, minimum }: LevelStripProps) {
  const scale = stripScale(roles, minimum);
  const tops = roles.map((_, index) =>
    roles.slice(0, index).reduce((sum, role) => sum + rowHeight(role, scale), 0),
  );
  const height = roles.reduce((sum, role) => sum + rowHeight(role, scale), 0);
  return (
    <>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${STRIP.width} ${height + 16}`}
        aria-hidden="true"
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.tick}
              x1={scale.x(tick)}
              x2={scale.x(tick)}
              y1={0}
              y2={height}
            />
            <text className={styles.axis} x={scale.x(tick)} y={height + 13} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {scale.minimum !== undefined && (
          <line
            className={styles.minimum}
            x1={scale.x(scale.minimum)}
            x2={scale.x(scale.minimum)}
            y1={0}
            y2={height}
          />
        )}
        {roles.map((role, index) => (
          <g key={role.role} transform={`translate(0 ${tops[index] ?? 0})`}>
            <text className={styles.role} x={0} y={rowHeight(role, scale) / 2 + 4}>
              {ROLE_TEXTS[role.role]}
            </text>
            <RoleDots role={role} scale={scale} />
          </g>
        ))}
      </svg>
      <p className={styles.least}>{READINESS_TEXTS.minimum(minimum)}</p>
      <LevelTable roles={roles} />
    </>
  );
}

function LevelTable({ roles }: Pick<LevelStripProps, 'roles'>) {
  return (
    <div className="visually-hidden">
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
              <th scope="row">{ROLE_TEXTS[role]}</th>
              <td>{formatNumber(median)}</td>
              <td>
                {levels
                  .filter(({ isBehind }) => isBehind)
                  .map(({ raider, name, level }) => (
                    <UserText
                      key={raider.key}
                      text={READINESS_TEXTS.behindOne(name, formatNumber(level))}
                    />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
