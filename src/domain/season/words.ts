import { formatDate, formatNumber } from '../format';
import { type EveningSum, passedText } from '../groups/evening-cells';
import type { MemberRow } from '../groups/evening-table';
import type { Evening } from '../groups/groups';
import { inLanguage } from '../language';

export const SEASON_TEXTS = inLanguage('season', {
  title: 'Season',
  notOpened: 'not opened',
  faultsSince: (faults: number, before: number) => `${faults}, was ${before}`,
  evening: (date: string, passed: string, median: string) =>
    median ? `${date}: ${passed} passed, median item level ${median}` : `${date}: ${passed} passed`,
});

/** Returns a part of a whole: `91 %`. */
export const percentText = (part: number, whole: number): string =>
  `${Math.round((100 * part) / whole)} %`;

/** Returns the findings of the last judged evening, and of the first: `2, was 5`. May be empty. */
export function findingCountText({
  findingCount,
  findingCountBefore,
}: Pick<MemberRow, 'findingCount' | 'findingCountBefore'>): string {
  if (findingCount === undefined) return '';
  return findingCountBefore === undefined
    ? `${findingCount}`
    : SEASON_TEXTS.faultsSince(findingCount, findingCountBefore);
}

export const medianText = ({ medianLevel }: EveningSum): string =>
  medianLevel === undefined ? '' : formatNumber(medianLevel);

/** Returns an evening of the plot in words: date, `12 of 25` and the median. */
export const eveningText = (evening: Evening, sum: EveningSum): string =>
  SEASON_TEXTS.evening(formatDate(evening.pulledAt), passedText(sum), medianText(sum));

/** Returns an evening's date, in the device's time zone: `2026-08-01`. */
export function eveningIsoDate({ pulledAt }: Pick<Evening, 'pulledAt'>): string {
  const date = new Date(pulledAt);
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
