import { formatNumber } from '#ui/format';

/** `+1.5`, `−2`. */
export const signed = (change: number): string =>
  `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
