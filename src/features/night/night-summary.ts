import type { NamedFinding } from '#domain/audit/finding';
import { countPassedAt, countPassedIn, type NightRow } from '#domain/audit/night';
import { NIGHT_TEXTS } from '#texts/night';

/** Returns `12 kills · 7 passed at first, 12 at last · 6 fixed something`. */
export function nightSummary(
  killCount: number,
  rows: readonly NightRow<NamedFinding, unknown>[],
): string {
  const [first, second] = Array.from(
    { length: killCount },
    (_, kill) => countPassedAt(rows, kill) ?? [],
  ).flat();
  // A raider whose last log has no gear counts by their previous result, as in the last column.
  const last = countPassedIn(rows.map(({ now }) => now));
  const fixed = rows.filter(({ cells }) => cells.some(({ isFixed }) => isFixed)).length;
  return [
    NIGHT_TEXTS.killCount(killCount),
    ...(first && second && last ? [NIGHT_TEXTS.passedOver(first.passed, last.passed)] : []),
    ...(fixed > 0 ? [NIGHT_TEXTS.fixedSomething(fixed)] : []),
  ].join(' · ');
}
