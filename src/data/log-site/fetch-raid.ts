import * as v from 'valibot';
import { hostOfZone } from '#domain/eras/log-zones';
import { withoutOnlyDifficulty } from '#domain/eras/only-difficulty';
import { RETAIL } from '#domain/eras/unjudged-eras';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import { isDungeonRun } from '#domain/raid/dungeon-run';
import { CLASSIC_HOST, type LogHost } from '#domain/raid/log-host';
import type { BossFight, Fight, Kill, LoggedAttempt, Raid, Raider } from '#domain/raid/raid';
import { LIST_BOUNDS } from '../bounded-schemas';
import { Friendlies, fetchFriendlies, noteFriendlies } from './friendlies';
import { type LoggedPlayer, LoggedSummary } from './logged-summary';
import {
  LoggedInteger,
  LoggedNumber,
  LoggedTime,
  listOfReadable,
  OptionalId,
  OptionalInteger,
  OptionalNumber,
  OptionalText,
} from './logged-values';
import { failure } from './requests/failure-kinds';
import { hostOfReport, requestReportData } from './requests/request-log-site';
import { toRaiders } from './to-raiders';

/** Exported for callers on the first page, which must not load the eras. */
export { fightToOpen } from '#domain/eras/raid-fights';

/** Fetches a report, or the sample from its file. Throws a LogSiteFailure. */
export async function fetchRaid(code: ReportCode, signal: AbortSignal): Promise<Raid> {
  const report = await requestReportData(
    { kind: 'fights', code },
    { schema: LoggedReport, signal },
  );
  const raid = toRaid(report, hostOfReport(code));
  noteFriendlies(code, report.friendlies ?? []);
  // The sample has raiders for its kills only.
  return code === SAMPLE_CODE ? { ...raid, attempts: [] } : raid;
}

/** Fetches the raiders of one fight: gear changes between bosses. Throws a LogSiteFailure. */
export async function fetchRaiders(
  code: ReportCode,
  { id, startedAt, endedAt, isLost }: Fight,
  signal: AbortSignal,
): Promise<Raider[]> {
  // The report now has another fight at that time, or no fight.
  if (isLost) throw failure('noPlayersFound');
  const summary = await requestReportData(
    { kind: 'players', code, fightId: id, start: startedAt, end: endedAt },
    { schema: LoggedSummary, signal },
  );
  const raiders = toRaiders(summary, await guidsInReport(code, summary));
  if (raiders.length === 0) throw failure('noPlayersFound');
  return raiders;
}

/** Finds GUIDs that a summary lacks in the report's list, by the report's number and the name. */
async function guidsInReport(
  code: ReportCode,
  { playerDetails }: LoggedSummary,
): Promise<(player: LoggedPlayer) => number | undefined> {
  const players = Object.values(playerDetails).flat();
  const hasEveryGuid = players.every(({ id, guid }) => guid !== undefined || id == null);
  // If fetching the list fails, gear is shown without GUIDs.
  const friendlies = hasEveryGuid ? [] : await fetchFriendlies(code).catch(() => []);
  const byId = new Map(friendlies.map((friendly) => [friendly.id, friendly]));
  return ({ id, name }) => {
    const friendly = id == null ? undefined : byId.get(Number(id));
    return friendly?.name === name ? (friendly.guid ?? undefined) : undefined;
  };
}

/** A fight as sent. Trash has no `kill`; some reports lack `zoneDifficulty` or send 0. */
const LoggedFight = v.object({
  id: LoggedInteger,
  boss: v.nullish(LoggedNumber, 0), // trash
  name: OptionalText, // trash may lack it
  start_time: LoggedTime, // from the report's start
  end_time: LoggedTime,
  kill: v.nullish(v.boolean(), false),
  inProgress: v.fallback(v.nullish(v.boolean(), false), false),
  bossPercentage: OptionalNumber, // in hundredths of a percent
  size: OptionalId,
  zoneID: OptionalId,
  zoneName: OptionalText,
  zoneDifficulty: OptionalNumber,
  difficulty: OptionalNumber,
});

