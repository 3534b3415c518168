import { formatNumber } from '#ui/format';

/** A change with its sign: `+1.5`, `−2`. */
export const signed = (change: number): string =>
  `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
