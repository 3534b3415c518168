import { type ReportLink, SAMPLE_CODE } from './report-link.ts';

/** Every screen of the app, below the folder it is served from. */
export const PATHS = { main: '/', newPage: '/new-page' } as const;

/** The dialogs, which stand above any screen: their names follow `#` in the address. */
export type DialogName = 'settings' | 'keys';

/** Leads to a dialog above what is in view, whose query is `search`. */
export const dialogLink = (dialog: DialogName, search: string) => ({ search, hash: `#${dialog}` });

/** Leads from a dialog back to what it stood above. */
export const closedDialogLink = (search: string) => ({ search, hash: '' });

/** The query of an open raid: `?report=CODE&fight=ID&player=NAME`. */
export const raidQuery = ({ code, fight, player }: ReportLink): Record<string, string> => ({
  report: code,
  ...(fight !== undefined && { fight: `${fight}` }),
  ...(player && { player }),
});

/** The query of the sample raid, and of the raid that was opened last: what shortcuts of the app's icon lead to. */
export const SAMPLE_QUERY = raidQuery({ code: SAMPLE_CODE });
export const LATEST_QUERY = { open: 'latest' } as const;

/** The queries in which another app's share puts what was shared; the first that holds a link counts. */
export const SHARED_QUERIES = ['url', 'text', 'title'] as const;
