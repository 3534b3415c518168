import type { SavedRaid } from '#data/device/records/saved-raid';
import { formatDate, formatLongDate, formatMonth } from '#domain/format';
import { plainSpelling } from '#domain/spelling';

/**
 * Returns raids with every typed word in title, owner, zones, date or code, regardless of case and
 * accents. Unlike a player's name, a title is found by any part of a word: `40` finds `AQ40`.
 */
export function findRaids(raids: SavedRaid[], sought: string): SavedRaid[] {
  const words = plainSpelling(sought);
  if (words === '') return raids;
  return raids.filter((raid) => {
    const text = searchedText(raid);
    return words.split(' ').every((word) => text.includes(word));
  });
}

const datesOf = (time: number): string[] =>
  time > 0 ? [formatDate(time), formatLongDate(time), formatMonth(time)] : [];

const searchedText = ({ title, owner, zones, startedAt, code }: SavedRaid): string =>
  plainSpelling([title, owner, ...zones, ...datesOf(startedAt), code].join(' '));
