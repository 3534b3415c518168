import { columnOf } from '#domain/audit/verdict';
import type { EveningCell } from '#domain/groups/evening-cells';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';

/** Marks what a player lacked on an evening. Text beside the mark has the same content. */
export function CellMark({ cell: { state, findings } }: { cell: EveningCell }) {
  const [worst] = findings;
  const mark = state === 'passed' ? 'tick' : worst && verdictMark(columnOf(worst.rule));
  return mark && <Mark name={mark} size={11} className={`tone-${mark} flex-shrink-0`} />;
}
