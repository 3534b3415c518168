import { raidGroups } from '#domain/groups/groups';
import type { ReportCode } from '#domain/log-site/report-link';
import { hostOfRealm, type SearchSubject } from '#domain/log-site/search';
import type { LogHost } from '#domain/raid/log-host';
import {
  type AttendedReport,
  guildKey,
  isLookDue,
  keptGuild,
  keptGuilds,
  listsAnyReport,
} from '#domain/statements/guilds';
import { splitLeftOut } from '#domain/statements/left-out';
import { allRaidsQuery } from '../digests/digested-raids';
import { guilds, leftOutRaids } from '../kept/kept-record';
import { type AttendancePage, fetchAttendance } from '../log-site/fetch-attendance';
import { fetchGuildReports, guildQueries } from '../log-site/guild-queries';
import { LogSiteFailure } from '../log-site/requests/log-site-failure';
import { online } from '../online';
import { queryClient } from '../query-cache/query-client';
import { followedRaids } from '../raids/followed-raids';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { shareRunsByKey } from '../repeated-calls';
import { apiKey } from '../settings/api-key';
import { standards } from '../settings/chosen-standards';
import { accessToken, signInProgress } from '../settings/sign-in-state';
import { keepList, statementTime } from './keep-list';

/** The guild's list was fetched, but not its attendance, for the reason in `cause`. */
export class AttendanceNotFetched extends Error {
  override name = 'AttendanceNotFetched';
}

/** The most pages of attendance, of 25 reports each. */
const MAX_PAGES = 4;

/**
 * Fetches a kept guild's list and, while signed in, its attendance as far back as its group's
 * evenings on the device. If a request fails, the known data stay. Throws a LogSiteFailure, or
 * AttendanceNotFetched.
 */
export const lookAtGuild = shareRunsByKey(look, guildKey);

let isSignInNoted = false;

/** Whether home opens right after a sign-in, when no look is due yet. */
function hasJustSignedIn(): boolean {
  const { kind } = signInProgress.get();
  const isNew = (kind === 'finishing' || kind === 'signed in') && !isSignInNoted;
  isSignInNoted ||= isNew;
  return isNew;
}

/** The time of this tab's last automatic look, by guild: a failed look is not repeated at once. */
const lookedAt = new Map<string, number>();

/** Looks at guilds whose last look was long ago, when home opens. A failure is silent. */
export async function lookAtDueGuilds(): Promise<void> {
  const isFollowing = [...followedRaids.get().values()].some(({ isOver }) => !isOver);
  const mayRequest = Boolean(accessToken() ?? apiKey());
  if (hasJustSignedIn() || isFollowing || !mayRequest || !online.get()) return;
  for (const { guild, list } of keptGuilds(await guilds.read())) {
    const now = Date.now();
    const key = guildKey(guild);
    if (!isLookDue(list, now) || !isLookDue({ at: lookedAt.get(key) ?? 0 }, now)) continue;
    lookedAt.set(key, now);
    await lookAtGuild(guild).catch(() => {});
  }
}

async function look(guild: SearchSubject): Promise<void> {
  const sentAt = Date.now();
  await guilds.read();
  // Fetched without a query, which would log a failure as a failed search.
  const list = await fetchGuildReports(guild);
  queryClient.setQueryData(guildQueries.reports(guild).queryKey, list);
  void keepList(guild, list, sentAt);
  await lookAtAttendance(guild, sentAt);
}

async function lookAtAttendance(guild: SearchSubject, sentAt: number): Promise<void> {
  const token = accessToken();
  if (!token) return;
  const oldest = await oldestEveningOf(guild);
  if (oldest === undefined) return;
  const reports: AttendedReport[] = [];
  try {
    for await (const page of pagesOf(guild, token)) {
      reports.push(...page.reports);
      if (page.reports.some(({ startedAt }) => startedAt < oldest)) return;
    }
  } catch (cause) {
    throw new AttendanceNotFetched('Who was there is not known', { cause });
  } finally {
    // Only the newest reports are kept: future dates would displace all others.
    const named = reports.filter(
      ({ players, startedAt }) => players.length > 0 && startedAt <= Date.now(),
    );
    void guilds.addStatements((nextAt) => {
      const at = statementTime(sentAt, nextAt);
      return named.map((report) => ({ ...report, kind: 'attendance', at, guild }));
    });
  }
}

/** Fetches pages from the realm's host, or from the sign-in host if the realm's host refuses. */
async function* pagesOf(guild: SearchSubject, token: string): AsyncGenerator<AttendancePage> {
  let host: LogHost | undefined = hostOfRealm(guild);
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const request = () => fetchAttendance(guild, number, { token, ...(host && { host }) });
    const page: AttendancePage = await request()
      .catch((error) => (isWorthAnotherTry(error) ? request() : Promise.reject(error)))
      .catch((error) => {
        if (number > 1 || !isOfHost(error)) throw error;
        host = undefined;
        return request();
      });
    yield page;
    if (!page.hasMore) return;
  }
}

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof LogSiteFailure && (error.isTransient || error.hostMayBeMissing === true);

const isOfHost = (error: unknown): boolean =>
  error instanceof LogSiteFailure && !error.isOfAllHosts;

/** Returns the first pull of the guild's oldest evening on the device, if there is an evening. */
async function oldestEveningOf(guild: SearchSubject): Promise<number | undefined> {
  const kept = keptGuild(await guilds.read(), guild);
  const saved = await queryClient.fetchQuery(savedRaidQueries.list());
  const opened = saved.filter(({ savedKills }) => savedKills.length > 0);
  if (!kept || !listsAnyReport(kept, codesOf(opened))) return undefined;
  const { raids } = await queryClient.fetchQuery({
    ...allRaidsQuery(standards.get()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leftOut = await queryClient.fetchQuery(leftOutRaids.query());
  const pulls = raidGroups(splitLeftOut(raids, leftOut).counted)
    .filter((group) => listsAnyReport(kept, codesOf(group.raids)))
    .flatMap(({ evenings }) => evenings.at(-1)?.pulledAt ?? []);
  return pulls.length > 0 ? Math.min(...pulls) : undefined;
}

const codesOf = (raids: readonly { code: ReportCode }[]): ReadonlySet<ReportCode> =>
  new Set(raids.map(({ code }) => code));
