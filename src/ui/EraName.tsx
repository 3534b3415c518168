import type { Era } from '#domain/eras/era';
import { ASSUMED_ERA } from '#domain/eras/era-list';
import { term } from '#domain/language';

/** The era of something, where it is known and not the one that every report is taken for at first. */
export function EraName({ era }: { era: Era | undefined }) {
  if (!era || era.id === ASSUMED_ERA.id) return null;
  // Among facts, the dot before it stands outside the badge.
  return (
    <span>
      <span className="badge">{term(era.name)}</span>
    </span>
  );
}
