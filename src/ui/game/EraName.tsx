import type { Era } from '#domain/era/era';
import { ASSUMED_ERA } from '#domain/eras/era-list';
import { term } from '#domain/language';

/** Renders an era's name, unless it is the assumed era. */
export function EraName({ era, className }: { era: Era | undefined; className?: string }) {
  if (!era || era.id === ASSUMED_ERA.id) return null;
  return <span className={className}>{term(era.name)}</span>;
}
