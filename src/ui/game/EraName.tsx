import type { Era } from '#domain/era/era';
import { ASSUMED_ERA } from '#domain/eras/era-list';
import { term } from '#domain/language';

/** Renders nothing for the assumed era. */
export function EraName({ era }: { era: Era | undefined }) {
  if (!era || era.id === ASSUMED_ERA.id) return null;
  // In a list of facts the separator stays outside the badge.
  return (
    <span>
      <span className="badge">{term(era.name)}</span>
    </span>
  );
}
