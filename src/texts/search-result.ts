import { inLanguage } from '#domain/language';
import { formatList } from '#domain/listing';

export const SEARCH_RESULT_TEXTS = inLanguage('searchResult', {
  guildReports: (guild: string) => `Reports of ${guild}`,
  newestReport: 'Newest report',
  otherReports: 'Other recent reports',
  showMore: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  showFewer: 'Show fewer',
  undated: 'Date not known',
  olderOpened: (era: string | undefined, judged: readonly string[]) =>
    `The newest report ${era ? `is of ${era}, whose gear is not judged` : 'is from a raid that Ready Check does not know'}. Opened instead: the newest of ${formatList(judged, 'or')}.`,
  noneOpened: (era: string | undefined) =>
    `None of these was opened: the newest is of ${era}, whose gear is not judged. Pick one to view its gear.`,
  compare: 'Compare',
  compareWith: 'the open raid with',
  savedHere: 'On this device',
  invalidReportData:
    'Warcraft Logs names the guild’s newest report without its code, so it cannot be opened. Pick another one, or search again later.',

  characterKills: (character: string) => `Kills of ${character}`,
  hidden: (character: string) =>
    `${character} hides their kills on Warcraft Logs. A report of the raid still opens by its code or link.`,
  noKills: (character: string, judged: readonly string[]) =>
    `Warcraft Logs has no ${formatList(judged, 'or')} kill of ${character}. Check the realm, region and spelling, or open a report by its code.`,
  missing: (zones: string) => `Not in this list, as they could not be fetched: ${zones}.`,
  kills: 'Kills',
  unnamedBoss: 'Boss not named',
  percentile: (percentile: string) => `percentile ${percentile}`,
  noPercentile: 'no percentile',
});
