const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];
const MAX_TICKS = 4;

/** Round item levels between two, so few that each can be written. */
export function levelTicks(from: number, to: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= MAX_TICKS) ?? to - from;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}
