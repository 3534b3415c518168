import { NIGHT_WORDS } from '#domain/audit/night';
import { RULES } from '#domain/audit/rule-list';
import { CELL_TEXTS } from '#domain/gear/cell-words';
import { META_TEXTS } from '#domain/gear/gems';
import { DISCORD_TEXTS } from '#domain/hand-over/discord';
import { CHANGED_TEXTS } from '#domain/player/changed-pieces';
import { PULL_CATEGORIES } from '#domain/pull/categories';
import { PULL_LIST_TEXTS } from '#domain/pull/pull-list-words';
import { AT_THE_PULL_TEXTS } from '#domain/pull/pull-words';
import { CLASS_TEXTS } from '#domain/raid/classes';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { NAMESAKE_TEXTS } from '#domain/raid/shown-names';
import { SEASON_TEXTS } from '#domain/season/words';
import { SPELLING } from '#domain/spelling';
import { TO_BUY_TEXTS } from '#domain/to-buy/words';
import { TONIGHT_TEXTS } from '#domain/tonight/words';
import { BOARD_TEXTS } from './board';
import { BUFF_TEXTS } from './buffs';
import { ERA_TEXTS } from './era';
import { EXAMPLE_TEXTS } from './example';
import { FAILURE_TEXTS } from './failures';
import { FIND_TEXTS } from './find';
import { FIRST_PAGE_TEXTS } from './first-page';
import { FOLLOW_TEXTS } from './follow';
import { FRAME_TEXTS } from './frame';
import { GUILD_TEXTS } from './guilds';
import { INSTALL_TEXTS } from './install';
import { KEYBOARD_TEXTS } from './keyboard';
import { MAIN_TEXTS } from './main';
import { MARKS_TEXTS } from './marks';
import { NEW_PAGE_TEXTS } from './new-page';
import { NIGHT_TEXTS } from './night';
import { PASTE_TEXTS } from './paste';
import { PLAYER_TEXTS } from './player';
import { PLAYER_PAGE_TEXTS } from './player-page';
import { PRIVACY_TEXTS } from './privacy';
import { PULL_TEXTS } from './pull';
import { PULL_BOARD_TEXTS } from './pull-board';
import { RAID_TEXTS } from './raid';
import { RAID_FILE_TEXTS } from './raid-file';
import { READINESS_TEXTS } from './readiness';
import { SAVED_TEXTS } from './saved';
import { SAVING_TEXTS } from './saving';
import { SEARCH_TEXTS } from './search';
import { SEARCH_FORM_TEXTS } from './search-form';
import { SEARCH_RESULT_TEXTS } from './search-result';
import { SEASON_VIEW_TEXTS } from './season';
import { SETTINGS_TEXTS } from './settings';
import { SHARE_TEXTS } from './share';
import { SHARED_AUDIT_TEXTS } from './shared-audit';
import { SIGN_IN_TEXTS } from './sign-in';
import { SINCE_TEXTS } from './since';
import { STORAGE_TEXTS } from './storage';
import { STORAGE_NOTICE_TEXTS } from './storage-notice';
import { TO_BUY_VIEW_TEXTS } from './to-buy';
import { TONIGHT_VIEW_TEXTS } from './tonight';
import { UPDATE_TEXTS } from './update';
import { VIEW_TEXTS } from './views';
import { WAIT_TEXTS } from './wait';
import { WAYS_IN_TEXTS } from './ways-in';

/** English texts by the name that `inLanguage` gives them. For types and tests: the app never loads it. */
export const TEXTS = {
  board: BOARD_TEXTS,
  buff: BUFF_TEXTS,
  cell: CELL_TEXTS,
  changed: CHANGED_TEXTS,
  class: CLASS_TEXTS,
  discord: DISCORD_TEXTS,
  era: ERA_TEXTS,
  example: EXAMPLE_TEXTS,
  failure: FAILURE_TEXTS,
  find: FIND_TEXTS,
  firstPage: FIRST_PAGE_TEXTS,
  follow: FOLLOW_TEXTS,
  frame: FRAME_TEXTS,
  install: INSTALL_TEXTS,
  sharedAudit: SHARED_AUDIT_TEXTS,
  keyboard: KEYBOARD_TEXTS,
  main: MAIN_TEXTS,
  marks: MARKS_TEXTS,
  meta: META_TEXTS,
  namesake: NAMESAKE_TEXTS,
  newPage: NEW_PAGE_TEXTS,
  night: NIGHT_TEXTS,
  'night-state': NIGHT_WORDS,
  paste: PASTE_TEXTS,
  player: PLAYER_TEXTS,
  'player-page': PLAYER_PAGE_TEXTS,
  privacy: PRIVACY_TEXTS,
  pull: PULL_TEXTS,
  'pull-board': PULL_BOARD_TEXTS,
  'pull-categories': PULL_CATEGORIES,
  'at-the-pull': AT_THE_PULL_TEXTS,
  'pull-list': PULL_LIST_TEXTS,
  raid: RAID_TEXTS,
  raidFile: RAID_FILE_TEXTS,
  readiness: READINESS_TEXTS,
  role: ROLE_WORDS,
  saved: SAVED_TEXTS,
  saving: SAVING_TEXTS,
  guilds: GUILD_TEXTS,
  search: SEARCH_TEXTS,
  searchForm: SEARCH_FORM_TEXTS,
  searchResult: SEARCH_RESULT_TEXTS,
  season: SEASON_TEXTS,
  'season-view': SEASON_VIEW_TEXTS,
  settings: SETTINGS_TEXTS,
  share: SHARE_TEXTS,
  signIn: SIGN_IN_TEXTS,
  since: SINCE_TEXTS,
  spelling: SPELLING,
  storage: STORAGE_TEXTS,
  storageNotice: STORAGE_NOTICE_TEXTS,
  'to-buy': TO_BUY_TEXTS,
  'to-buy-view': TO_BUY_VIEW_TEXTS,
  tonight: TONIGHT_TEXTS,
  'tonight-view': TONIGHT_VIEW_TEXTS,
  update: UPDATE_TEXTS,
  view: VIEW_TEXTS,
  waysIn: WAYS_IN_TEXTS,
  wait: WAIT_TEXTS,
};

type RuleWithTexts = Extract<(typeof RULES)[number], { texts: object }>;

/** Each rule's texts: `rule-tinker`. */
export type RuleTexts = { [R in RuleWithTexts as `rule-${R['id']}`]: R['texts'] };

/** Returns all English texts by part, those of rules too. */
export const englishTexts = (): Readonly<Record<string, object>> => ({
  ...TEXTS,
  ...Object.fromEntries(
    RULES.flatMap((rule) => ('texts' in rule ? [[`rule-${rule.id}`, rule.texts]] : [])),
  ),
});
