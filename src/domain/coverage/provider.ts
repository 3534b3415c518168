import type { Calling } from '../classes';
import type { Raider } from '../raid';
import type { BuffCategory, BuffSource } from './category';

/** A raider who can bring a category, with every source by which they can. */
export interface Provider {
  raider: Raider;
  sources: BuffSource[];
}

/**
 * Whether somebody of this class and spec brings the source.
 *
 * A bare class brings only what any of its specs brings. Source: spec.md "Provider rule".
 */
export const isBroughtBy = ({ by, spec }: BuffSource, calling: Calling): boolean =>
  by === calling.classKey && (spec === undefined || spec === calling.spec);

/** A raider's calling as far as buffs go: a Feral druid who tanks is a bear. pitfalls.md row 22. */
export const buffCalling = ({ classKey, spec, roles }: Raider): Calling =>
  classKey === 'druid' && spec === 'Feral' && roles.includes('tanks')
    ? { classKey, spec: 'Guardian' }
    : { ...(classKey && { classKey }), ...(spec && { spec }) };

/** Everyone who can bring the category, each once. */
export const providersOf = ({ sources }: BuffCategory, raiders: readonly Raider[]): Provider[] =>
  raiders.flatMap((raider) => {
    const calling = buffCalling(raider);
    const brought = sources.filter((source) => isBroughtBy(source, calling));
    return brought.length > 0 ? [{ raider, sources: brought }] : [];
  });
