import { inLanguage } from '#domain/language';
import { FRAME_TEXTS } from './frame';
import { MAIN_TEXTS } from './main';
import OLDEST from './oldest-browsers.json';

/** The oldest browsers in which the app works, as the README has them too. */
export const OLDEST_BROWSERS = `Chrome or Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox} or Safari ${OLDEST.safari} (iOS ${OLDEST.ios})`;

/** What the prerendered first page says where the app does not take its place. */
export const FIRST_PAGE_TEXTS = inLanguage('firstPage', {
  waitToShare:
    'A shared link opens once Ready Check has started. Wait a moment, then press Enter again.',
  tooOld: `This browser is too old for Ready Check, which needs at least ${OLDEST_BROWSERS}.`,
  notStarted: `Ready Check has not started yet: either the connection is slow, or this browser is too old for it, which should be at least ${OLDEST_BROWSERS}.`,
});

/** Every text of the prerendered first page in the language in use, always in the same order. */
export const firstPageTexts = (): string[] => [
  FRAME_TEXTS.skipToContent,
  FRAME_TEXTS.appName,
  FRAME_TEXTS.keyboard,
  FRAME_TEXTS.settings,
  MAIN_TEXTS.reportLabel,
  MAIN_TEXTS.middleEmoji,
  MAIN_TEXTS.searchLabel,
  MAIN_TEXTS.reportHeading,
  MAIN_TEXTS.lede,
  MAIN_TEXTS.reportPlaceholder,
  MAIN_TEXTS.fetchFights,
  MAIN_TEXTS.fetching,
  MAIN_TEXTS.reportHint,
  FIRST_PAGE_TEXTS.waitToShare,
  FIRST_PAGE_TEXTS.tooOld,
  FIRST_PAGE_TEXTS.notStarted,
];
