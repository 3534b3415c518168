import { type ReportCode, SAMPLE_CODE } from './domain/log-site/report-link.ts';

/** Every screen, relative to the app's folder. */
export const PATHS = { main: '/', indexFile: '/index.html', newPage: '/new-page' } as const;

/** The dialogs by the fragment that opens them. */
export type DialogName = 'settings' | 'keys' | 'news' | 'privacy' | 'share';

/** Links to a dialog above the current view. */
export const dialogLink = (dialog: DialogName, search: string) => ({ search, hash: `#${dialog}` });

export const closedDialogLink = (search: string) => ({ search, hash: '' });

/** Prefix of a fragment with a shared result. `#share` alone opens the dialog that makes one. */
export const SHARED_START = '#share=';

export const isSharedLink = (fragment: string): boolean => fragment.startsWith(SHARED_START);

/** Returns the shared link's fragment in a text, valid or not. */
export const sharedLinkIn = (text: string): string | undefined => /#share=\S*/.exec(text)?.[0];

/** The address names none for the first. */
export const RAID_VIEWS = ['verdicts', 'board', 'night', 'since'] as const;

export type RaidView = (typeof RAID_VIEWS)[number];

/** What an open raid's address can hold besides the code. */
export interface RaidQuery {
  code: ReportCode;
  /** A fight's id, or `last`; empty for none. */
  fight?: number | string;
  player?: string;
  view?: RaidView;
  /** The code that `since` compares with. */
  against?: string;
  /** A table's filter: `faults`, `changed`. */
  only?: string;
  /** What the whole night's table is about: `pull`; empty for gear. */
  show?: string;
}

/** Returns an open raid's query: `?report=CODE&fight=ID&player=NAME&view=board`. */
export const raidQuery = ({ code, fight = '', player, view, against, only, show }: RaidQuery) => ({
  report: code,
  ...(fight !== '' && { fight: `${fight}` }),
  ...(player && { player }),
  ...(view && view !== 'verdicts' && { view }),
  ...(view === 'since' && against && { against }),
  ...(show && { show }),
  ...(only && { only }),
});

/** Targets of the app icon's shortcuts: the sample raid and the latest raid. */
export const SAMPLE_QUERY = raidQuery({ code: SAMPLE_CODE });
export const LATEST_QUERY = { open: 'latest' } as const;

/** Parameters of another app's share; the first with a link counts. */
export const SHARED_QUERIES = ['url', 'text', 'title'] as const;

/** The query that opens a raid file, which the browser passes separately. */
export const FILE_QUERY = { open: 'file' } as const;

export const RAID_FILE_ENDING = '.readycheck';
