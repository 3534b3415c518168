import type { RULES } from '#domain/audit/rule-list';
import type { CELL_TEXTS } from '#domain/gear/cell-words';
import type { META_TEXTS } from '#domain/gear/gems';
import type { DISCORD_TEXTS } from '#domain/hand-over/discord';
import type { Language } from '#domain/language';
import type { PULL_LIST_TEXTS } from '#domain/pull/pull-list-words';
import type { AT_THE_PULL_TEXTS, PULL_CATEGORIES } from '#domain/pull/pull-words';
import type { CLASS_TEXTS } from '#domain/raid/classes';
import type { NAMESAKE_TEXTS } from '#domain/raid/shown-names';
import type { SEASON_TEXTS } from '#domain/season/words';
import type { SPELLING } from '#domain/spelling';
import type { TO_BUY_TEXTS } from '#domain/to-buy/words';
import type { TONIGHT_TEXTS } from '#domain/tonight/words';
import type { BOARD_TEXTS } from './board';
import type { BUFF_TEXTS } from './buffs';
import type { ERA_TEXTS } from './era';
import type { EXAMPLE_TEXTS } from './example';
import type { FAILURE_TEXTS } from './failures';
import type { FIRST_PAGE_TEXTS } from './first-page';
import type { FOLLOW_TEXTS } from './follow';
import type { FRAME_TEXTS } from './frame';
import type { INSTALL_TEXTS } from './install';
import type { KEYBOARD_TEXTS } from './keyboard';
import type { MAIN_TEXTS } from './main';
import type { NEW_PAGE_TEXTS } from './new-page';
import type { NIGHT_TEXTS } from './night';
import type { OVER_TIME_TEXTS } from './over-time';
import type { PLAYER_TEXTS } from './player';
import type { PRIVACY_TEXTS } from './privacy';
import type { PULL_TEXTS } from './pull';
import type { PULL_BOARD_TEXTS } from './pull-board';
import type { RAID_TEXTS } from './raid';
import type { RAID_FILE_TEXTS } from './raid-file';
import type { READINESS_TEXTS } from './readiness';
import type { ROLE_TEXTS } from './roles';
import type { SAVED_TEXTS } from './saved';
import type { SEARCH_TEXTS } from './search';
import type { SEARCH_FORM_TEXTS } from './search-form';
import type { SEARCH_RESULT_TEXTS } from './search-result';
import type { SETTINGS_TEXTS } from './settings';
import type { SHARE_TEXTS } from './share';
import type { SHARED_AUDIT_TEXTS } from './shared-audit';
import type { SIGN_IN_TEXTS } from './sign-in';
import type { SINCE_TEXTS } from './since';
import type { STORAGE_TEXTS } from './storage';
import type { STORAGE_NOTICE_TEXTS } from './storage-notice';
import type { UPDATE_TEXTS } from './update';
import type { VIEW_TEXTS } from './views';
import type { WAIT_TEXTS } from './wait';
import type { WAYS_IN_TEXTS } from './ways-in';

type RuleWithTexts = Extract<(typeof RULES)[number], { texts: object }>;

/** Each rule's texts: `rule-tinker`. */
type RuleParts = { [R in RuleWithTexts as `rule-${R['id']}`]: R['texts'] };

export type RulePart = keyof RuleParts;

/** Parts by the name that `inLanguage` gives them. */
interface Parts extends RuleParts {
  board: typeof BOARD_TEXTS;
  buff: typeof BUFF_TEXTS;
  cell: typeof CELL_TEXTS;
  class: typeof CLASS_TEXTS;
  discord: typeof DISCORD_TEXTS;
  era: typeof ERA_TEXTS;
  example: typeof EXAMPLE_TEXTS;
  failure: typeof FAILURE_TEXTS;
  firstPage: typeof FIRST_PAGE_TEXTS;
  follow: typeof FOLLOW_TEXTS;
  frame: typeof FRAME_TEXTS;
  install: typeof INSTALL_TEXTS;
  sharedAudit: typeof SHARED_AUDIT_TEXTS;
  keyboard: typeof KEYBOARD_TEXTS;
  main: typeof MAIN_TEXTS;
  meta: typeof META_TEXTS;
  namesake: typeof NAMESAKE_TEXTS;
  newPage: typeof NEW_PAGE_TEXTS;
  night: typeof NIGHT_TEXTS;
  overTime: typeof OVER_TIME_TEXTS;
  player: typeof PLAYER_TEXTS;
  privacy: typeof PRIVACY_TEXTS;
  pull: typeof PULL_TEXTS;
  'pull-board': typeof PULL_BOARD_TEXTS;
  'pull-categories': typeof PULL_CATEGORIES;
  'at-the-pull': typeof AT_THE_PULL_TEXTS;
  'pull-list': typeof PULL_LIST_TEXTS;
  raid: typeof RAID_TEXTS;
  raidFile: typeof RAID_FILE_TEXTS;
  readiness: typeof READINESS_TEXTS;
  role: typeof ROLE_TEXTS;
  saved: typeof SAVED_TEXTS;
  search: typeof SEARCH_TEXTS;
  searchForm: typeof SEARCH_FORM_TEXTS;
  searchResult: typeof SEARCH_RESULT_TEXTS;
  season: typeof SEASON_TEXTS;
  settings: typeof SETTINGS_TEXTS;
  share: typeof SHARE_TEXTS;
  signIn: typeof SIGN_IN_TEXTS;
  since: typeof SINCE_TEXTS;
  spelling: typeof SPELLING;
  storage: typeof STORAGE_TEXTS;
  storageNotice: typeof STORAGE_NOTICE_TEXTS;
  'to-buy': typeof TO_BUY_TEXTS;
  tonight: typeof TONIGHT_TEXTS;
  update: typeof UPDATE_TEXTS;
  view: typeof VIEW_TEXTS;
  waysIn: typeof WAYS_IN_TEXTS;
  wait: typeof WAIT_TEXTS;
}

/** A missing or extra text does not compile. */
export type TextsOf<Part extends keyof Parts> = Pick<Parts, Part>;

interface Words<Part extends keyof Parts> {
  language: Language;
  parts: TextsOf<Part>;
  /** Translated terms by English word. */
  terms: Readonly<Record<string, string>>;
}

/** Load with the buffs: no verdict needs them. */
type LatePart = 'buff' | 'season' | 'to-buy' | 'tonight';

export type Translation = Words<Exclude<keyof Parts, LatePart>>;

export type BuffTranslation = Words<LatePart>;
