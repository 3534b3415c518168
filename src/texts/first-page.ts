import { inLanguage } from '#domain/language';
import { FRAME_TEXTS } from './frame';
import { MAIN_TEXTS } from './main';
import OLDEST from './oldest-browsers.json';

const browsers = ({ chrome, firefox, safari, ios }: typeof OLDEST) =>
  `Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari} (iOS ${ios})`;

/** The oldest browsers, which the README lists too. */
export const OLDEST_BROWSERS = browsers(OLDEST);

/** Texts that appear if the app does not take the place of the first page. */
export const FIRST_PAGE_TEXTS = inLanguage('firstPage', {
  waitToShare:
    'A shared link opens once Ready Check has started. Wait a moment, then press Enter again.',
  tooOld: (oldest: typeof OLDEST) =>
    `This browser is too old for Ready Check, which needs at least ${browsers(oldest)}.`,
  notStarted: (oldest: typeof OLDEST) =>
    `Ready Check has not started yet: either the connection is slow, or this browser is too old for it, which should be at least ${browsers(oldest)}.`,
});

/** Returns the texts below the first page for an app that cannot start, or has not started yet. */
export const startTexts = (): [tooOld: string, notStarted: string] => [
  FIRST_PAGE_TEXTS.tooOld(OLDEST),
  FIRST_PAGE_TEXTS.notStarted(OLDEST),
];

/** Returns the first page's texts in the current language, always in the same order. */
export const firstPageTexts = (): string[] => [
  FRAME_TEXTS.skipToContent,
  FRAME_TEXTS.appName,
  FRAME_TEXTS.screens,
  FRAME_TEXTS.raids,
  FRAME_TEXTS.season,
  FRAME_TEXTS.tonight,
  FRAME_TEXTS.marks,
  FRAME_TEXTS.settings,
  MAIN_TEXTS.reportLabel,
  MAIN_TEXTS.middleEmoji,
  MAIN_TEXTS.searchLabel,
  MAIN_TEXTS.reportHeading,
  MAIN_TEXTS.homeHeading,
  MAIN_TEXTS.lede,
  MAIN_TEXTS.reportPlaceholder,
  MAIN_TEXTS.fetchFights,
  MAIN_TEXTS.fetching,
  MAIN_TEXTS.reportHint,
  FIRST_PAGE_TEXTS.waitToShare,
  ...startTexts(),
];
