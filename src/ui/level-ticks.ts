const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];
const MAX_TICKS = 4;

/** Returns round item levels between two, few enough to label. */
export function levelTicks(from: number, to: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= MAX_TICKS) ?? to - from;
  const first = Math.ceil(from / step);
  // Ticks are counted first because adding 1 to 1e17 changes nothing.
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, nth) => (first + nth) * step);
}
