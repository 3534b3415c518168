import { formatNumber } from '#ui/format';

/** Returns `+1.5` or `−2`. */
export const signed = (change: number): string =>
  `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
