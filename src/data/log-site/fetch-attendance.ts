import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import { composeName, type SearchSubject } from '#domain/log-site/search';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import type { AttendedReport } from '#domain/statements/guilds';
import { SECOND } from '#domain/time';
import { LIST_BOUNDS, listUpTo, OutsideId } from '../bounded-schemas';
import { LoggedTime, listOf, OptionalInteger, OptionalName, OptionalText } from './logged-values';
import { failure } from './requests/failure-kinds';
import { type Caller, QueryFailed, requestGraphQL } from './requests/request-graphql';

const QUERY = `query GuildAttendance($name: String!, $realm: String!, $region: String!, $page: Int!) {
  guildData {
    guild(name: $name, serverSlug: $realm, serverRegion: $region) {
      id name
      attendance(limit: 25, page: $page) {
        has_more_pages
        data { code startTime zone { id } players { name type presence } }
      }
    }
  }
}`;

/** Shorter than usual: this host sometimes hangs for minutes. */
const MAX_WAIT_FOR_ATTENDANCE = 20 * SECOND;

const ON_THE_BENCH = 2;

const Player = v.object({
  name: OptionalName,
  type: OptionalText,
  presence: v.optional(v.unknown()),
});

/** A report of a guild with its players, as sent. */
export const LoggedAttendance = v.object({
  code: v.pipe(OutsideId, v.check(isReportCode)),
  startTime: LoggedTime,
  zone: v.fallback(v.nullish(v.object({ id: OptionalInteger })), undefined),
  players: v.fallback(v.nullish(listOf(LIST_BOUNDS.others, Player), []), []),
});

const Page = v.object({
  guildData: v.object({
    guild: v.object({
      attendance: v.object({
        has_more_pages: v.fallback(v.nullish(v.boolean(), false), false),
        data: v.nullish(listUpTo(LIST_BOUNDS.others, v.unknown()), []),
      }),
    }),
  }),
});

export interface AttendancePage {
  reports: AttendedReport[];
  hasMore: boolean;
}

/** Fetches a page of a guild's attendance; the first is 1. Throws a LogSiteFailure. */
export async function fetchAttendance(
  { name, realm, region }: SearchSubject,
  page: number,
  caller: Caller,
): Promise<AttendancePage> {
  const variables = { name: composeName(name), realm, region, page };
  const request = { query: QUERY, variables };
  const data = await requestGraphQL(request, {
    ...caller,
    patience: MAX_WAIT_FOR_ATTENDANCE,
  }).catch((error) => {
    if (!(error instanceof QueryFailed)) throw error;
    // The error may be about an unneeded field.
    return error.data;
  });
  const read = v.safeParse(Page, data);
  if (!read.success) throw failure('guildNotFound');
  const { attendance } = read.output.guildData.guild;
  return {
    reports: v
      .parse(listOf(LIST_BOUNDS.others, LoggedAttendance), attendance.data)
      .map(toAttendedReport),
    hasMore: attendance.has_more_pages,
  };
}

export const toAttendedReport = ({
  code,
  startTime,
  zone,
  players,
}: v.InferOutput<typeof LoggedAttendance>): AttendedReport => ({
  code,
  startedAt: startTime,
  zone: zone?.id ?? 0,
  players: players
    .filter(({ name }) => name !== '')
    .map(({ name, type, presence }) => {
      const classKey = CLASS_KEYS.find((key) => key === type.toLowerCase());
      return {
        name,
        ...(classKey && { classKey }),
        ...(presence === ON_THE_BENCH && { isBenched: true }),
      };
    }),
});
