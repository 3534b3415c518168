import type { SearchSubject } from '#domain/log-site/search';
import { guilds } from '../kept/kept-record';
import type { GuildReports } from '../log-site/guild-queries';

/** Keeps a guild's list as of a time, so that a late response does not replace a newer list. */
export const keepList = (
  guild: SearchSubject,
  list: GuildReports,
  fetchedAt: number,
): Promise<void> =>
  guilds.addStatements((nextAt) => [
    { ...list, kind: 'list', at: statementTime(fetchedAt, nextAt), guild },
  ]);

/** Returns the time of fetching, or the next possible time if a statement has a future time. */
export const statementTime = (fetchedAt: number, nextAt: number): number =>
  nextAt > Date.now() ? nextAt : fetchedAt;
