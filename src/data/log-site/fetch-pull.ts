import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Consumables } from '#domain/pull/consumables';
import {
  eventsByPlayer,
  fightIdInReport,
  hasFightEvent,
  type Pull,
  type PullEvent,
  toLoggedPull,
  toPull,
} from '#domain/pull/pull';
import type { Fight, Raider } from '#domain/raid/raid';
import { SECOND } from '#domain/time';
import { type Friendly, fetchFriendlies } from './friendlies';
import { LoggedEvents } from './logged-events';
import { failure } from './requests/failure-kinds';
import { requestReportData } from './requests/request-log-site';

/** The longest time between a snapshot and its fight's start. Up to 33.6 seconds were recorded. */
const BEFORE_START = 120 * SECOND;
const AFTER_START = 5 * SECOND;

/** The most pages that are fetched; every known pull fits on one page. */
const MAX_PAGES = 3;

export interface PullSubject {
  code: ReportCode;
  fight: Fight;
  raiders: readonly Raider[];
  /** Undefined for an era without a table, whose auras are stored as logged. */
  consumables: Consumables | undefined;
}

/**
 * Fetches every raider's snapshot by one request, or two if the log wrote the snapshots late, and
 * one more for records without player numbers. Throws a LogSiteFailure.
 */
export async function fetchPull(subject: PullSubject, signal: AbortSignal): Promise<Pull> {
  const { code, fight, raiders, consumables } = subject;
  const start = Math.max(0, fight.startedAt - BEFORE_START);
  const request = { code, fightId: fight.id, signal };
  let events = await fetchEvents(request, { start, end: fight.startedAt + AFTER_START });
  let now = { ...fight, id: fightIdInReport(events, fight) };
  if (!hasFightEvent(events, now)) {
    events = await fetchEvents(request, { start, end: fight.endedAt });
    now = { ...fight, id: fightIdInReport(events, fight) };
  }
  const logIdOf = await logIds(raiders, request);
  const eventByPlayer = eventsByPlayer(events, now);
  const players = raiders.map((raider) => ({ key: raider.key, logId: logIdOf(raider) }));
  return consumables
    ? toPull(eventByPlayer, players, consumables)
    : toLoggedPull(eventByPlayer, players);
}

interface FightOfReport {
  code: ReportCode;
  fightId: number;
  signal: AbortSignal;
}

/** Milliseconds from the report's start. */
interface EventWindow {
  start: number;
  end: number;
}

async function fetchEvents(request: FightOfReport, window: EventWindow): Promise<PullEvent[]> {
  const events: PullEvent[] = [];
  let start = window.start;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await fetchPage(request, { start, end: window.end });
    events.push(...page.events);
    const next = page.nextPageTimestamp ?? 0;
    if (next <= start || next > window.end) break;
    start = next;
  }
  const windowEvents = events.filter(
    ({ timestamp }) => timestamp >= window.start && timestamp <= window.end,
  );
  if (events.length > 0 && windowEvents.length === 0) throw failure('eventsOfAnotherTime');
  return windowEvents;
}

async function fetchPage({ code, fightId, signal }: FightOfReport, { start, end }: EventWindow) {
  const page = await requestReportData(
    { kind: 'pull', code, fightId, start, end },
    { schema: LoggedEvents, signal },
  );
  if (code !== SAMPLE_CODE) return page;
  return {
    events: page.events.filter(({ timestamp }) => timestamp >= start && timestamp <= end),
    nextPageTimestamp: undefined,
  };
}

/** Finds the raiders' player numbers in their record, else in the report. */
async function logIds(
  raiders: readonly Raider[],
  { code }: FightOfReport,
): Promise<(raider: Raider) => number | undefined> {
  if (raiders.some(({ logId }) => logId !== undefined)) return ({ logId }) => logId;
  const friendlies = await fetchFriendlies(code);
  return (raider) => findFriendly(raider, friendlies)?.id ?? undefined;
}

/** Finds a raider by GUID, else by server, else by name; undefined if several match best. */
function findFriendly({ name, server = '', guid }: Raider, friendlies: readonly Friendly[]) {
  const namesakes = friendlies.filter((friendly) => friendly.name === name);
  const serverNamesakes = namesakes.filter((friendly) => friendly.server === server);
  const samePlayers = serverNamesakes.filter(
    (friendly) => guid !== undefined && friendly.guid === guid,
  );
  const best = [samePlayers, serverNamesakes, namesakes].find(({ length }) => length > 0);
  return best?.length === 1 ? best[0] : undefined;
}
