import type { NamedFinding } from '#domain/audit/finding';
import { countPassedAt, type NightRow } from '#domain/audit/night';
import { NIGHT_TEXTS } from '#texts/night';

/** Returns `12 kills · 7 passed at first, 12 at last · 6 fixed something`. */
export function nightSummary(
  killCount: number,
  rows: readonly NightRow<NamedFinding, unknown>[],
): string {
  const passed = Array.from(
    { length: killCount },
    (_, kill) => countPassedAt(rows, kill)?.passed ?? [],
  );
  const [first, ...others] = passed.flat();
  const last = others.at(-1);
  const fixed = rows.filter(({ cells }) => cells.some(({ isFixed }) => isFixed)).length;
  return [
    NIGHT_TEXTS.killCount(killCount),
    ...(first !== undefined && last !== undefined ? [NIGHT_TEXTS.passedOver(first, last)] : []),
    ...(fixed > 0 ? [NIGHT_TEXTS.fixedSomething(fixed)] : []),
  ].join(' · ');
}