type LoggedFight = v.InferOutput<typeof LoggedFight>;

/** Classes that only retail has. Retail's reports of 2018 and before do not name their game. */
const RETAIL_CLASSES = ['DemonHunter', 'Evoker'];
const LATER_CLASSES = ['DeathKnight', 'Monk', ...RETAIL_CLASSES];

/** A report as sent. `fights` may be missing, with or without a reason. */
export const LoggedReport = v.object({
  processing: v.fallback(v.nullish(v.boolean(), false), false),
  title: OptionalText,
  owner: OptionalText,
  guild: OptionalText, // v1 sends none
  start: v.nullish(LoggedTime, 0), // since 1970
  end: v.nullish(LoggedTime, 0),
  gameVersion: OptionalInteger, // 0 is sent too, for no known game
  zone: OptionalId, // -1 or 0 if unknown
  friendlies: Friendlies,
  fights: v.nullish(listOfReadable(LIST_BOUNDS.fights, LoggedFight)),
});

/** Maps a report to a raid with its boss fights. Throws `stillProcessing` or `noFightsFound`. */
export function toRaid(report: v.InferOutput<typeof LoggedReport>, askedHost?: LogHost): Raid {
  // v2 has the reports of every host; only the zone tells which host it is.
  const host = (report.zone && hostOfZone(report.zone)) || askedHost;
  if (report.processing) throw failure('stillProcessing');
  if (!report.fights) throw failure('noFightsFound', { isTransient: true });
  if (report.fights.length === 0) throw failure('noFightsFound');
  const bossFights = report.fights
    .filter(({ boss, kill }) => boss !== 0 && (kill || !isDungeonRun(boss)))
    .sort((one, other) => one.start_time - other.start_time);
  const { friendlies } = report;
  const hasClassOf = (classes: readonly string[]) =>
    friendlies?.some(({ type }) => classes.includes(type)) ?? false;
  const gameVersion =
    report.gameVersion ?? (hasClassOf(RETAIL_CLASSES) ? RETAIL.gameVersion : undefined);
  return withoutOnlyDifficulty({
    ...(host !== undefined && host !== CLASSIC_HOST && { host }),
    title: report.title,
    owner: report.owner,
    ...(report.guild && { guild: report.guild }),
    ...(gameVersion !== undefined && { gameVersion }),
    ...(report.zone && { zoneId: report.zone }),
    ...(friendlies && {
      hasMonk: hasClassOf(['Monk']),
      hasLaterClass: hasClassOf(LATER_CLASSES),
    }),
    startedAt: report.start,
    endedAt: report.end,
    kills: bossFights
      .filter(({ kill }) => kill)
      .slice(0, LIST_BOUNDS.kills)
      .map(toKill),
    attempts: bossFights.filter(({ kill, inProgress }) => !kill && !inProgress).map(toAttempt),
  });
}

const toKill = (fight: LoggedFight): Kill => ({ kind: 'kill', ...toFight(fight) });

const toFight = (fight: LoggedFight): BossFight => ({
  id: fight.id,
  boss: fight.name || `#${fight.boss}`,
  ...(fight.boss > 0 && { encounterId: fight.boss }),
  zone: fight.zoneName,
  ...(fight.zoneID && { zoneId: fight.zoneID }),
  difficulty: fight.zoneDifficulty || fight.difficulty || 0,
  ...(fight.size && { size: fight.size }),
  startedAt: fight.start_time,
  endedAt: fight.end_time,
});

function toAttempt(fight: LoggedFight): LoggedAttempt {
  const percentage = fight.bossPercentage == null ? undefined : fight.bossPercentage / 100;
  const isPercentage = percentage !== undefined && percentage >= 0 && percentage <= 100;
  return {
    kind: 'attempt',
    ...toFight(fight),
    ...(isPercentage && { bossPercentage: percentage }),
  };
}
