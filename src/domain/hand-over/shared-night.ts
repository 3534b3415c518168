import {
  type AuditedFight,
  isJudged,
  type NightGroup,
  type NightRow,
  type NightState,
  nightGroup,
  nightRows,
} from '../audit/night';
import type { Kill } from '../raid/raid';
import { fightsToShare, type ShareOptions } from './players-to-share';
import {
  type FightToShare,
  minimumToShare,
  type SharedFinding,
  type SharedHead,
  type SharedPlayer,
  sharedFinding,
  standardsToShare,
} from './shared-audit';

/** A player's night: the faults that are left, and at which kills there were some. */
export interface SharedNightPlayer extends Pick<SharedPlayer, 'name' | 'server' | 'picture'> {
  group: NightGroup;
  /** At the last kill with logged gear. */
  now: readonly SharedFinding[];
  /** One per kill. */
  states: readonly NightState[];
}

export type SharedKill = Pick<Kill, 'boss' | 'zone' | 'difficulty'>;

/** All verdicts of a night, without gear. */
export interface SharedNight extends SharedHead {
  kills: readonly SharedKill[];
  players: readonly SharedNightPlayer[];
}

export interface NightToShare extends Omit<FightToShare, 'fight' | 'audits'> {
  kills: readonly AuditedFight[];
  leftOut: ShareOptions['leftOut'];
}

export function toSharedNight(subject: NightToShare): SharedNight {
  const { code, raid, kills, leftOut, context, judgedAt } = subject;
  const minimums = new Set(kills.map(({ fight }) => minimumToShare(fight, context)));
  const [minimum = 0, ...others] = minimums;
  return {
    code,
    title: raid.title,
    foughtAt: raid.startedAt,
    judgedAt,
    era: context.era.id,
    // Raids of one night may have several.
    minimumItemLevel: others.length > 0 ? 0 : minimum,
    counts: standardsToShare(context),
    kills: kills.map(({ fight: { boss, zone, difficulty } }) => ({ boss, zone, difficulty })),
    players: nightRows(fightsToShare(kills, { leftOut })).map(sharedRow),
  };
}

const sharedRow = (row: NightRow): SharedNightPlayer => ({
  name: row.player.name,
  server: row.player.server ?? '',
  picture: row.player.picture,
  group: nightGroup(row),
  now: row.now.findings.map(sharedFinding),
  states: row.cells.map(({ state }) => state),
});

/** Returns a player's state at the last kill with logged gear, and attendance: 11 of 12. */
export function sharedNow({ states }: Pick<SharedNightPlayer, 'states'>) {
  const known = states.filter((state) => state !== 'unknown');
  const attended = known.filter((state) => state !== 'absent');
  const judged = attended.filter((state) => isJudged({ state }));
  const state: NightState = judged.at(-1) ?? attended.at(-1) ?? 'unknown';
  return {
    state,
    attended: attended.length,
    known: known.length,
  };
}
