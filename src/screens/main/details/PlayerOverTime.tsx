import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { type PlayerThatEvening, playerOverTime } from '#domain/digests/earlier';
import type { Era } from '#domain/era/era';
import { formatDate, formatNumber } from '#domain/format';
import type { Raider } from '#domain/raid/raid';
import { OVER_TIME_TEXTS } from '#texts/over-time';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import styles from './PlayerOverTime.module.css';

const WIDTH = 240;
const HEIGHT = 72;
const MARGIN = 8;
/** Pixels per fault, and the most faults shown. */
const FAULT = 4;
const MAX_FINDINGS = 8;

interface PlayerOverTimeProps {
  era: Era;
  player: Raider;
  /** All players of the fight. */
  present: readonly Raider[];
}

/** Shows a player's faults and item level by raid, once two raids with the player are saved. */
export function PlayerOverTime({ era, player, present }: PlayerOverTimeProps) {
  const { data: saved } = useQuery(digestQueries.latest({ era }, useObservable(standards)));
  const raids = useMemo(
    () => (saved ? playerOverTime(player, { raids: saved, era, present }) : []),
    [saved, era, player, present],
  );
  if (raids.length < 2) return null;
  const levels = raids.flatMap(({ itemLevel }) => itemLevel ?? []);
  return (
    <section aria-label={OVER_TIME_TEXTS.heading} className="mt-3">
      <h4 className="h6">{OVER_TIME_TEXTS.heading}</h4>
      <HistoryChart raids={raids} levels={levels} />
      {levels.length > 0 && (
        <p className="small text-body-secondary m-0" aria-hidden="true">
          {OVER_TIME_TEXTS.range(
            formatNumber(Math.min(...levels)),
            formatNumber(Math.max(...levels)),
          )}
        </p>
      )}
      <HiddenTable raids={raids} />
    </section>
  );
}

interface ChartProps {
  raids: readonly PlayerThatEvening[];
  levels: readonly number[];
}

function HistoryChart({ raids, levels }: ChartProps) {
  const lowest = Math.min(...levels);
  const span = Math.max(...levels) - lowest || 1;
  const step = (WIDTH - 2 * MARGIN) / (raids.length - 1);
  const points = raids.flatMap(({ code, itemLevel }, index) =>
    itemLevel === undefined
      ? []
      : {
          code,
          x: MARGIN + index * step,
          y: MARGIN + (1 - (itemLevel - lowest) / span) * (HEIGHT / 2 - MARGIN),
        },
  );
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {raids.map(({ code, faults }, index) => {
        const height = Math.min(faults, MAX_FINDINGS) * FAULT;
        const x = MARGIN + index * step - FAULT;
        return (
          <rect
            key={code}
            className={styles.faults}
            x={x}
            y={HEIGHT - height}
            width={2 * FAULT}
            height={height}
          />
        );
      })}
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ code, x, y }) => (
        <circle key={code} className={styles.level} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}

function HiddenTable({ raids }: Pick<ChartProps, 'raids'>) {
  return (
    <table className="visually-hidden">
      <caption>{OVER_TIME_TEXTS.heading}</caption>
      <thead>
        <tr>
          {(['raid', 'date', 'itemLevel', 'faults'] as const).map((column) => (
            <th key={column} scope="col">
              {OVER_TIME_TEXTS[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {raids.map(({ code, title, pulledAt, itemLevel, faults }) => (
          <tr key={code}>
            <th scope="row">
              <UserText>{shownTitle(title)}</UserText>
            </th>
            <td>{formatDate(pulledAt)}</td>
            <td>{itemLevel === undefined ? OVER_TIME_TEXTS.unknown : formatNumber(itemLevel)}</td>
            <td>{faults}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
