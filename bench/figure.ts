/** A line of the table. Its values are measured under the conditions in the name. */
export interface Figure {
  name: string;
  values: readonly number[];
  unit: string;
  target?: Target;
}

/** The required value, and whether it was reached. */
interface Target {
  words: string;
  isMet: boolean;
  /** The bench fails if a binding target is missed. Only ratios are comparable between machines. */
  isBinding?: true;
}

/** Two pages measured in the same run, to compare machines. */
export interface Yardstick {
  blank: number;
  bareReact: number;
}

export interface Section {
  figures: readonly Figure[];
  yardstick?: Yardstick;
}

/** Requires every value to be below a limit. */
export const requireBelow = (limit: number, figure: Figure): Figure => ({
  ...figure,
  target: {
    words: `< ${limit} ${figure.unit}`,
    isMet: figure.values.every((value) => value < limit),
  },
});

/** Requires a ratio. The bench fails if it is missed. */
const bindTo = (figure: Figure, words: string, isMet: boolean): Figure => ({
  ...figure,
  target: { words, isMet, isBinding: true },
});

/** Requires the first value to be at most `limit` times the second. */
export function requireAtMost(limit: number, figure: Figure): Figure {
  const [ours = Number.NaN, other = Number.NaN] = figure.values;
  const ratio = ours / other;
  return bindTo(figure, `first to second ≤ ${limit}, is ${ratio.toFixed(2)}`, ratio <= limit);
}

/** Requires the first value to exceed the second by at most `limit`. */
export function requireAtMostMore(limit: number, figure: Figure): Figure {
  const [ours = Number.NaN, other = Number.NaN] = figure.values;
  const words = `first at most ${limit} ${figure.unit} above second`;
  return { ...figure, target: { words, isMet: ours - other <= limit } };
}

/** Requires every value to be at most `limit` times a bare React page's value. */
export const requireAtMostOfReact = (limit: number, bareReact: number, figure: Figure): Figure =>
  bindTo(
    figure,
    `≤ ${limit} × bare React`,
    figure.values.every((value) => value <= limit * bareReact),
  );

/** Requires the last value to be hardly more than the first. */
export function requireFlat(limit: number, figure: Figure): Figure {
  const [first = Number.NaN, last = Number.NaN] = [figure.values[0], figure.values.at(-1)];
  const growth = last / first;
  return bindTo(figure, `last to first < ${limit}, is ${growth.toFixed(2)}`, growth < limit);
}
