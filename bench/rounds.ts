/** Repetitions per measurement; the median is reported. */
const ROUNDS = 9;

type RoundReading = Record<string, number>;

/** Measures in turns, and backwards in every second round: no place in the order is faster. */
export async function measureInTurns<Readings extends RoundReading[]>(
  ...measurements: { [At in keyof Readings]: () => Promise<Readings[At]> }
): Promise<Readings> {
  const readings = measurements.map((): RoundReading[] => []);
  const turns = measurements.map(
    (measure, index) => async () => readings[index]?.push(await measure()),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const turn of round % 2 ? turns.toReversed() : turns) await turn();
  }
  return readings.map(medians) as Readings;
}

function medians(readings: RoundReading[]): RoundReading {
  const names = Object.keys(readings[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(readings.map((reading) => reading[name] ?? Number.NaN))]),
  );
}

export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError('There is no median of nothing');
  return middle;
}

const WARM_UP_RUNS = 200;
const MEASURED_RUNS = 500;

/** Returns the median duration of work in this process, in microseconds. */
export function medianMicroseconds(work: () => void): number {
  for (let run = 0; run < WARM_UP_RUNS; run++) work();
  const times = Array.from({ length: MEASURED_RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times) * 1000;
}
