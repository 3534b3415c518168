import type { Era } from '#domain/eras/era';
import { term } from '#domain/language';

/** The era of something, where it is known and not Cataclysm, which goes without saying. */
export function EraName({ era }: { era: Era | undefined }) {
  if (!era || era.id === 'cataclysm') return null;
  // Among facts, the dot before it stands outside the badge.
  return (
    <span>
      <span className="badge">{term(era.name)}</span>
    </span>
  );
}
