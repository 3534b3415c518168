/** One line of the table: a thing measured, or one thing under the several conditions that its name lists. */
export interface Figure {
  name: string;
  values: readonly number[];
  unit: string;
  /** Absent without a target. */
  target?: Target;
}

/** The required value, and whether it was reached. */
export interface Target {
  words: string;
  isMet: boolean;
  /** Whether the bench fails without it. Only ratios are comparable between machines. */
  isBinding?: true;
}

/** What figures are compared by from machine to machine: two pages, measured in the same run. */
export interface Yardstick {
  blank: number;
  bareReact: number;
}

/** Figures with what they are compared by, if by anything. */
export interface Section {
  figures: readonly Figure[];
  yardstick?: Yardstick;
}

/** Asks every value to stay below a limit. */
export const below = (limit: number, figure: Figure): Figure => ({
  ...figure,
  target: {
    words: `< ${limit} ${figure.unit}`,
    isMet: figure.values.every((value) => value < limit),
  },
});

/** Asks for a ratio: the bench fails without it. */
const bindTo = (figure: Figure, words: string, isMet: boolean): Figure => ({
  ...figure,
  target: { words, isMet, isBinding: true },
});

/** Asks that the first value be no more than so many times the second. */
export function atMost(limit: number, figure: Figure): Figure {
  const [ours = Number.NaN, other = Number.NaN] = figure.values;
  const ratio = ours / other;
  return bindTo(figure, `first to second ≤ ${limit}, is ${ratio.toFixed(2)}`, ratio <= limit);
}

/** Asks every value to be no more than so many times what a bare React page takes for the same. */
export const atMostOfReact = (limit: number, bareReact: number, figure: Figure): Figure =>
  bindTo(
    figure,
    `≤ ${limit} × bare React`,
    figure.values.every((value) => value <= limit * bareReact),
  );

/** Asks that the last value be hardly more than the first, however much lies between their conditions. */
export function flat(limit: number, figure: Figure): Figure {
  const [first = Number.NaN, last = Number.NaN] = [figure.values[0], figure.values.at(-1)];
  const growth = last / first;
  return bindTo(figure, `last to first < ${limit}, is ${growth.toFixed(2)}`, growth < limit);
}
