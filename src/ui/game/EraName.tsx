import type { Era } from '#domain/era/era';
import { ASSUMED_ERA } from '#domain/eras/era-list';
import { term } from '#domain/language';

/** Renders an era's name; nothing for the assumed era. */
export function EraName({ era }: { era: Era | undefined }) {
  if (!era || era.id === ASSUMED_ERA.id) return null;
  // The separator of a list of facts stays outside the badge.
  return (
    <span>
      <span className="badge">{term(era.name)}</span>
    </span>
  );
}
