import type { ServedReport } from './reports';
import { describeFaults, type LoggedFaults, marksOf, standing } from './worked-out-night';

const only = ({ bare, low }: LoggedFaults, wanted: (mark: string) => boolean): LoggedFaults => ({
  bare: bare.filter((slot) => wanted(`bare ${slot}`)),
  low: low.filter((slot) => wanted(`low ${slot}`)),
});

/** `Name slots` by region, worked out from the two reports. */
export function workedOutSince(present: ServedReport, earlier: ServedReport) {
  const now = standing(present);
  const then = standing(earlier);
  const both = [...now].flatMap(([name, faults]) => {
    const before = then.get(name);
    return faults && before ? [{ name, faults, before }] : [];
  });
  const lines = (found: { name: string; faults: LoggedFaults }[]) =>
    found
      .filter(({ faults }) => marksOf(faults).length > 0)
      .map(({ name, faults }) => `${name} ${describeFaults(faults)}`)
      .sort();
  const alone = (some: typeof now, others: typeof now) =>
    [...some]
      .filter(([name]) => !others.has(name))
      .map(([name, faults]) => `${name} ${faults ? describeFaults(faults) : 'no gear'}`);
  return {
    Fixed: lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(before, (mark) => !marksOf(faults).includes(mark)),
      })),
    ),
    'New faults': lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(faults, (mark) => !marksOf(before).includes(mark)),
      })),
    ),
    'Still open': lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(faults, (mark) => marksOf(before).includes(mark)),
      })),
    ),
    'New here': alone(now, then),
    'Not here': alone(then, now),
  };
}
