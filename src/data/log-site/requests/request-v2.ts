import * as v from 'valibot';
import { LIST_BOUNDS, listWithoutNulls, recordUpTo } from '../../bounded-schemas';
import { failure, requestRefused } from './failure-kinds';
import { parseResponse } from './fetch-response';
import type { LogSiteRequest, RequestOf } from './log-site-request';
import { type Caller, QueryFailed, requestGraphQL } from './request-graphql';
import { requestGuildReports, requestKills } from './request-lists';

/** Fetches a request's data by the v2 API, in v1's shape. Throws a LogSiteFailure. */
export async function requestV2(request: LogSiteRequest, caller: Caller): Promise<unknown> {
  try {
    return await requestByKind(request, caller);
  } catch (error) {
    if (!(error instanceof QueryFailed)) throw error;
    throw requestRefused(200, error.message);
  }
}

function requestByKind(request: LogSiteRequest, caller: Caller): Promise<unknown> {
  switch (request.kind) {
    case 'fights':
      return requestFights(request, caller);
    case 'players':
      return requestPlayers(request, caller);
    case 'pull':
      return requestPull(request, caller);
    case 'guildReports':
      return requestGuildReports(request, caller);
    case 'kills':
      return requestKills(request, caller);
  }
}

/** The fields of a report's fights. Names are untranslated, as in v1: in the report's language. */
const FIGHTS_FIELDS = `
  title startTime endTime
  owner { name }
  guild { name }
  zone { id }
  masterData(translate: false) { gameVersion actors { id gameID name server type subType } }
  fights(translate: false) {
    id encounterID name size difficulty kill inProgress bossPercentage startTime endTime
    gameZone { id name }
  }`;

/** Fields of a response, whose values the schema of v1 reads. */
const Fields = v.looseObject({});

const Fight = v.looseObject({
  bossPercentage: v.fallback(v.nullish(v.number()), undefined), // 0 to 100
  gameZone: v.nullish(Fields),
});

const Report = v.looseObject({
  owner: v.nullish(Fields),
  guild: v.nullish(Fields),
  zone: v.nullish(Fields),
  masterData: v.nullish(
    v.looseObject({ actors: v.nullish(listWithoutNulls(LIST_BOUNDS.rows, Fields)) }),
  ),
  fights: v.nullish(listWithoutNulls(LIST_BOUNDS.rows, Fight)),
});

async function requestFights({ code }: RequestOf<'fights'>, caller: Caller): Promise<unknown> {
  const report = await requestReport(
    { code, fields: FIGHTS_FIELDS, needed: ['masterData', 'fights'] },
    caller,
  );
  const { masterData, ...read } = parseResponse(Report, report);
  const players = masterData?.actors?.filter(({ type }) => type === 'Player');
  return {
    title: read.title,
    owner: read.owner?.name,
    guild: read.guild?.name,
    start: read.startTime,
    end: read.endTime,
    zone: read.zone?.id,
    gameVersion: masterData?.gameVersion,
    // v2's `subType` is the class, v1's `type`; its `gameID` is v1's `guid`.
    friendlies: players?.map(({ gameID, subType, ...player }) => ({
      ...player,
      guid: gameID,
      type: subType,
    })),
    fights: read.fights?.map(toV1Fight),
  };
}

const toV1Fight = ({
  encounterID: boss,
  startTime: start_time,
  endTime: end_time,
  bossPercentage,
  gameZone,
  ...fight
}: v.InferOutput<typeof Fight>) => ({
  ...fight,
  boss,
  start_time,
  end_time,
  // v1 counts hundredths of a percent.
  bossPercentage: bossPercentage == null ? undefined : Math.round(bossPercentage * 100),
  zoneID: gameZone?.id,
  zoneName: gameZone?.name,
});

/** v2 sends v1's whole response in a `data` field of its own. */
const Summary = v.object({ table: v.object({ data: v.unknown() }) });

async function requestPlayers(
  { code, start, end }: RequestOf<'players'>,
  caller: Caller,
): Promise<unknown> {
  const fields = 'table(startTime: $start, endTime: $end, dataType: Summary, translate: false)';
  const report = await requestReport(
    { code, fields, needed: ['table'], window: { start, end } },
    caller,
  );
  return parseResponse(Summary, report).table.data;
}

const Events = v.object({
  events: v.object({
    data: v.optional(v.unknown()),
    nextPageTimestamp: v.nullish(v.unknown()),
  }),
});

async function requestPull(
  { code, start, end }: RequestOf<'pull'>,
  caller: Caller,
): Promise<unknown> {
  const fields = `events(
    startTime: $start, endTime: $end, dataType: CombatantInfo, limit: 300, translate: true
  ) { data nextPageTimestamp }`;
  const report = await requestReport(
    { code, fields, needed: ['events'], window: { start, end } },
    caller,
  );
  const { data, nextPageTimestamp } = parseResponse(Events, report).events;
  return { events: data, ...(nextPageTimestamp != null && { nextPageTimestamp }) };
}

/** These fields come with every report: of an archived report most users get only nulls. */
const ARCHIVE_STATUS = 'archiveStatus { isArchived isAccessible }';

const ClosedReport = v.object({
  archiveStatus: v.object({ isArchived: v.literal(true), isAccessible: v.literal(false) }),
});

const OfReport = v.object({
  reportData: v.object({ report: v.nullish(recordUpTo(LIST_BOUNDS.others, v.unknown())) }),
});

interface ReportQuery {
  code: string;
  fields: string;
  /** The fields without which a response with errors is refused. */
  needed: readonly string[];
  /** Milliseconds from the report's start; `fields` uses them as `$start` and `$end`. */
  window?: { start: number; end: number };
}

/** Requests fields of a report. Throws `reportNotFound` or `reportArchived`. */
async function requestReport(
  { code, fields, needed, window }: ReportQuery,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const variables = window ? '($code: String!, $start: Float!, $end: Float!)' : '($code: String!)';
  const query = `query Report${variables} { reportData { report(code: $code) { ${ARCHIVE_STATUS} ${fields} } } }`;
  try {
    return openReport(await requestGraphQL({ query, variables: { code, ...window } }, caller));
  } catch (error) {
    // The error may come with a missing or archived report, or be about an unneeded field.
    if (error instanceof QueryFailed && v.is(OfReport, error.data)) {
      const report = openReport(error.data);
      const hasEveryField = needed.every((field) => report[field] != null);
      const isAboutNeededField = error.paths.some(([, , field]) => needed.includes(`${field}`));
      if (hasEveryField && !isAboutNeededField) return report;
    }
    throw error;
  }
}

function openReport(data: unknown): Record<string, unknown> {
  const read = v.safeParse(OfReport, data);
  const report = read.success ? read.output.reportData.report : undefined;
  if (!report) throw failure('reportNotFound');
  if (v.is(ClosedReport, report)) throw failure('reportArchived');
  return report;
}
