import type { SavedRaid } from '#data/device/raids/saved-list';
import { formatDate, formatLongDate, formatMonth } from '#domain/format';

/** Returns raids with every typed word in title, owner, zones, date or code. */
export function findRaids(raids: SavedRaid[], sought: string): SavedRaid[] {
  const words = comparable(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return raids;
  return raids.filter((raid) => {
    const text = textOf(raid);
    return words.every((word) => text.includes(word));
  });
}

const datesOf = (time: number): string[] =>
  time > 0 ? [formatDate(time), formatLongDate(time), formatMonth(time)] : [];

const textOf = ({ title, owner, zones, startedAt, code }: SavedRaid): string =>
  comparable([title, owner, ...zones, ...datesOf(startedAt), code].join(' '));

/** Normalises text: an accented letter can be one character or two. */
const comparable = (text: string): string => text.normalize().toLowerCase();
