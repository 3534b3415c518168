import { type ReportCode, SAMPLE_LINK } from './domain/log-site/report-link.ts';
import type { PlayerRef } from './domain/raid/player-ref.ts';

/** Paths relative to the app's folder. */
export const PATHS = {
  main: '/',
  indexFile: '/index.html',
  newPage: '/new-page',
  season: '/season',
  tonight: '/tonight',
  player: '/player',
} as const;

/** Dialogs by the fragment that opens them. */
export type DialogName = 'settings' | 'keys' | 'news' | 'privacy' | 'share' | 'to-buy';

/** Sections as in the address: `#settings/rules`. */
export const SETTINGS_SECTIONS = ['warcraft-logs', 'rules', 'look', 'keyboard', 'storage'] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Links to a dialog above the current view. */
export const dialogLink = (dialog: DialogName, queryString: string) => ({
  search: queryString,
  hash: `#${dialog}`,
});

export const settingsLink = (section: SettingsSection, queryString: string) => ({
  search: queryString,
  hash: `#settings/${section}`,
});

export const isDialogIn = (hash: string, dialog: DialogName): boolean =>
  hash === `#${dialog}` || (dialog === 'settings' && hash.startsWith('#settings/'));

export const closedDialogLink = (queryString: string) => ({ search: queryString, hash: '' });

/** `#share` without a result opens the dialog that makes a link. */
export const SHARED_LINK_PREFIX = '#share=';

export const isSharedLink = (fragment: string): boolean => fragment.startsWith(SHARED_LINK_PREFIX);

/** Returns the shared link's fragment in a text, valid or not. */
export const sharedLinkIn = (text: string): string | undefined => /#share=\S*/.exec(text)?.[0];

/** The first view has no name in the address. */
export const RAID_VIEWS = ['verdicts', 'board', 'night', 'since'] as const;

export type RaidView = (typeof RAID_VIEWS)[number];

export interface RaidQuery {
  code: ReportCode;
  /** An id or `last`; empty without a chosen fight. */
  fight?: number | string;
  player?: string;
  view?: RaidView;
  against?: string;
  /** A filter of the rows: `faults`, `changed` or `unseen`. */
  filter?: string;
  /** `pull`, or empty for gear. */
  show?: string;
}

const raidQuery = ({ code, fight = '', player, view, against, filter, show }: RaidQuery) => ({
  report: code,
  ...(fight !== '' && { fight: `${fight}` }),
  ...(player && { player }),
  ...(view && view !== 'verdicts' && { view }),
  ...(view === 'since' && against && { against }),
  ...(show && { show }),
  ...(filter && { only: filter }),
});

/** Returns `report=CODE&fight=ID&player=NAME&view=board`. */
export const raidQueryString = (query: RaidQuery): string =>
  `${new URLSearchParams(raidQuery(query))}`;

export const raidLink = (query: RaidQuery) => ({
  pathname: PATHS.main,
  search: raidQueryString(query),
});

/** Returns `?player=NAME&server=SERVER&guid=7`, which names a player whatever raids are saved. */
export const playerQuery = ({ name, server, guid }: PlayerRef) => ({
  player: name,
  ...(server && { server }),
  ...(guid !== undefined && { guid: `${guid}` }),
});

/** The query of the app icon's shortcuts. */
export const SAMPLE_QUERY = raidQuery(SAMPLE_LINK);
export const LATEST_QUERY = { open: 'latest' } as const;

/** The parameters of a share from another app; the first with a link counts. */
export const SHARED_QUERIES = ['url', 'text', 'title'] as const;

/** The query that opens a raid file, which the browser passes separately. */
export const FILE_QUERY = { open: 'file' } as const;

export const RAID_FILE_ENDING = '.readycheck';
