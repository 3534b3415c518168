import { type ReportCode, SAMPLE_CODE } from './domain/log-site/report-link.ts';

/** Every screen of the app, below the folder it is served from. */
export const PATHS = { main: '/', indexFile: '/index.html', newPage: '/new-page' } as const;

/** The dialogs, which stand above any screen: their names follow `#` in the address. */
export type DialogName = 'settings' | 'keys' | 'news' | 'share';

/** Leads to a dialog above what is in view, whose query is `search`. */
export const dialogLink = (dialog: DialogName, search: string) => ({ search, hash: `#${dialog}` });

/** Leads from a dialog back to what it stood above. */
export const closedDialogLink = (search: string) => ({ search, hash: '' });

/** What a fragment begins with that holds a judgement itself. `#share` alone is the dialog that makes it. */
export const SHARED_START = '#share=';

/** Whether an address's fragment is a shared link, sound or not. */
export const isSharedLink = (fragment: string): boolean => fragment.startsWith(SHARED_START);

/** The fragment of a shared link that stands in a text, sound or not. */
export const sharedLinkIn = (text: string): string | undefined => /#share=\S*/.exec(text)?.[0];

/** The ways to look at an open raid. The address names none for the first. */
export const RAID_VIEWS = ['verdicts', 'board', 'night', 'since'] as const;

export type RaidView = (typeof RAID_VIEWS)[number];

/** What an open raid's address can hold beside the report's code. */
export interface RaidQuery {
  code: ReportCode;
  /** A fight's id, or `last`; nothing when empty. */
  fight?: number | string;
  player?: string;
  view?: RaidView;
  /** The code of the raid that `since` compares with. */
  against?: string;
  /** What a table is narrowed to: `faults`, `changed`. */
  only?: string;
}

/** The query of an open raid: `?report=CODE&fight=ID&player=NAME&view=board`. */
export const raidQuery = ({ code, fight = '', player, view, against, only }: RaidQuery) => ({
  report: code,
  ...(fight !== '' && { fight: `${fight}` }),
  ...(player && { player }),
  ...(view && view !== 'verdicts' && { view }),
  ...(view === 'since' && against && { against }),
  ...(only && { only }),
});

/** The query of the sample raid, and of the raid that was opened last: what shortcuts of the app's icon lead to. */
export const SAMPLE_QUERY = raidQuery({ code: SAMPLE_CODE });
export const LATEST_QUERY = { open: 'latest' } as const;

/** The queries in which another app's share puts what was shared; the first that holds a link counts. */
export const SHARED_QUERIES = ['url', 'text', 'title'] as const;

/** The query that the system opens the app with for a file of raids, which comes apart from the address. */
export const FILE_QUERY = { open: 'file' } as const;

/** How files of raids end. */
export const RAID_FILE_ENDING = '.readycheck';
